/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      approvals: 'Požadavky ke schválení',
    },

    DEEDS: {
      approvals: {
        create: 'Nový požadavek ke schválení: {name}',
        approve: 'Schválení požadavku: {name}',
        reject: 'Zamítnutí požadavku: {name}',
        replace: 'Výměna schvalovatele u požadavku: {name}',
        withdraw: 'Stažení požadavku: {name}',
        agenda: 'Požadavek na program shromáždění: {name}',
        delete: 'Smazání požadavku: {name}',
        substitute: 'Zástup u požadavků ke schválení: {name}',
        unsubstitute: 'Konec zástupu u požadavků ke schválení: {name}',
        uncomment: 'Smazání komentáře u požadavku: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/log': typeof cs;
  }
}
