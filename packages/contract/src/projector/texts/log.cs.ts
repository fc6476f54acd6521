/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    DEEDS: {
      meetings: {
        project: 'Odkaz na promítání shromáždění: {name}',
        unproject: 'Konec promítání shromáždění: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'projector/log': typeof cs;
  }
}
