/** What of the documents comes again or runs out: its page, the card of one document, its dialogs. */
const cs = {
  FILE: {
    ERRORS: {
      NO_DUE: 'Dokument nemá nastavený termín.',
      NEVER_DUE: 'Doplňte, do kdy platí, nebo po kolika měsících se opakuje.',
      ENDS_FIRST: 'Konec platnosti je dřív než její začátek.',
      NOT_YET: 'Tento den teprve přijde. Kolo jde uzavřít nejpozději dnešním dnem.',
      WATCHER: 'Upozornění může chodit jen tomu, kdo dokument vidí.',
    },
  },

  DUE: {
    TITLE: 'Co končí',
    LEAD: 'Revize, pojistky a smlouvy podle toho, kdy jim vyprší čas. Co je po termínu, je nahoře.',
    DO: 'Co končí',
    SEARCH: 'Hledat v názvu a firmě',
    EXPORT: 'Stáhnout jako XLSX',

    TABS: {
      LABEL: 'Podle termínu',
      all: 'Všechno',
      overdue: 'Po termínu',
      soon: 'Do 60 dnů',
      later: 'Později',
    },

    KIND: 'Čeho se týká',
    ANY_KIND: 'Všechno',
    KINDS: {
      lift: 'Revize výtahu',
      gas: 'Revize plynu',
      electricity: 'Revize elektřiny',
      chimney: 'Kontrola komínů',
      fire: 'Požární ochrana',
      insurance: 'Pojištění',
      contract: 'Smlouva',
      other: 'Jiný termín',
    },

    FILTERS: {
      ANY_FIRM: 'Všechny firmy',
      THIS_FIRM: 'Vybraná firma',
      MINE: 'Komu chodí upozornění',
      ANY: 'Komukoli',
      ONLY_MINE: 'Mně',
      FROM: 'Termín od',
      TO: 'Termín do',
    },

    COLUMNS: {
      NAME: 'Dokument',
      KIND: 'Čeho se týká',
      FIRM: 'Firma',
      DUE: 'Termín',
      STATE: 'Stav',
      PLACE: 'Složka',
      MONTHS: 'Opakuje se po měsících',
      AGAIN: 'Opakuje se',
    },

    STATE: {
      OVERDUE:
        '{days, plural, one {# den po termínu} few {# dny po termínu} many {# dne po termínu} other {# dnů po termínu}}',
      TODAY: 'dnes je poslední den',
      SOON: '{days, plural, one {zbývá # den} few {zbývají # dny} many {zbývá # dne} other {zbývá # dnů}}',
      LATER: 'v pořádku',
    },

    EMPTY: {
      TITLE: 'Nic nemá termín',
      TEXT: 'Otevřete dokument a nastavte, do kdy platí nebo po jaké době se opakuje. Objeví se tady.',
      TEXT_OTHERS: 'Jakmile výbor u některého dokumentu nastaví termín, najdete ho tady.',
      TAB: 'Tady nic není',
      TAB_OVERDUE: 'Nic není po termínu.',
      TAB_OTHERS: 'Podívejte se na ostatní záložky.',
    },

    CONTACT: {
      TITLE: 'Dokumenty s termínem',
      UNTIL: 'do {when}',
      MORE: '{count, plural, one {a další # dokument} few {a další # dokumenty} many {a dalšího # dokumentu} other {a dalších # dokumentů}}',
    },

    CARD: {
      TITLE: 'Termín',
      NONE: 'Dokument nemá termín. U revize, pojistky nebo smlouvy nastavte, kdy jí vyprší čas, a portál se ozve předem.',
      SET: 'Nastavit termín',
      EDIT: 'Upravit termín',
      CLOSE: 'Uzavřít kolo',
      REMOVE: 'Zrušit termín',
      NEXT: 'Další termín',
      KIND: 'Čeho se týká',
      FIRM: 'Firma',
      NO_FIRM: 'neuvedena',
      FROM: 'Platí od',
      UNTIL: 'Platí do',
      EVERY: 'Opakuje se',
      MONTHS: '{months, plural, one {každý měsíc} few {po # měsících} many {po # měsíce} other {po # měsících}}',
      WATCHERS: 'Upozornění',
      NO_WATCHERS: 'nikomu nechodí',
      ROUNDS: 'Uzavřená kola',
      ROUND: 'Hotovo {closed}, termín byl {due}',
      ROUND_LATE: 'Hotovo {closed}, až po termínu {due}',
      ROUND_BY: '{who, select, none {} other {{who}}}{number, plural, =0 {} other { · verze #}}',
      REMOVE_TITLE: 'Zrušit termín dokumentu {name}?',
      REMOVE_TEXT: 'Upozornění přestanou chodit a s termínem zmizí i uzavřená kola. Dokument zůstane.',
      REMOVE_YES: 'Zrušit termín',
    },

    DAYS: {
      ENDS: 'Končí platnost: {name}',
      DONE: 'Hotovo: {name}',
    },

    PRINT: {
      DO: 'Vytisknout seznam',
      COUNT:
        '{count, plural, =0 {Vytištěno {when}.} one {# dokument, vytištěno {when}.} few {# dokumenty, vytištěno {when}.} many {# dokumentu, vytištěno {when}.} other {# dokumentů, vytištěno {when}.}}',
      MORE: 'Na papíře je prvních {count, number}. Celý seznam je v tabulce XLSX.',
      FILE: 'co-konci.pdf',
    },

    TASK: {
      DO: 'Zadat firmě',
      TITLE: '{kind}: {name}',
      TEXT: 'Podle dokumentu {name} je potřeba hotovo do {day}.{firm, select, none {} other { Firma: {firm}.}}',
    },

    FORM: {
      TITLE: 'Termín dokumentu',
      FROM_HINT: 'Den poslední revize nebo začátek smlouvy.',
      UNTIL: 'Platí do',
      UNTIL_HINT: 'Když se termín jen opakuje, nechte prázdné.',
      MONTHS: 'Opakuje se po (měsících)',
      MONTHS_HINT: 'Třeba 12 pro jeden rok. Když se neopakuje, nechte prázdné.',
      FIRM: 'Firma nebo revizní technik',
      FIRM_HINT: 'Vyberte z adresáře, nebo napište jméno.',
      NEXT: 'Další termín: {day}',
      WATCHERS: 'Komu chodí upozornění',
      WATCHERS_HINT: 'E-mailem 60, 30 a 7 dnů předem. Jen tomu, kdo dokument vidí.',
      ADD_WATCHER: 'Přidat člověka',
      REMOVE_WATCHER: 'Nechodí: {name}',
      SAVE: 'Uložit termín',
    },

    CLOSING: {
      TITLE: 'Uzavřít kolo',
      TEXT: 'Kolo zůstane v historii dokumentu a další termín se počítá ode dne, kdy je hotovo.',
      BY_VERSION: 'Nová verze uzavírá kolo',
      BY_VERSION_HINT: 'Třeba zpráva z nové revize nebo nová pojistka. Další termín se počítá od jejího dne.',
      DAY: 'Hotovo dne',
      UNTIL: 'Nově platí do',
      NEXT: 'Další termín bude {day}.',
      YES: 'Uzavřít kolo',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/due': typeof cs;
  }
}
