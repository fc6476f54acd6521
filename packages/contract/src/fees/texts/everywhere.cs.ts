/** Said also outside of its own screens: in the menu. */
const cs = {
  MODULES: {
    FEES: 'Přehled poplatků',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/everywhere': typeof cs;
  }
}
