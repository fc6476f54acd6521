/** Said also outside of its own screens: in the menu. */
const cs = {
  MODULES: {
    CASH: 'Pokladna',
    ADVANCE: 'Moje záloha',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/everywhere': typeof cs;
  }
}
