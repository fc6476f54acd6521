/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    bookingAsked: {
      SUBJECT: 'Rezervace ke schválení: {thing}, {when}',
      TEXT: 'Jednotka {unit} žádá o rezervaci.\n\nCo: {thing}\nKdy: {when}',
      ACTION: 'Rozhodnout',
    },
    bookingDecided: {
      SUBJECT: '{approved, select, yes {Schváleno} other {Zamítnuto}}: {thing}, {when}',
      TEXT: '{approved, select, yes {Výbor vaši rezervaci schválil.} other {Výbor vaši rezervaci neschválil.}}\n\nCo: {thing}\nKdy: {when}\nJednotka: {unit}{reason, select, none {} other {\n\nDůvod: {reason}}}',
      ACTION: 'Otevřít rezervace',
    },
    bookingCancelled: {
      SUBJECT: 'Zrušená rezervace: {thing}, {when}',
      TEXT: '{why, select, sold {Rezervace je zrušená, protože v ten den už k jednotce nepatříte.} thing {Rezervace je zrušená, protože věc už v rezervacích není.} other {Výbor vaši rezervaci zrušil.}}\n\nCo: {thing}\nKdy: {when}\nJednotka: {unit}{reason, select, none {} other {\n\nDůvod: {reason}}}',
      ACTION: 'Otevřít rezervace',
    },
    bookingFree: {
      SUBJECT: 'Uvolnilo se: {thing}, {when}',
      TEXT: 'Termín, na který čekáte, je volný. Píšeme všem, kdo na něj čekají; platí, kdo si ho rezervuje první.\n\nCo: {thing}\nKdy: {when}',
      ACTION: 'Rezervovat',
    },
    bookingSoon: {
      SUBJECT: 'Vaše rezervace: {thing}, {when}',
      TEXT: 'Připomínáme rezervaci.\n\nCo: {thing}\nKdy: {when}\nJednotka: {unit}\n\nPokud se vám nehodí, zrušte ji prosím, ať termín může mít někdo jiný.',
      ACTION: 'Otevřít rezervace',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bookings/mails': typeof cs;
  }
}
