/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    DEEDS: {
      meetings: {
        register: 'Otevření prezence shromáždění: {name}',
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
