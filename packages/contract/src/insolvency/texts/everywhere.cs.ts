/** Said also outside of its own screens: as toasts of calls. */
const cs = {
  INSOLVENCY: {
    CREATED: 'Vlastníka hlídáme.',
    SAVED: 'Změny jsou uložené.',
    CHECKING: 'Ptáme se rejstříku, výsledek se tu za chvíli objeví.',
    DECIDED: 'Rozhodnutí je zapsané.',
    REMOVED: 'Vlastníka už nehlídáme.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'insolvency/everywhere': typeof cs;
  }
}
