/** Why something cannot be done. */
const cs = {
  PROJECTOR: {
    ERRORS: {
      NONE: 'Promítání už skončilo.',
      OVER: 'Promítání skončilo.',
      NOT_TODAY: 'Promítat jde v den svolaného shromáždění, od 24 hodin před začátkem.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'projector/refusals': typeof cs;
  }
}
