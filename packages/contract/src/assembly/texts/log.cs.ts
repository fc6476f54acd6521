/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    DEEDS: {
      meetings: {
        register: 'Otevření prezence shromáždění: {name}',
        begin: 'Zahájení shromáždění: {name}',
        officers: 'Kdo předsedá a zapisuje: {name}',
        turn: 'Další bod programu: {name}',
        discuss: 'Projednaný bod: {name}',
        objection: 'Námitka do zápisu: {name}',
        question: 'Dotaz do zápisu: {name}',
        unrepresented: 'Odchod zmocněnce bez potvrzené plné moci: {name}',
        unremark: 'Stažení námitky nebo dotazu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'assembly/log': typeof cs;
  }
}
