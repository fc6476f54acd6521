/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  COMMENTS: {
    BY_LINK: 'Firma odkazem',
    ERRORS: {
      EMPTY: 'Napište, co chcete říct, nebo přiložte soubor.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'comments/everywhere': typeof cs;
  }
}
