/** Papers addressed to somebody by name, on their own page. */
const cs = {
  ADDRESSED: {
    TITLE: 'Papíry poslané jmenovitě vám',
    LEAD: 'Najdete je tu, i když už k jednotce nepatříte.',
    NONE: 'Zatím tu žádný papír není.',
    OF_UNIT: 'jednotka {unit}, ke dni {day}',
    OF_DAY: 'ke dni {day}',
    TAKE: 'Stáhnout {name}',
    OPEN: 'Otevřít odkaz {name}',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/addressed': typeof cs;
  }
}
