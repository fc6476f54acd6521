/** Said also outside of its own screens. */
const cs = {
  MODULES: {
    DOCUMENTS: 'Dokumenty',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/everywhere': typeof cs;
  }
}
