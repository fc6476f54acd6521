/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      wall: 'Kódy na zdi',
      wallPlace: 'Místo s kódem',
      wallNote: 'Hlášení ze zdi',
    },
    DEEDS: {
      wall: {
        on: 'Zapnutí kódů na zdi',
        off: 'Vypnutí kódů na zdi',
      },
      wallPlace: {
        create: 'Nové místo s kódem: {name}',
        update: 'Úprava místa s kódem: {name}',
        renew: 'Nový kód: {name}',
        revoke: 'Odebrání kódu: {name}',
        delete: 'Odebrání místa s kódem: {name}',
      },
      wallNote: {
        letIn: 'Přijaté hlášení ze zdi: {name}',
        decline: 'Odložené hlášení ze zdi: {name}',
        delete: 'Smazání hlášení ze zdi: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'walls/log': typeof cs;
  }
}
