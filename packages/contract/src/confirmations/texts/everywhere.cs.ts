/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  CONFIRMATIONS: {
    HOME: {
      DOOR: '{count, plural, one {zpráva k potvrzení} few {zprávy k potvrzení} many {zprávy k potvrzení} other {zpráv k potvrzení}}',
      DOOR_DOCUMENTS:
        '{count, plural, one {dokument k potvrzení} few {dokumenty k potvrzení} many {dokumentu k potvrzení} other {dokumentů k potvrzení}}',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'confirmations/everywhere': typeof cs;
  }
}
