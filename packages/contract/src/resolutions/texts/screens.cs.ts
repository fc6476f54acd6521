/** The register, one resolution and its form. */
const cs = {
  RESOLUTION: {
    STATES: { none: 'Není co plnit', open: 'Ke splnění', done: 'Splněno', dropped: 'Upuštěno' },
    TITLE: 'Usnesení',
    ONE: 'Usnesení',
    NUMBERED: 'Usnesení č. {number}',
    NO: 'č. {number}',
    OPEN: 'Otevřít',
    SEARCH: 'Hledat číslo nebo text',
    PRINT: 'Vytisknout rok',
    PRINT_YEAR: 'Rok {year}',
    TABS: {
      LABEL: 'Usnesení podle stavu',
      all: 'Vše',
      todo: 'Ke splnění',
      adopted: 'Přijatá',
      rejected: 'Nepřijatá',
    },
    COLUMNS: {
      NUMBER: 'Číslo',
      NAME: 'Usnesení',
      RESULT: 'Výsledek',
      RESPONSIBLE: 'Odpovídá',
      DUE: 'Termín',
      STATE: 'Plnění',
    },
    FILTERS: {
      YEAR: 'Rok',
      ANY_YEAR: 'Všechny roky',
      RESPONSIBLE: 'Kdo odpovídá',
      ANY_RESPONSIBLE: 'Kdokoli',
      MINE: 'Moje',
      ANY_MINE: 'Všechna usnesení',
      ONLY_MINE: 'Odpovídám já',
    },
    EMPTY: {
      TITLE: 'Zatím tu žádné usnesení není',
      TEXT: 'Usnesení se sem zapíše samo, jakmile skončí hlasování, které o něm rozhodlo. Přijaté i nepřijaté.',
      TAB_TITLE: 'V této záložce nic není',
      TAB_TEXT: 'Podívejte se do jiné záložky.',
    },
    OVERDUE: 'po termínu',
    MINE: 'Odpovídáte vy',
    COMMITTEE: 'Jen výbor',
    DECIDED: 'rozhodnuto {day}',
    NOBODY: 'nikdo',

    WORDING: 'Znění',
    ONLY_NAME: 'Hlasovalo se o tom, co říká název.',
    FIXED: 'Číslo, znění a výsledek zapsal konec hlasování a nikdo je nemění.',

    OUTCOME: {
      TITLE: 'Výsledek',
      agree: 'Pro',
      notAgree: 'Proti',
      noVote: 'Zdrželo se',
      miss: 'Nehlasovalo',
      present: 'Podíly jsou z hlasů přítomných, u těch, kdo nehlasovali, ze všech hlasů.',
      all: 'Podíly jsou ze všech hlasů.',
      WHERE: 'Kde se rozhodlo',
      VOTE: 'Hlasování',
      MEETING: 'Shromáždění',
      MINUTES: 'Zápis',
      MINUTES_OPEN: 'Otevřít zápis',
      DAY: 'Rozhodnuto',
      LAW: 'Ustanovení',
    },

    CARE: {
      TITLE: 'Plnění',
      STATE: 'Stav',
      RESPONSIBLE: 'Odpovídá',
      DUE: 'Termín',
      DONE: 'Splněno dne',
      DROPPED: 'Upuštěno dne',
      NOTE: 'Poznámka',
      REJECTED: 'Usnesení nebylo přijato, není co plnit.',
    },

    LINKED: {
      TITLE: 'Co k tomu patří',
      REPORTS: 'Hlášení',
      VOTES: 'Hlasování',
      DOCUMENTS: 'Dokumenty',
      NONE: 'Zatím nic.',
    },

    FORM: {
      TITLE: 'Plnění usnesení č. {number}',
      LEAD: 'Kdo usnesení vidí, uvidí i to, co sem napíšete.',
      STATE: 'Jak to s usnesením stojí',
      STATES_HINT: {
        none: 'Třeba volba předsedajícího: rozhodnutím je hotovo.',
        open: 'Samo přijde na program příštího shromáždění.',
        done: 'Kdy, a stručně jak.',
        dropped: 'Proč se plnit nebude.',
      },
      RESPONSIBLE: 'Kdo odpovídá',
      RESPONSIBLE_HINT: 'Tři dny před termínem dostane připomínku.',
      DUE: 'Termín',
      DUE_HINT: 'Den po termínu se ozveme výboru.',
      DONE: 'Den splnění',
      DROPPED: 'Kdy se od něj upustilo',
      NOTE: 'Poznámka',
      REASON: 'Důvod',
      ADD_REPORT: 'Přidat hlášení',
      ADD_VOTE: 'Přidat hlasování',
      REMOVE: 'Odebrat: {name}',
      FIND: 'Napište část názvu',
    },

    HISTORY: {
      TITLE: 'Historie',
      ALL: 'Zobrazit vše ({count})',
      entered: 'Zapsáno koncem hlasování',
      none: '{who, select, none {} other {{who}: }}není co plnit',
      open: '{who, select, none {} other {{who}: }}ke splnění',
      done: '{who, select, none {} other {{who}: }}splněno {day}',
      dropped: '{who, select, none {} other {{who}: }}upuštěno {day}',
      responsible:
        '{who, select, none {} other {{who}: }}{about, select, none {neodpovídá nikdo} other {odpovídá {about}}}',
      due: '{who, select, none {} other {{who}: }}{day, select, none {bez termínu} other {termín {day}}}',
      note: '{who, select, none {} other {{who}: }}poznámka',
      reports: '{who, select, none {} other {{who}: }}jiná hlášení',
      votes: '{who, select, none {} other {{who}: }}jiná hlasování',
      documents: '{who, select, none {} other {{who}: }}jiné dokumenty',
    },

    CARD: {
      TITLE: 'Usnesení shromáždění',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/screens': typeof cs;
  }
}
