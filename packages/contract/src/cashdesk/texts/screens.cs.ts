/** The cash desk: its list, a record, the form, closings. */
const cs = {
  CASH: {
    TITLE: 'Pokladna',
    ONE: 'Pokladní záznam',
    NEW: 'Nový záznam',
    MORE: 'Další akce',
    SHOW: 'Zobrazit',
    PRINT: 'Vytisknout doklad',
    SEARCH: 'Hledat účel, jméno, číslo',
    LEFT: 'zůstatek {balance}',
    WRITTEN: '{day}, zapsáno {written}',
    CANCELS: 'Storno záznamu',
    CANCELLED_BY: 'stornováno záznamem',
    CANCELLED_BY_NAME: 'Stornováno záznamem',
    ROUNDS: 'Haléřové vyrovnání záznamu',
    ROUNDING: 'Haléřové vyrovnání',
    NO_RECEIPT: 'Bez dokladu.',
    NO_RECEIPT_WHY: 'Doklad chybí: {reason}',

    OPENED: 'Počáteční zůstatek je uložený.',
    CREATED: 'Záznam je uložený.',
    SAVED: 'Záznam je uložený.',
    CANCELLED: 'Záznam je stornovaný.',
    ROUNDED: 'Haléřové vyrovnání je zapsané.',
    CONFIRMED: 'Výčetka je potvrzená, měsíc je uzavřený.',
    WITHDRAWN: 'Výčetka je stažená.',

    TYPES: { income: 'Příjem', expense: 'Výdaj' },
    RECEIPTS: { photo: 'foto', pdf: 'PDF', missing: 'chybí' },
    FROM_LINE: {
      income: 'Přijato od: {from} · přijal(a) {by}',
      expense: 'Vyplaceno: {from} · vydal(a) {by}',
    },
    COLUMNS: {
      DAY: 'Den',
      NUMBER: 'Číslo',
      NAME: 'Za co',
      RECEIPT: 'Doklad',
      income: 'Příjem (Kč)',
      expense: 'Výdaj (Kč)',
      BALANCE: 'Zůstatek (Kč)',
    },
    MONTHS: {
      open: 'Otevřený',
      over: 'Čeká na uzavření',
      FOLD: 'Záznamy: {month}',
      confirming: 'Čeká na potvrzení',
      closed: 'Uzavřeno',
      BY: '{day}, {name}',
      SUMS: 'příjmy {income} · výdaje {expense} · zůstatek {balance}',
    },
    IN_MONTH: {
      confirming: 'Výčetka tohoto měsíce čeká na potvrzení, záznam se teď nemění.',
      closed: 'Měsíc je uzavřený, záznam se už nemění.',
    },

    FILTERS: {
      TYPE: 'Druh',
      ANY_TYPE: 'Příjmy i výdaje',
      TYPES: { income: 'Jen příjmy', expense: 'Jen výdaje' },
      YEAR: 'Rok',
      ANY_YEAR: 'Všechny roky',
      OF_YEAR: 'Rok {year}',
      FROM: 'Ode dne',
      TO: 'Do dne',
      AMOUNT_FROM: 'Částka od',
      AMOUNT_TO: 'Částka do',
    },

    EMPTY: {
      TITLE: 'Pokladna zatím nemá počáteční zůstatek',
      TEXT: 'Spočítejte hotovost a zadejte, kolik jí je a od kterého dne. Pak můžete zapisovat příjmy a výdaje.',
      TEXT_OTHERS: 'Až výbor zadá počáteční zůstatek, uvidíte tu příjmy a výdaje.',
      NONE: 'Zatím tu není žádný záznam',
      NONE_TEXT: 'První příjem nebo výdaj se objeví tady.',
    },

    DESK: {
      BALANCE: 'V pokladně je dnes',
      COUNTED: 'Naposledy spočteno {day}, souhlasilo.',
      COUNTED_DIFFERS: 'Naposledy spočteno {day}, rozdíl {difference}.',
      OPENED: 'Počáteční zůstatek {amount} ke dni {day}.',
      INCOME: 'Příjmy tento měsíc',
      EXPENSE: 'Výdaje tento měsíc',
    },

    OPENING: {
      OPEN: 'Zadat počáteční zůstatek',
      TITLE: 'Počáteční zůstatek',
      AMOUNT: 'Kolik je v pokladně (Kč)',
      DATE: 'Ke dni',
      DATE_HINT: 'Dřívější záznamy tu nebudou.',
      SECOND: 'Druhá osoba nad rozdíl (Kč)',
      SECOND_HINT: 'Když se výčetka liší o víc, potvrdí ji někdo další.',
      FIXED: 'Po první uzávěrce se částka ani den už nemění.',
    },

    CLOSE: {
      WAITS: '{month} čeká na uzavření',
      LEAD: 'Spočítejte hotovost, dnes jí má být {balance}; k {day} z toho vyjde {after}.',
      MISSING: '{count, plural, one {Výdaj {numbers} nemá doklad.} other {Výdaje bez dokladu: {numbers}.}}',
      BY_COMMITTEE: 'Uzavírá výbor.',
      OPEN: 'Uzavřít {month}',
      COUNT: 'Výčetka bankovek a mincí',
      PIECE: '{value, number} Kč',
      PIECES: 'Počet kusů: {value, number} Kč',
      COUNTED: 'Spočteno',
      EXPECTED: 'Má být',
      EQUAL: 'Souhlasí',
      SHORT: 'Manko',
      OVER: 'Přebytek',
      SHORT_WHY: 'Proč peníze chybějí',
      OVER_WHY: 'Proč peníze přebývají',
      MISSING_LIST: 'Výdaje bez dokladu:',
      NO_REASON: 'bez důvodu',
      NOT_YET: 'Ještě ne',
      YES: 'Uzavřít měsíc',
      DONE: '{month} je {neuter, select, yes {uzavřené} other {uzavřený}}.',
      WAITS_SECOND: '{month} – výčetka čeká na potvrzení druhou osobou.',
      ALONE: 'Rozdíl je nad limit, ale potvrdit ho nemá kdo. Uzávěrka to říká.',
      RECORD: 'Rozdíl je zapsaný jako {number}.',
    },
    CONFIRM: {
      TITLE: 'Výčetka čeká na potvrzení: {month}',
      LEAD: 'Rozdíl {difference} je nad limit, potvrdí ho druhá osoba.',
      BY: 'Spočteno {counted}, zapsal(a) {name}. Důvod: {reason}',
      WITHDRAW: 'Stáhnout výčetku',
      YES: 'Potvrdit a uzavřít',
    },

    CLOSING: {
      ONE: 'Výčetka pokladny',
      TITLE: 'Výčetka za {month}',
      REASON: 'Důvod',
      BY: 'Spočteno, zapsal(a)',
      CONFIRMED: 'Potvrzeno, kým',
      CLOSED: '{month}: uzavřeno.',
      PIECES: '{pieces, number} × {value, number} Kč',
    },

    VERIFY: {
      OPEN: 'Ověřit záznamy',
      TITLE: 'Ověření záznamů',
      RUNS: 'Přepočítávám všechny zápisy.',
      FITS: '{count, plural, one {Sedí, řetěz má # zápis.} few {Vše sedí, řetěz má # zápisy.} many {Vše sedí, řetěz má # zápisu.} other {Vše sedí, řetěz má # zápisů.}}',
      HEAD: 'Otisk posledního zápisu začíná {head}.',
      FAILS: 'Něco někdo změnil mimo portál:',
      PROBLEMS: {
        entry: 'zápis č. {name} v řetězu',
        record: 'záznam {name}',
        unchained: 'záznam {name} není v řetězu',
        month: 'součty měsíce {name}',
        closing: 'uzávěrka {name}',
        signature: 'podpis uzávěrky {name}',
        opening: 'počáteční zůstatek',
        totals: 'součty celé pokladny',
        head: 'konec řetězu',
      },
    },

    BOOK: {
      pdf: 'Pokladní kniha (PDF)',
      xlsx: 'Pokladní kniha (XLSX)',
      csv: 'Pokladní kniha (CSV)',
      hledger: 'Pokladní kniha (hledger)',
    },

    CANCEL: {
      OPEN: 'Stornovat',
      TITLE: 'Stornovat {number}?',
      LEAD: 'Vznikne opačný záznam s dnešním dnem. Původní zůstane a oba na sebe odkážou. Haléřové vyrovnání se stornuje s ním.',
      REASON: 'Důvod storna',
      YES: 'Stornovat záznam',
    },

    SHORT: {
      TITLE: 'V pokladně tolik není.',
      TODAY: 'Dnes by chybělo {missing}.',
      DAY: 'Dne {day} by chybělo {missing}.',
      HINT: 'Zapište nejdřív příjem, třeba výběr z účtu. Rozepsaný výdaj tu počká.',
      FIRST: 'Zapsat nejdřív příjem',
      FIRST_TITLE: 'Příjem, který chybí',
      FROM_BANK: 'Výběr z účtu do pokladny',
      WRITTEN: 'Příjem {number} je uložený. Teď uložte výdaj.',
    },

    ROUND: {
      income:
        'Záznam má haléře, hotově se přijalo {paid}. Rozdíl {amount} zapište jako vyrovnání, jinak výčetka nevyjde.',
      expense:
        'Záznam má haléře, hotově se zaplatilo {paid}. Rozdíl {amount} zapište jako vyrovnání, jinak výčetka nevyjde.',
      YES: 'Zapsat haléřové vyrovnání',
    },

    FORM: {
      MAIN: 'Záznam',
      MORE: 'Doplnění',
      TYPE: 'Druh záznamu',
      RECEIPT: 'Doklad',
      RECEIPT_FILES: 'Fotografie nebo PDF',
      RECEIPT_HINT: 'Vyfoťte účtenku, nebo vyberte soubor.',
      TAKE: 'Vyfotit doklad',
      CHOOSE: 'Vybrat soubor',
      WITHOUT: 'Pokračovat bez dokladu',
      MISSING: 'Proč doklad chybí',
      MISSING_HINT: 'Důvod uvidíte při uzávěrce.',
      AMOUNT: 'Částka v Kč',
      AMOUNT_SHOWN: 'Částka',
      BALANCE_SHOWN: 'Zůstatek po něm',
      THEN: { income: 'Po příjmu bude v pokladně {balance}.', expense: 'Po výdaji zbude {balance}.' },
      COINS: 'Haléřové mince nejsou, platí se {paid}. Po uložení jedním kliknutím zapíšete vyrovnání {amount}.',
      LIMIT:
        'Zákon č. 254/2004 Sb. omezuje platby v hotovosti na 270 000 Kč za den jednomu příjemci. Větší částku pošlete převodem.',
      NAME: 'Za co',
      NAME_HINT: 'Objeví se na pokladním dokladu.',
      FROM: { income: 'Přijato od', expense: 'Vyplaceno komu' },
      BY: { income: 'Přijal(a)', expense: 'Vydal(a)' },
      DAY: 'Den',
      EXTERNAL: 'Číslo na dokladu',
      EXTERNAL_HINT: 'Jak ho označil dodavatel.',
      NOTE: 'Poznámka',
      ADD_NOTE: 'Přidat poznámku',
      NEXT: 'Číslo přidělí portál při uložení. Další v řadě je {number}.',
      FIXED: 'Částka, den a druh se už nemění. Chybu opravíte stornem.',
      SAVE: { income: 'Uložit příjem', expense: 'Uložit výdaj' },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/screens': typeof cs;
  }
}
