/** What pages and notices say in a demonstration. */
const cs = {
  DEMO: {
    WOULD: 'Jinak byste teď četli: „{text}“',
    KEEPS: 'V ukázce se nic nemaže.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'demo/everywhere': typeof cs;
  }
}
