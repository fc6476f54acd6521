/** Said also outside of its own screens: as a toast of the import that a request is opened from. */
const cs = {
  CHANGES: {
    OPENED: 'Návrh změn je otevřený.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'changes/everywhere': typeof cs;
  }
}
