/** What calls of substitute meetings refuse. */
const cs = {
  SUBSTITUTE: {
    ERRORS: {
      NOT_FAILED: 'Toto shromáždění o všem rozhodlo, nebo ještě neskončilo.',
      STATUTES: 'Stanovy domu náhradní shromáždění neznají.',
      MADE: 'Tohle už někdo připravil.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'substitutes/refusals': typeof cs;
  }
}
