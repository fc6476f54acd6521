/** Said also outside of its own screens: in the menu and in the search. */
const cs = {
  MODULES: {
    RESOLUTIONS: 'Usnesení',
  },

  RESOLUTION: {
    UPDATED: 'Usnesení je uložené.',
    RESULT: { yes: 'Přijato', no: 'Nepřijato' },
    STATES: { none: 'Není co plnit', open: 'Ke splnění', done: 'Splněno', dropped: 'Upuštěno' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/everywhere': typeof cs;
  }
}
