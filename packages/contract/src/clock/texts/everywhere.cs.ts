/** Said also outside of its own screens: in the menu. */
const cs = { MODULES: { CLOCK: 'Zákonné lhůty' } } as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clock/everywhere': typeof cs;
  }
}
