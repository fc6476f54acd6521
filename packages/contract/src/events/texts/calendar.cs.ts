/** The calendar: its months, weeks and lists, what one event says, calendars and labels of the house. */
const cs = {
  CALENDAR: {
    PRINT: 'Vytisknout na nástěnku',
    NEW: 'Nová událost',
    EDIT: 'Úprava události',
    ONE: 'Událost',
    VIEW: 'Jak kalendář ukázat',
    VIEWS: { month: 'Měsíc', week: 'Týden', list: 'Seznam' },
    GO_TODAY: 'Dnes',
    TODAY: 'dnes',
    MONTH_OF: 'Události, {month}',
    WEEK_OF: 'Události od {from} do {to}',
    MONTH_BEFORE: 'Předchozí měsíc',
    MONTH_AFTER: 'Další měsíc',
    WEEK_BEFORE: 'Předchozí týden',
    WEEK_AFTER: 'Další týden',
    HOURS: 'Hodiny',
    LEGEND: 'Kalendáře, které je vidět',
    COUNT: '{count, plural, =0 {nic} one {# událost} few {# události} many {# události} other {# událostí}}',
    ADD_HERE: 'přidat událost',
    MORE: '{count, plural, one {a # další} few {a # další} many {a # další} other {a # dalších}}',
    TO_CONFIRM: 'Čeká na potvrzení',
    COMMITTEE_ONLY: 'Jen výbor',
    CHOSEN_ONLY: 'Jen vybraní',
    NONE_THAT_DAY: 'Na tento den nic není.',
    ADD_THAT_DAY: 'Přidat na tento den',
    TOO_MANY: 'Událostí je víc, než kolik jich jde ukázat najednou. Zkuste kratší dobu.',

    LAYERS: {
      LEGEND: 'Termíny z ostatních částí portálu',
      NAMES: {
        meetings: 'Shromáždění vlastníků',
        votes: 'Hlasování',
        surveys: 'Ankety',
        papers: 'Platnost dokumentů',
        reports: 'Lhůty hlášení',
        works: 'Opravy',
        bookings: 'Moje rezervace',
        terms: 'Zákonné lhůty',
      },
      TITLES: {
        meetings: '{title}',
        votes: 'Konec hlasování: {title}',
        surveys: 'Konec ankety: {title}',
        papers: '{title}',
        reports: 'Lhůta hlášení: {title}',
        works: 'Oprava: {title}',
        bookings: 'Rezervace: {title}',
        terms: 'Lhůta: {title}',
      },
    },

    COMING: {
      TITLE: 'Účast',
      COUNT:
        '{count, plural, =0 {Zatím se nikdo nepřihlásil.} one {Přijde # člověk.} few {Přijdou # lidé.} many {Přijde # člověka.} other {Přijde # lidí.}}',
      LEFT: '{left, plural, =0 {Všechna místa jsou zaplněná.} one {Zbývá # místo.} few {Zbývají # místa.} many {Zbývá # místa.} other {Zbývá # míst.}}',
      PEOPLE: 'Kolik vás přijde',
      PEOPLE_HINT: 'Započítejte i sebe.',
      YES: 'Přijdu',
      CHANGE: 'Uložit počet',
      NO: 'Nepřijdu',
      CAME: 'Vaše odpověď byla: přijdu.',
      NOT: 'Vaše odpověď byla: nepřijdu.',
      MOVED: '{before}: k tomuto původnímu času je vaše odpověď. Pokud vám nový nevyhovuje, změňte ji prosím.',
      NAMES: 'Kdo odpověděl',
      WITH: '{people, plural, one {# osoba} few {# osoby} many {# osoby} other {# osob}}',
      NOT_COMES: 'nepřijde',
    },

    EMPTY: {
      TITLE: 'Klidné dny',
      TEXT: 'Na tuto dobu v kalendáři nic není.',
    },

    HOLIDAYS: {
      NEW_YEAR: 'Nový rok',
      GOOD_FRIDAY: 'Velký pátek',
      EASTER_MONDAY: 'Velikonoční pondělí',
      LABOUR: 'Svátek práce',
      VICTORY: 'Den vítězství',
      CYRIL: 'Cyril a Metoděj',
      HUS: 'Mistr Jan Hus',
      STATEHOOD: 'Den české státnosti',
      INDEPENDENCE: 'Vznik Československa',
      FREEDOM: 'Den boje za svobodu',
      CHRISTMAS_EVE: 'Štědrý den',
      CHRISTMAS: '1. svátek vánoční',
      STEPHEN: '2. svátek vánoční',
    },

    COLOURS: {
      green: 'Zelená',
      red: 'Červená',
      yellow: 'Žlutá',
      blue: 'Modrá',
      black: 'Šedá',
    },

    REMINDERS: {
      none: 'Bez připomenutí',
      '1_h': 'Hodinu předem',
      '1_d': 'Den předem',
    },

    REPEAT: {
      DAY: '{every, plural, =1 {každý den} =2 {každý druhý den} other {každý #. den}}',
      WEEK: '{day, select, 1 {{every, plural, =1 {každé pondělí} =2 {každé druhé pondělí} other {každý #. týden v pondělí}}} 2 {{every, plural, =1 {každé úterý} =2 {každé druhé úterý} other {každý #. týden v úterý}}} 3 {{every, plural, =1 {každou středu} =2 {každou druhou středu} other {každý #. týden ve středu}}} 4 {{every, plural, =1 {každý čtvrtek} =2 {každý druhý čtvrtek} other {každý #. týden ve čtvrtek}}} 5 {{every, plural, =1 {každý pátek} =2 {každý druhý pátek} other {každý #. týden v pátek}}} 6 {{every, plural, =1 {každou sobotu} =2 {každou druhou sobotu} other {každý #. týden v sobotu}}} other {{every, plural, =1 {každou neděli} =2 {každou druhou neděli} other {každý #. týden v neděli}}}}',
      WEEKS: '{every, plural, =1 {každý týden} =2 {každý druhý týden} other {každý #. týden}} {days}',
      ON: '{day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}}',
      NTH: '{week, select, 1 {první} 2 {{sex, select, male {druhý} female {druhá} other {druhé}}} 3 {třetí} 4 {{sex, select, male {čtvrtý} female {čtvrtá} other {čtvrté}}} 5 {{sex, select, male {pátý} female {pátá} other {páté}}} other {poslední}} {name}',
      MONTH_DATE:
        '{date, number}. den {every, plural, =1 {každého měsíce} =2 {každého druhého měsíce} other {každého #. měsíce}}',
      MONTH_LAST:
        'poslední den {every, plural, =1 {každého měsíce} =2 {každého druhého měsíce} other {každého #. měsíce}}',
      MONTH_DAY: '{nth} {every, plural, =1 {každého měsíce} =2 {každého druhého měsíce} other {každého #. měsíce}}',
      YEAR_DATE: '{every, plural, =1 {každý rok} =2 {každý druhý rok} other {každý #. rok}} {date}',
      YEAR_LAST:
        '{every, plural, =1 {každý rok} =2 {každý druhý rok} other {každý #. rok}} poslední den {month, select, 1 {ledna} 2 {února} 3 {března} 4 {dubna} 5 {května} 6 {června} 7 {července} 8 {srpna} 9 {září} 10 {října} 11 {listopadu} other {prosince}}',
      YEAR_DAY:
        '{every, plural, =1 {každý rok} =2 {každý druhý rok} other {každý #. rok}} {nth} {month, select, 1 {v lednu} 2 {v únoru} 3 {v březnu} 4 {v dubnu} 5 {v květnu} 6 {v červnu} 7 {v červenci} 8 {v srpnu} 9 {v září} 10 {v říjnu} 11 {v listopadu} other {v prosinci}}',
      UNTIL: '{said}, do {day}',
      COUNTED: '{said}, celkem {count, number}krát',
    },

    SCOPE: {
      CHANGE: 'Uložit změnu události {title}?',
      DELETE: 'Smazat událost {title}?',
      MOVE: 'Přesunout událost {title}?',
      TEXT: 'Událost se opakuje. Kterých výskytů se to týká?',
      TEXT_ALONE:
        'Tento výskyt řady byl už dřív změněn sám. Když zvolíte i další, převezmou vše, co má on, tedy i den a hodinu. Kterých výskytů se to týká?',
      TEXT_WHOLE: 'Změna patří celé řadě, jedinému výskytu ji dát nejde. Kterých výskytů se týká?',
      WAYS: {
        this: 'Jen této události',
        thisAndFuture: 'Této a všech dalších',
        future: 'Jen dalších',
      },
    },

    FALLS: {
      TITLE:
        '{count, plural, one {Jeden výskyt, který jste dřív změnili, zanikne} few {# výskyty, které jste dřív změnili, zaniknou} many {# výskytu, které jste dřív změnili, zanikne} other {# výskytů, které jste dřív změnili, zanikne}}',
      TEXT: 'V nových dnech pro ně není místo: {days}.',
      YES: 'Uložit, mají zaniknout',
    },

    MOVED: {
      DONE: 'Přesunuto: {when}',
      UNDO: 'Vzít zpět',
      BACK: 'Událost je zpátky.',
    },

    DELETE: {
      DO: 'Smazat',
      TITLE: 'Smazat událost {title}?',
      TEXT: 'Smazání nejde vrátit.',
      YES: 'Smazat událost',
      TELL_TITLE: 'Dát vědět, že se událost nekoná?',
      TELL_TEXT: 'O události {title} jste lidem psali. Můžeme jim poslat e-mail, že se nekoná.',
      TELL: 'Smazat a dát vědět',
      QUIETLY: 'Jen smazat',
    },

    DETAIL: {
      FACTS: 'O události',
      WHEN: 'Kdy',
      OWNER: 'Autor',
      EVERYONE: 'celý dům',
      SOME: 'vybraní lidé',
      COMMITTEE: 'jen výbor a správa',
      REPEATS: 'Opakuje se',
      CHANGED_ALONE: 'Změněný výskyt',
      EMPTY: 'Událost nemá popis.',
      COMMENTS_OF_SERIES: 'Komentáře patří celé řadě událostí.',
      SERIES: 'Další výskyty',
      BEFORE: 'Předchozí {day}',
      AFTER: 'Další {day}',
      PRINT: 'Vytisknout',
      MORE: 'Další akce',
    },

    FORM: {
      CREATE: 'Přidat do kalendáře',
      REPEAT: 'Jak často',
      REPEATS: {
        never: 'Neopakuje se',
        day: 'Po dnech',
        week: 'Po týdnech',
        month: 'Po měsících',
        year: 'Po letech',
      },
      EVERY: {
        day: 'Jednou za kolik dní',
        week: 'Jednou za kolik týdnů',
        month: 'Jednou za kolik měsíců',
        year: 'Jednou za kolik let',
      },
      WEEK_DAYS: 'Ve kterých dnech',
      MONTH_DAY: 'Který den',
      SKIPS: 'Měsíce, které tento den nemají, se vynechají. Pro konec měsíce zvolte poslední den.',
      ENDING: 'Do kdy',
      ENDINGS: { never: 'Bez konce', day: 'Do dne', count: 'Kolikrát' },
      LAST_DAY: 'Poslední den',
      COUNT: 'Počet opakování',
      SENTENCE: 'Událost se koná {said}.',
      OF_CALENDAR: 'Podle kalendáře',
      MAILS: 'E-maily',
      NOTIFY_HINT: 'Kdo má e-maily v souhrnu, dozví se to v něm.',
      OPTIONS: 'Co se od lidí čeká',
      COMING_HINT:
        'Lidé uvedou, jestli přijdou a kolik jich bude. Jména vidí jen ten, kdo události spravuje, ostatní jen počet.',
      CAPACITY_HINT: 'Nechte prázdné, když je místa dost.',
      ACCEPT_HINT: 'Uvidíte, u koho potvrzení ještě chybí.',
      MATERIAL: 'Změna je podstatná',
      MATERIAL_HINT: 'I ty, kdo už potvrdili, požádáme znovu.',
      ALONE: 'Upravujete jediný výskyt. Pro koho je, přílohy a komentáře patří celé řadě.',
      AUDIENCE: 'Kdo událost uvidí',
      FOR: 'Událost je pro',
      FOR_house: 'Celý dům',
      FOR_some: 'Jen vybrané',
      FOR_committee: 'Jen výbor a správu',
      GROUPS_HINT: 'Událost uvidí každý, kdo patří aspoň do jedné skupiny.',
      PICKER: 'Komu je událost určená',
      REACH: 'Komu se dá vědět',
      POSTER: 'Komu e-mail nepřijde, tomu událost vytiskněte na vývěsku.',
      NOBODY_CHOSEN: 'Vyberte aspoň jeden vchod, jednotku nebo roli.',

      FOUND: {
        TEXT: 'Našli jsme rozepsanou událost{named, select, yes { {title}} other {}} ({at}).',
        FILES: 'Přílohy k ní vložte prosím znovu.',
        GO: 'Pokračovat',
        DROP: 'Zahodit',
      },
    },

    MANAGE: {
      OPEN: 'Upravit kalendáře a štítky',
      LEAD: 'Kalendáře třídí události podle barev a každý si je může zapínat. Štítek říká, co to je za událost.',
      CALENDARS: 'Kalendáře',
      LABELS: 'Štítky',
      ADD_CALENDAR: 'Přidat kalendář',
      EDIT_CALENDAR: 'Úprava kalendáře',
      ADD_LABEL: 'Přidat štítek',
      EDIT_LABEL: 'Úprava štítku',
      NAME: 'Název',
      TYPE: 'Druh',
      TYPE_HINT: 'Podle druhu se událost kreslí a hledá.',
      OF_EVERY: 'Tyto štítky má každý dům:',
      EVENTS:
        '{count, plural, =0 {bez událostí} one {# událost} few {# události} many {# události} other {# událostí}}',
      DELETE_CALENDAR: 'Smazat kalendář {name}?',
      DELETE_CALENDAR_TEXT:
        '{count, plural, =0 {Kalendář je prázdný.} one {Jeho událost se přesune do hlavního kalendáře.} few {Jeho # události se přesunou do hlavního kalendáře.} many {Jeho # události se přesune do hlavního kalendáře.} other {Jeho # událostí se přesune do hlavního kalendáře.}}',
      DELETE_CALENDAR_YES: 'Smazat kalendář',
      DELETE_LABEL: 'Smazat štítek {name}?',
      DELETE_LABEL_TEXT: 'Jeho události dostanou štítek {type}.',
      DELETE_LABEL_YES: 'Smazat štítek',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/calendar': typeof cs;
  }
}
