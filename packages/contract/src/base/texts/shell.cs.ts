/** Menu, header, footer, error pages, dashboard. */
const cs = {
  NAV: {
    LABEL: 'Hlavní nabídka',
    OPEN: 'Otevřít nabídku',
    CLOSE: 'Zavřít nabídku',
    FAVOURITES: 'Oblíbené',
    MODULES: 'Moduly',
    SUPPORT: 'Podpora',
    FAQ: 'Časté otázky',
    FEEDBACK: 'Napsat nám',
    NEWS: 'Co je nového',
    NEW_TAB: 'otevře se v nové kartě',
    SKIP: 'Přejít na obsah',
    TOP: 'Zpět nahoru',
    TOTAL: 'celkem {count, number}',
    WAITING:
      '{count, plural, one {# věc čeká na vás} few {# věci čekají na vás} many {# věci čeká na vás} other {# věcí čeká na vás}}',
    ACCOUNT: 'Účet: {name}',
    HOUSE: 'Změnit společenství, nyní {name}',
    STAR_ADD: 'Přidat do oblíbených',
    STAR_REMOVE: 'Odebrat z oblíbených',
    NOTICES: 'Oznámení',
    FOOTER: 'Patička',
  },

  FIND: {
    FOLDERS: 'Složky dokumentů',
    LABEL: 'Hledat v celém domě',
    PLACEHOLDER: 'Hledat zprávu, dokument, souseda…',
    OPEN: 'Hledat',
    CLOSE: 'Zavřít hledání',
    CLEAR: 'Smazat, co se hledá',
    RESULTS: 'Nalezené',
    COUNT: '{count, plural, one {# výsledek} few {# výsledky} many {# výsledku} other {# výsledků}}',
    FIRST: 'prvních {count, number}',
    HINT: 'Zkuste jiné slovo, nebo jen jeho část.',
    SHORT: 'Napište aspoň {count, plural, one {# znak} few {# znaky} many {# znaku} other {# znaků}}.',
    SILENT: '{count, plural, one {Neodpověděla část {names}.} other {Neodpověděly části {names}.}}',

    KEYS: {
      MOVE: 'výběr',
      OPEN: 'otevřít',
      CLOSE: 'zavřít',
    },
  },

  BANNER: {
    FREE: 'Vaše společenství používá verzi zdarma.',
    SALES: 'Napsat obchodnímu oddělení',
    VERSIONS: 'Porovnat verze',
  },

  PROVIDER: {
    TITLE: 'Správa portálu',
    SHORT: 'P',
    ORDERS: 'Objednávky',
    EMPLOYEES: 'Pracovníci',
    INVOICES: 'Fakturace',
    HOUSES: 'Společenství',
    OUTBOX: 'Odchozí pošta',
    IMPORTS: 'Přenos',
    SWITCH: 'Přejít do společenství, nyní správa portálu',
    ACCOUNTS: 'Účty',
    LEAD: 'Všechna společenství',
  },

  FACES: {
    ERROR_TITLE: 'Nepodařilo se načíst data',
    REFUSED_TITLE: 'Sem nemáte přístup',
    MISSING_TITLE: 'Tady nic není',
    BACK_HOME: 'Zpět na nástěnku',
  },

  REACH: {
    PHONE: 'Zavolat: {name}',
    EMAIL: 'Napsat e-mail: {name}',
  },

  SHARES: {
    NUMERATOR: 'čitatel',
    DENOMINATOR: 'jmenovatel',
    EXACT: 'Jak se to počítá',
    PERCENT: '{percent} %',
    UNKNOWN: 'neznámý',
    WHOLE: 'celý',
  },

  UPLOAD: {
    FILE_SIZE_ERROR: 'Soubor {name} je větší než 250 MB, nejde nahrát.',
  },

  FILES: {
    ERRORS: {
      NAME: 'Doplňte název souboru.',
      EMPTY: 'Soubor {name} je prázdný.',
      EXECUTABLE: 'Programy a skripty portál nepřijímá. Pošlete dokument, tabulku, PDF nebo fotografii.',
      HEIC: 'Fotografii ve formátu HEIC zatím neumíme. V telefonu ji uložte jako JPEG a zkuste to znovu.',
    },
  },

  CONFIRM: {
    YES: 'Ano',
    NO: 'Ne',
  },

  PICK: {
    SEARCHING: 'Hledám ...',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/shell': typeof cs;
  }
}
