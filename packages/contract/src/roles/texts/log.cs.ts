/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      roles: 'Role',
    },

    DEEDS: {
      roles: {
        create: 'Nová role {name}',
        update: 'Úprava role {name}',
        delete: 'Smazání role {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'roles/log': typeof cs;
  }
}
