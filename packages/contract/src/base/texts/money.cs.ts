/** What is wrong with an amount. */
const cs = {
  MONEY: {
    UNREADABLE: 'Tohle není částka. Napište ji číslicemi, třeba 1 234,50.',
    UNCLEAR: 'Nejde poznat, jestli jsou to tisíce, nebo haléře. Napište třeba 1234,00 nebo 1,23.',
    PLACES: 'Částka má nejvýš dvě desetinná místa.',
    TOO_LARGE: 'Částka je příliš velká, nejvýš 99 999 999 999,99 Kč.',
    ZERO: 'Částka nesmí být nula.',
    NEGATIVE: 'Částka nesmí být záporná.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/money': typeof cs;
  }
}
