/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      agenda: 'Program shromáždění',
    },

    DEEDS: {
      agenda: {
        update: 'Úprava programu: {name}',
        ballot: 'Příprava hlasování z programu: {name}',
        counter: 'Protinávrh: {name}',
        keepTemplate: 'Nový vzor programu: {name}',
        dropTemplate: 'Smazání vzoru programu: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'agenda/log': typeof cs;
  }
}
