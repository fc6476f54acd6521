/** How the house comes in, and letters with a code: what the committee reads. */
const cs = {
  LETTERS: {
    TITLE: 'Pozvánky',
    LEAD: 'Kdo už v portálu je, kdo má pozvánku a na koho se zapomnělo.',
    DECIDED: 'Hotovo.',
    COUNTS: {
      in: 'v portálu',
      opened: 'pozvánku otevřeli',
      invited: 'pozváni',
      none: 'bez pozvánky',
    },
    SUM: '{count, plural, one {V domě je # člověk.} few {V domě jsou # lidé.} many {V domě je # člověka.} other {V domě je # lidí.}}',
    BAR: 'V portálu {in}, pozvánku otevřeli {opened}, pozváni {invited}, bez pozvánky {none}.',
    WAITING: 'Adresy z dopisů, které čekají na vás',
    WAITING_TEXT:
      'Kdo dostal dopis, napsal svůj e-mail. Než ho potvrdíte, ověřte, že mu opravdu patří, nejlépe telefonem.',
    APPROVE: 'Poslat pozvánku',
    REFUSE: 'Zahodit',
    FOR: 'pro koho: {name}',
    REFUSE_TITLE: 'Zahodit adresu {email}?',
    REFUSE_TEXT: 'Kód z dopisu tím přestane platit. {name} potom potřebuje nový dopis.',
    FORGOTTEN: 'Na koho se zapomnělo',
    NOBODY: 'Na nikoho. Každý má pozvánku, nebo už v portálu je.',
    BY_MAIL: 'Pozvat e-mailem ({count})',
    BY_LETTER: 'Vytisknout dopisy ({count})',
    NO_EMAIL: 'bez e-mailu',
    HAS_EMAIL: 'e-mail známe',
    MOST: 'Najednou se tiskne nejvýš padesát dopisů.',
    OUT: 'Dopisy, které ještě nikdo nepoužil',
    UNTIL: 'kód platí do {day}',
    AGAIN: 'Vytisknout znovu',
    AGAIN_TEXT: 'Nový dopis má nový kód, starý přestane platit.',
    SKIPPED: 'Komu se dopis nevytiskl',

    ERRORS: {
      DECIDED: 'O této adrese už někdo rozhodl.',
      CHANGED: 'Adresa se mezitím změnila. Otevřete stránku znovu a rozhodněte o té nové.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'activation/letters': typeof cs;
  }
}
