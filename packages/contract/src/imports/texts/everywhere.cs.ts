/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  CONTACT_IMPORT: {
    OPEN: 'Načíst kontakty ze souboru',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'imports/everywhere': typeof cs;
  }
}
