/** The annex of a claim. */
const cs = {
  CLAIM_PRINT: {
    TITLE: 'Příloha přihlášky pohledávky',
    NAME: 'Příloha přihlášky {file}.pdf',
    DEBTOR: 'Dlužník',
    KNOWN: 'Datum narození, nebo IČO',
    FILE: 'Spisová značka',
    STARTED: 'Řízení zahájeno',
    DECLARED: 'Úpadek zjištěn',
    TERM: 'Přihlásit do',
    BEFORE: 'Dluhy splatné před tímto dnem (přihlašují se)',
    ALL: 'Dluhy, den zahájení řízení není doplněný',
    AFTER: 'Dluhy splatné od tohoto dne',
    AFTER_TEXT: 'Nepřihlašují se, platí se dál jako dosud.',
    NONE: 'Žádné dluhy.',
    UNIT: 'Jednotka',
    WHAT: 'Za co',
    DUE: 'Splatnost',
    AMOUNT: 'Předepsáno (Kč)',
    PAID: 'Zaplaceno (Kč)',
    OPEN: 'Zbývá (Kč)',
    SUM: 'Celkem',
    HOW: 'Zbývá = předepsáno − zaplaceno, podle účtů jednotek ke dni {day}. Dluhy jsou rozdělené podle dne splatnosti.',
    HELP: 'Podklad k přihlášce, sám přihláškou není. Lhůtu a náležitosti určuje rozhodnutí soudu.',
    SIGNED: 'Za společenství',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'insolvency/prints': typeof cs;
  }
}
