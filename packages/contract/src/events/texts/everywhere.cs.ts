/** Said also outside of its own screens: in the menu, on the dashboard, in the search, as a toast of a call. */
const cs = {
  MODULES: {
    EVENTS: 'Kalendář událostí',
  },

  CALENDAR: {
    ALL_DAY: 'celý den',

    HOME: {
      TITLE:
        'Události {month, select, 1 {v lednu} 2 {v únoru} 3 {v březnu} 4 {v dubnu} 5 {v květnu} 6 {v červnu} 7 {v červenci} 8 {v srpnu} 9 {v září} 10 {v říjnu} 11 {v listopadu} other {v prosinci}}',
      ALL: 'Vše',
      ALL_LONG: 'Celý kalendář událostí',
      NONE_NOW: 'Tento měsíc už nic není. Nejbližší událost:',
      NONE: 'V kalendáři teď nic není.',
      WAITS:
        '{count, plural, one {událost k potvrzení} few {události k potvrzení} many {události k potvrzení} other {událostí k potvrzení}}',
      WAITS_HINT: 'Potvrďte prosím přečtení',
    },
  },

  EVENT: {
    CREATED: 'Událost je v kalendáři.',
    UPDATED: 'Změny jsou uložené.',
    DELETED: 'Událost je smazaná.',
    NOT_FOUND: 'Tato událost v kalendáři není. Možná byla smazána.',
    MAIN: 'Hlavní',

    TYPES: {
      general: 'Obecné',
      meeting: 'Schůze',
      inspection: 'Revize',
      outage: 'Odstávka',
      works: 'Práce v domě',
      cleaning: 'Úklid',
      reading: 'Odečty',
      waste: 'Svoz odpadu',
      deadline: 'Termín',
      social: 'Setkání',
    },

    CALENDARS: {
      CREATED: 'Kalendář je vytvořený.',
      UPDATED: 'Kalendář je uložený.',
      DELETED: 'Kalendář je smazaný, jeho události jsou v hlavním.',
      NOT_FOUND: 'Tento kalendář tu není. Možná byl smazán.',
      NAME_TAKEN: 'Kalendář s tímto názvem už je.',
      NO_SLASH: 'Název kalendáře nemůže obsahovat lomítko.',
      TOO_MANY: 'Kalendářů je už nejvíc, kolik jich dům může mít.',
    },

    LABELS: {
      CREATED: 'Štítek je vytvořený.',
      UPDATED: 'Štítek je uložený.',
      DELETED: 'Štítek je smazaný.',
      NOT_FOUND: 'Tento štítek tu není. Možná byl smazán.',
      NAME_TAKEN: 'Štítek s tímto názvem už je.',
      TOO_MANY: 'Štítků je už nejvíc, kolik jich dům může mít.',
    },

    FORM: {
      NO_TIME: 'Zadejte datum, a u události s hodinou i čas.',
      RANGE: 'Zvolte rozmezí nejvýš 400 dní, které končí po svém začátku.',
      OUT_OF_TIME: 'Zvolte den mezi roky 2000 a 2199.',
      END_BEFORE_START: 'Konec je dřív než začátek.',
      LONG: 'Událost může trvat nejvýš rok.',
      LONG_IN_SERIES: 'Událost, která se opakuje, může trvat nejvýš 31 dní.',
      END_OF_SERIES: 'Opakování by skončilo dřív, než začne.',
      START_NOT_IN_SERIES: 'První den neodpovídá opakování. Zvolte jiný den, nebo jiné opakování.',
    },

    ERRORS: {
      CALENDAR_UNKNOWN: 'Zvolený kalendář už tu není. Vyberte jiný.',
      LABEL_UNKNOWN: 'Zvolený štítek už tu není. Vyberte jiný.',
      AUDIENCE_UNKNOWN: 'Někdo z vybraných v domě už není. Vyberte znovu, pro koho událost je.',
      SCOPE: 'Událost se opakuje. Zvolte, jestli jde jen o tuto, o tuto a další, nebo jen o další.',
      NO_COMMENTS: 'Tato událost se nekomentuje.',
      NO_NEXT: 'Po této už žádná další není.',
      FALLS: 'Některé upravené nebo smazané výskyty by neměly kam patřit. Potvrďte, že mají zaniknout.',
      WHOLE_SERIES:
        'Pro koho událost je, přílohy, komentáře, potvrzení přečtení a opakování patří celé řadě. U jediného výskytu se nemění.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/everywhere': typeof cs;
  }
}
