/** Said also outside of its own screens: as toasts of calls, and by the import that a request is opened from. */
const cs = {
  CHANGES: {
    OPEN: 'Otevřít jako návrh změn',
    OPENED: 'Návrh změn je otevřený.',
    HANDED: 'Návrh čeká na potvrzení druhou osobou.',
    CLOSED: 'Rozhodnutí je zapsané.',
    UNDONE: 'Změny jsou vrácené.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'changes/everywhere': typeof cs;
  }
}
