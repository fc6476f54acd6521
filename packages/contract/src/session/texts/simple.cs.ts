/** Simple mode: three doors for those who read, confirm and vote. */
const cs = {
  SIMPLE: {
    TITLE: 'Co je potřeba',
    CALM: 'Nic na vás nečeká',
    CALM_TEXT: 'Až bude potřeba něco přečíst, potvrdit nebo o něčem hlasovat, rozsvítí se tu dveře.',
    VOTE: 'Hlasovat',
    CONFIRM: 'Potvrdit',
    READ: 'Přečíst',
    NOTHING: 'nic nového',
    AND_MORE:
      '{count, plural, one {a ještě jedno další} few {a ještě # další} many {a ještě # dalšího} other {a ještě # dalších}}',
    UNTIL: 'do {day}',
    FROM: 'přišlo {day}',
    CALL: 'Zavolat: {role}',
    BIGGER: 'Zvětšit písmo',
    SMALLEST: 'Zmenšit písmo na běžné',
    SIZE_NOW: 'teď {size}',
    WHOLE: 'Zobrazit celou Pavlač',
    WHOLE_HINT: 'vypne jednoduchý režim',
    BACK: 'Zpátky na Co je potřeba',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/simple': typeof cs;
  }
}
