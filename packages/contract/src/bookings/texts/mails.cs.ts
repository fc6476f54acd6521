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
      TEXT: '{how, select, offered {Termín, na který čekáte, je volný a držíme ho pro vás do této chvíle: {until}. Do té doby si ho můžete vzít, potom ho nabídneme dalšímu v pořadí.} booked {Termín, na který čekáte, se uvolnil a podle vašeho přání je hned rezervovaný pro vás. Pokud se vám už nehodí, zrušte ho prosím, ať ho může mít někdo jiný.} asked {Termín, na který čekáte, se uvolnil. Podle vašeho přání je pro vás obsazený a rozhodne o něm výbor.} other {Termín, na který čekáte, je volný a začíná brzy. Píšeme všem, kdo na něj čekají; platí, kdo si ho rezervuje první.}}\n\nCo: {thing}\nKdy: {when}{unit, select, none {} other {\nJednotka: {unit}}}',
      ACTION: 'Otevřít rezervace',
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
