/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      minutes: 'Zápis ze shromáždění',
    },
    DEEDS: {
      minutes: {
        update: 'Úprava zápisu: {name}',
        finish: 'Dokončení zápisu: {name}',
        addend: 'Dodatek k zápisu: {name}',
        sign: 'Podpis zápisu: {name}',
        scan: 'Sken podepsaného zápisu: {name}',
        publish: 'Zveřejnění zápisu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'minutes/log': typeof cs;
  }
}
