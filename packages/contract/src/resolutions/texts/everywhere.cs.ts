/** Said also outside of its own screens: in the menu, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    RESOLUTIONS: 'Usnesení',
  },

  RESOLUTION: {
    UPDATED: 'Usnesení je uložené.',
    RESULT: { yes: 'Přijato', no: 'Nepřijato' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/everywhere': typeof cs;
  }
}
