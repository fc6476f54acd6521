/** A print of many sheets, where it was asked for. */
const cs = {
  PRINTS: {
    WAITING: 'Tisk čeká, až na něj přijde řada. Listů: {total, number}.',
    RUNNING: 'Tiskne se: {done, number} z(e) {total, number} listů.',
    STAYS: 'Stránku můžete zavřít, soubor tu potom najdete.',
    DONE: 'Soubor k tisku je připravený. Listů: {total, number}.',
    KEPT: 'Stáhnout ho jde do 24 hodin.',
    FAILED: 'Soubor k tisku se nepodařilo připravit. Zkuste to prosím znovu.',
    SAVE: 'Stáhnout PDF',
    PROGRESS: 'Příprava tisku',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prints/screens': typeof cs;
  }
}
