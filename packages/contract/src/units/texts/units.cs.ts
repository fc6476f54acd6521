/** Units, their owners and shares. */
const cs = {
  UNITS: {
    ENTRANCE: 'Vchod',
    OWNERS: 'Vlastníci',
    SHARE: 'Podíl na domě',
    SYMBOL: 'Variabilní symbol',
    SHARE_PERCENT: 'Podíl v procentech',

    USE_MODES: {
      lives: 'bydlí',
      rents: 'pronajímá',
      uses: 'užívá',
    },

    TABS: {
      LABEL: 'Druh jednotek',
      all: 'Vše',
      flats: 'Byty',
      others: 'Ostatní',
      problems: 'K opravě',
    },
    NEW: 'Nová jednotka',
    ONE: 'Jednotka {number}',
    EDIT_ONE: 'Úprava jednotky {number}',
    MORE: 'Další akce',
    EXPORT: 'Exportovat do Excelu',
    IMPORT: 'Naimportovat dům',
    CHECK: 'Kontrola podílů',
    SEARCH: 'Hledat jednotku nebo vlastníka',
    ANY_ENTRANCE: 'Všechny vchody',
    ANY_TYPE: 'Všechny typy',
    OPEN: 'Otevřít jednotku',
    FLOOR_NUMBER: '{floor, select, 0 {přízemí} other {{floor}. podlaží}}',
    SHARE_RAIL: 'Podíl jednotky na domě je {percent}.',
    MORE_OWNERS: '{count, plural, one {a # další} few {a # další} many {a # dalšího} other {a # dalších}}',
    SELECTED:
      '{count, plural, one {Vybrána # jednotka} few {Vybrány # jednotky} many {Vybráno # jednotky} other {Vybráno # jednotek}}',

    EMPTY: {
      TITLE: 'Dům zatím nemá jednotky',
      TEXT: 'Načteme je ze souboru, který dostanete z katastru nebo od správce. Jednotlivě je můžete zapsat ručně.',
      TEXT_OTHERS: 'Výbor zatím nezapsal jednotky. Až to udělá, najdete je tady.',
      TAB_TITLE: 'Tady nic není',
      TAB_TEXT: 'Žádná jednotka sem nepatří.',
      FIXED_TITLE: 'Všechno je v pořádku',
      FIXED_TEXT: 'Každá jednotka má podíl, vlastníky a společného zástupce, když ho potřebuje.',
    },

    DELETE: {
      ONE: 'Smazat jednotku',
      ONE_TITLE: 'Smazat jednotku {number}?',
      MANY: 'Smazat jednotky',
      MANY_TITLE:
        '{count, plural, one {Smazat # jednotku?} few {Smazat # jednotky?} many {Smazat # jednotky?} other {Smazat # jednotek?}}',
      TEXT: 'Jednotka zmizí ze seznamu i ze součtu podílů. Smazání nejde vrátit, dřívější hlasování zůstanou.',
      MANY_TEXT: 'Jednotky zmizí ze seznamu i ze součtu podílů. Smazání nejde vrátit, dřívější hlasování zůstanou.',
    },

    SUM: {
      MISSING: 'Podíly jednotek nedávají dohromady celý dům. Chybí {percent}.',
      TOO_MUCH: 'Podíly jednotek dávají dohromady víc než celý dům. Přebývá {percent}.',
      OPEN: 'Zobrazit, co je špatně',
      EXACT: 'Podíly jednotek dávají dohromady přesně celý dům.',
      TOTAL: 'Součet podílů',
      LACKS: 'Chybí',
      EXCEEDS: 'Přebývá',
      DENOMINATOR: 'Společný jmenovatel',
      RAIL: 'Podíly jednotek dávají dohromady {percent} domu.',
      LIST: 'Co je potřeba opravit',
      SHOWN: 'Zobrazeno je prvních {shown, number} z(e) {total, number} jednotek.',
      NOTHING: 'Každá jednotka má podíl, vlastníky a společného zástupce, když ho potřebuje.',
      MAYBE:
        'Žádná jednotka sama o sobě chybu nemá. Nejspíš některá v seznamu chybí, nebo má jiný podíl než v katastru.',
      LEAD: 'Hlasuje se podle podílů na domě. Aby výsledek platil, musí dát podíly všech jednotek přesně 1.',
    },

    PROBLEMS: {
      noShare: 'nemá zapsaný podíl na domě',
      noOwner: 'nemá žádného vlastníka',
      ownersSum: 'podíly vlastníků v jednotce nedávají dohromady 1',
      noRepresentative: 'má víc spoluvlastníků a nemá společného zástupce, proto nemůže hlasovat online',
    },
    PROBLEM_TITLE: 'Tato jednotka potřebuje opravit',
    FACTS: 'Údaje o jednotce',
    SQUARE_METRES: '{area, number} m²',
    NOT_GIVEN: 'neuvedeno',
    OWNER: 'Vlastník',
    OWNER_NUMBER: '{n, number}. vlastník',
    OWNER_SHARE: 'Podíl v jednotce',
    SPOUSE: 'Druhý z manželů',
    JOINT: 'manželé (SJM)',
    JOINT_LABEL: 'Manželé ve společném jmění (SJM), jeden podíl pro oba',
    ADD_OWNER: 'Přidat vlastníka',
    REMOVE_OWNER: 'Odebrat vlastníka {name}',
    SPLIT: 'Rozdělit rovným dílem',
    SINCE: 'od {day}',
    UNTIL: 'do {day}',
    PERIOD: '{from} – {to}',
    OWNERS_SUM: 'Součet podílů v jednotce: {percent}',
    OWNERS_SUM_RIGHT: 'Podíly vlastníků dávají dohromady celou jednotku.',
    OWNERS_SUM_WRONG: 'Musí dát přesně 1. Uložit to můžete i tak, jednotka pak ale čeká na opravu.',
    REPRESENTATIVE: 'Společný zástupce',
    REPRESENTATIVE_HINT:
      'Společného zástupce si volí spoluvlastníci na stránce jednotky, až ji uložíte. Bez něj jednotka nemůže hlasovat online.',
    REPRESENTATIVE_NONE: 'zatím není určen',
    AUTHORIZED: 'Oprávněné osoby',
    AUTHORIZED_HINT: 'Kdo v jednotce bydlí nebo za ni jedná: rodina, nájemníci, zmocněnci.',
    AUTHORIZED_NONE: 'Nikdo další není zapsaný.',
    ADD_AUTHORIZED: 'Přidat osobu',
    PERSON: 'Osoba',
    RELATION: 'Vztah',

    RELATIONS: {
      husband: 'manžel',
      wife: 'manželka',
      partner: 'partner nebo partnerka',
      daughter: 'dcera',
      son: 'syn',
      mother: 'matka',
      father: 'otec',
      familyMember: 'člen rodiny',
      renter: 'nájemník',
      authorizePerson: 'zmocněná osoba',
      notSpecify: 'bez určení',
    },
    HISTORY: 'Historie',
    HISTORY_OWNERS: 'Dřívější vlastníci',
    HISTORY_SHARES: 'Dřívější podíly na domě',
    ALWAYS: 'od počátku',
    VALID_FROM: 'Změny platí od',
    VALID_FROM_HINT: 'Den, od kterého platí změněné podíly a vlastníci. Co platilo do té doby, zůstane v historii.',
    VALID_FROM_NEW: 'Vlastníci a podíl platí od',
    VALID_FROM_NEW_HINT: 'Nechte prázdné, pokud platí od počátku.',
    SHARE_HINT: 'Jak je zapsaný v katastru, třeba 813/10 000.',
    JUMP: 'Přejít na jednotku',
    NO_USE_MODE: 'neuvedeno',
    EDIT_MODULE: 'Upravit jednotku',
    CREATE: 'Vytvořit jednotku',
    NOT_FOUND: 'Jednotka neexistuje nebo byla smazána.',

    ERRORS: {
      NUMBER_TAKEN: 'Jednotka s tímto číslem už v domě je.',
      OWNER_TWICE: 'Stejný vlastník je uvedený dvakrát.',
      CHANGED_SINCE: 'Vlastníci se od té doby změnili, tuto změnu už vrátit nejde. Upravte je prosím v jednotce.',
      UNDO_LATE: 'Změnu vlastníka jde vrátit do 30 dnů. Upravte prosím vlastníky v jednotce.',
      OWNER_UNKNOWN: 'Vlastník v tomto společenství není.',
      ENTRANCE_UNKNOWN: 'Vchod v tomto společenství není.',
      DATE_BEFORE: 'Podíl jednotky na domě je zapsaný až od {day}. Dřívější den tu zapsat nejde.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/units': typeof cs;
  }
}
