/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  ACTIVATION: {
    SENT: 'Aktivační e-mail je odeslaný.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'activation/everywhere': typeof cs;
  }
}
