/** Said also outside of its own screens: as a toast of a call. */
const cs = {
  HANDOVER: {
    SENT: 'Odkaz je na cestě k firmě.',
    TAKEN_BACK: 'Odkaz už neplatí.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'handovers/everywhere': typeof cs;
  }
}
