/** Said also outside of its own screens: as a toast of a call. */
const cs = {
  SUMMONS: {
    RECORDED: 'Doručení je zapsané.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'summons/everywhere': typeof cs;
  }
}
