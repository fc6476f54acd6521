/** Confirmed reading: the queue, who has read, reminders, paper. */
const cs = {
  CONFIRMATIONS: {
    /** Which version of a file somebody confirmed. */
    OF_FILE: 'verze {version, number}',

    WORDINGS: {
      NUMBER: '{version, number}. znění',
      OPEN_OF: '{version, number}. znění: {name}',
      NOT_KEPT: '{version, number}. znění, text se neuchoval',
      SHOW_MINE: 'Zobrazit, co jste potvrdili',
      PICK: 'Které znění',
      OPTION: '{version, number}. znění, od {since}',
      IN_FORCE: '{version, number}. znění platilo od {since} do {until}.',
      REPLACED_BY: 'Autor změny: {name}.',
      CONFIRMED: 'Přečtení tohoto znění jste potvrdili {at}.',
      FILES: 'Přílohy tohoto znění',
      LOST: 'Tyto přílohy už portál nemá',
    },

    TITLE: 'K potvrzení přečtení',
    CONFIRMED: 'Přečtení je potvrzené.',
    REMINDED: 'Připomínky odcházejí.',
    PAPER_SAVED: 'Potvrzení z papíru jsou zapsaná.',
    TAKEN_BACK: 'Zápis z papíru je zrušený.',
    NOT_FOUND: 'Na tohle potvrzení už nikdo nečeká. Možná bylo mezitím zrušeno.',

    ERRORS: {
      CHANGED: 'Obsah se mezitím změnil, přečtěte ho prosím znovu.',
      NOT_ASKED: 'Tady se o potvrzení přečtení nežádá.',
      NOT_MISSING: 'Někdo z vybraných už přečtení potvrdil, nebo o ně není žádán. Načtěte seznam znovu.',
      NOT_PAPER: 'Zrušit jde jen potvrzení zapsané z papíru.',
      REMINDED: 'Připomínka odešla před méně než 12 hodinami. Další jde poslat {at}.',
      NOBODY: 'Není komu připomínat: přečtení potvrdili všichni.',
      DAY_FUTURE: 'Podpis nemůže mít datum v budoucnu.',
      DAY_BEFORE: 'Podpis nemůže být starší než to, co se jím potvrzuje.',
    },

    QUEUE: {
      POSITION:
        '{at, number} {total, select, 1 {z 1} 5 {z 5} 8 {z 8} 9 {z 9} 10 {z 10} 11 {z 11} 15 {z 15} other {ze {total}}}',
      CHANGED:
        '{what, select, document {Dokument má od vašeho potvrzení podstatně změněnou verzi.} event {Událost se od vašeho potvrzení změnila.} other {Zpráva se od vašeho potvrzení změnila.}}',
      OPEN_WHOLE: '{what, select, document {Otevřít dokument} event {Otevřít událost} other {Otevřít celou zprávu}}',
      PROOF: 'Pro ověření',
      FILE: 'Verze {version, number}, otisk SHA-256 {hash}',
      UNTIL: 'Potvrdit je třeba do {day}.',
      TEXT: '{what, select, document {Dokument k přečtení} event {Popis události} other {Text zprávy}}',
      POSTPONE: 'Připomenout příště',
      ACCEPT: 'Potvrzuji přečtení',
      UNKNOWN: 'Fronta neobsahuje tento typ.',
      UNKNOWN_HINT: 'Tahle verze portálu takovou položku zobrazit neumí. Zkuste to prosím po načtení stránky znovu.',
      SKIP: 'Přejít dál',
      LOADING: 'Načítám další položku',
    },

    MINE: {
      TITLE: 'Potvrďte přečtení',
      TEXT: '{what, select, document {Výbor potřebuje vědět, že se dokument dostal ke všem, pro které je.} other {Výbor potřebuje vědět, že se zpráva dostala ke všem, pro které je.}}',
      DO: 'Potvrdit přečtení',
      DONE: 'Přečtení jste potvrdili {at}.',
    },

    READ: {
      TITLE: 'Přečteno',
      OF: '{done, number} z(e) {total, number}',
      RAIL: 'Přečtení {done, plural, one {potvrdil # člověk} few {potvrdili # lidé} many {potvrdilo # člověka} other {potvrdilo # lidí}} z(e) {total, number}.',
      PRIVATE: 'Kdo další přečtení potvrdil, vidí jen výbor a správa.',
      NONE: 'Zatím nikdo nepotvrdil.',
      ALL_DONE: 'Přečtení potvrdili všichni.',
      DONE: 'přečteno',
      ON_PAPER: 'na papíře',
      SHOW_ALL: 'Zobrazit všech {count, number}',
      LIST: '{what, select, document {Kdo dokument přečetl} other {Kdo zprávu přečetl}}',

      TABS: {
        read: 'Přečetli',
        missing: 'Chybí',
        earlier: '{what, select, document {Předchozí verze} other {Předchozí znění}}',
      },
      NONE_EARLIER:
        '{what, select, document {Předchozí verzi nepotvrdil nikdo z těch, pro které dokument teď je.} other {Předchozí znění nepotvrdil nikdo z těch, kterým je zpráva teď určená.}}',
      EARLIER:
        '{what, select, document {Předchozí verzi} other {Předchozí znění}} {count, plural, one {potvrdil # člověk} few {potvrdili # lidé} many {potvrdilo # člověka} other {potvrdilo # lidí}}.',
      SHOW_EARLIER: 'Kdo potvrdil předchozí znění',
      WITHOUT_AUTHOR:
        '{what, select, document {Bez autora této verze, ten ji zná.} other {Bez autora zprávy, ten ji zná.}}',
      PAPER_BY: 'na papíře, zapsáno: {name}',
      OLDER: '{what, select, document {potvrzena jen starší verze} other {potvrzeno jen starší znění}}',
      UNITS: '{count, plural, one {jednotka} other {jednotky}} {units}',
      LAST_REMINDED: 'Naposledy připomenuto {at}.',
    },

    REACH: {
      TITLE: 'Jak je zastihnout',
      none: 'Bez e-mailu',
      mail: 'Jen e-mail',
      access: 'Má přístup',

      HINT: {
        none: 'zavolejte nebo dejte lístek do schránky',
        mail: 'do portálu nevstupuje, potvrdí na papíře',
        access: 'může potvrdit v portálu',
      },

      COUNT: {
        none: 'bez e-mailu {count, number}',
        mail: 'jen e-mail {count, number}',
        access: 'přes portál {count, number}',
      },
    },

    REMIND: {
      DO: 'Připomenout chybějícím',
      TITLE: 'Připomenout potvrzení?',
      TEXT: '{goes, plural, =0 {E-mail nepřijde nikomu.} one {E-mail s připomínkou přijde # člověku.} few {E-mail s připomínkou přijde # lidem.} many {E-mail s připomínkou přijde # člověka.} other {E-mail s připomínkou přijde # lidem.}} Kdo už potvrdil, nedostane nic.',
      WITHOUT:
        '{count, plural, one {Chybí ještě # člověk bez e-mailu, dejte mu lístek do schránky.} few {Chybí ještě # lidé bez e-mailu, dejte jim lístek do schránky.} many {Chybí ještě # člověka bez e-mailu, dejte jim lístek do schránky.} other {Chybí ještě # lidí bez e-mailu, dejte jim lístek do schránky.}}',
      MUTED:
        '{count, plural, one {# člověk má e-maily vypnuté.} few {# lidé mají e-maily vypnuté.} many {# člověka má e-maily vypnuté.} other {# lidí má e-maily vypnuté.}}',
      YES: 'Poslat připomínku',
      AGAIN: 'Další připomínka půjde poslat {at}.',
    },

    PAPER: {
      DO: 'Zapsat z papíru',
      TITLE: 'Zapsat potvrzení z papíru',
      INTRO: 'Vyberte ty, kdo přečtení podepsali na papíře. Zapíše se i to, kdo je do portálu přepsal.',
      DAY: 'Datum podpisu',
      WHO: 'Kdo podepsal',
      SAVE: 'Zapsat potvrzení',
      CHOSEN:
        '{count, plural, =0 {Nikdo není vybraný} one {Vybrán # člověk} few {Vybráni # lidé} many {Vybráno # člověka} other {Vybráno # lidí}}',
      TAKE_BACK: 'Zrušit zápis z papíru',
      TAKE_BACK_OF: 'Zrušit zápis z papíru: {name}',
      TAKE_BACK_TITLE: 'Zrušit zápis z papíru?',
      TAKE_BACK_TEXT: '{name} bude znovu mezi těmi, kdo přečtení nepotvrdili.',
      KEEP: 'Nechat být',
    },

    PRINT: {
      DO: 'Vytisknout seznam',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'confirmations/confirmations': typeof cs;
  }
}
