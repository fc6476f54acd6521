/** A vote on site: who came, and what the committee writes down. */
const cs = {
  VOTE_LOCAL: {
    TITLE: 'Zápis hlasování',

    TABS: {
      LABEL: 'Prezence a hlasy',
      presence: 'Prezence',
      votes: 'Hlasy',
    },
    NOT_LOCAL: 'Tohle hlasování na místě neběží. Zapisovat do něj nejde.',

    QUORUM: {
      TITLE: 'V místnosti',
      TEXT: '{share, select, none {} other {{share}, }}{seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}',
      LABEL: 'V místnosti {share}; {post}',
      POST: 'potřeba alespoň {percent}',
      OK: 'Účast stačí k hlasování',
      LACKS: 'K účasti chybí ještě {share}',
      LAW_LACKS: 'Zákon žádá víc než polovinu všech hlasů; k tomu chybí ještě {percent} (§ 1206).',
      NONE: 'Toto hlasování účast nežádá.',
    },

    PRESENCE: {
      SEARCH: 'Hledat jméno nebo jednotku',
      ALL_HERE: 'Zapsat všechny',
      ALL_HERE_TITLE: 'Zapsat všechny jako přítomné?',
      ALL_HERE_TEXT:
        '{count, plural, one {Zapíše se příchod # účastníka} few {Zapíše se příchod # účastníků} many {Zapíše se příchod # účastníka} other {Zapíše se příchod # účastníků}}. Kdo nepřišel, u toho pak zapište odchod.',
      ALL_HERE_YES: 'Zapsat všechny',
      ARRIVED: 'Zapsat příchod',
      LEFT: 'Zapsat odchod',
      RETURNED: 'Zapsat návrat',
      HERE: 'přítomen od {time}',
      GONE: 'odchod v {time}',
      ABSENT: 'nepřítomen',
      PERSON: 'Kdo přišel',
      PERSON_HINT: 'Nevyplňujte, přišel-li vlastník sám.',
      PERSON_TITLE: 'Příchod: {name}',
      PERSON_BY: 'zastupuje {name}',
      TIME: 'Čas',
      SOMEBODY: 'Přišel někdo jiný',
      SECOND_CAME: 'Přišel i druhý z manželů',
      HELD: 'místo drží {name}',
      HELD_BESIDE: 'místo drží {name}, v místnosti je i {other}',
      COUPLE_TITLE: 'Manželé: {name}',
      COUPLE_WHO: 'Kdo z nich přišel',
      COUPLE_NONE: 'neurčeno',
      COUPLE_HELD:
        'Místo už drží {name}: hlasuje ten, kdo přišel první. Druhý se zapíše vedle něj, a kdyby první odešel, místo zůstane jemu.',
      COUPLE_FIRST: 'Vyberte, kdo přišel teď. Místo drží ten, kdo přišel první; kdyby odešel, zůstane druhému.',
      COUPLE_LEAVES: 'Kdo odchází?',
      COUPLE_STAYS: 'Odejde-li jen jeden, místo drží ten, kdo v místnosti zůstal, a hlasy platí dál.',
      COUPLE_BOTH: 'Odcházejí oba',
      OWN: 'Jednotka společenství nehlasuje.',
      LIST: 'Prezenční listina',

      STATES: {
        all: 'Všichni',
        present: 'Přítomní',
        absent: 'Nepřítomní',
      },
      STATE: 'Koho ukázat',
    },

    ENTRY: {
      POINT: 'Bod',
      POINT_OF: 'Bod {at}: {name}',
      PREVIOUS: 'Předchozí bod',
      NEXT: 'Další bod',
      ALL: 'Všichni přítomní {value, select, agree {jsou pro} notAgree {jsou proti} other {se zdrželi}}',
      EXCEPT: 'kromě těch, které zapíšete jinak',
      CLEAR: 'Vrátit neuložené',
      KEYS: 'Klepněte do řádku. P nebo 1 zapíše pro, N nebo 2 proti, Z nebo 3 zdržel se a přejde se samo na další řádek; 0 vrátí neuloženou změnu, U uzavře bod. Šipkami přeskočíte řádek nebo se vrátíte.',
      GRID: 'Hlasy k bodu {at}: {name}',
      PERSON: 'Účastník',
      UNITS: 'Jednotky',
      SHARE: 'Podíl',
      VALUE: 'Hlas',
      NONE: 'bez hlasu',
      CHANGED: 'změna',
      ONLY_PRESENT: 'Jen přítomní',
      SEARCH: 'Hledat jméno nebo jednotku',
      SUM: 'Zapsáno {done} z(e) {all}',
      UNSAVED:
        '{count, plural, one {# neuložený hlas} few {# neuložené hlasy} many {# neuloženého hlasu} other {# neuložených hlasů}}',
      SAVE: 'Uložit změny',
      SAVED_ALL: 'Vše je uložené',
      NOBODY: 'Nejdřív zapište, kdo přišel.',
      NO_MATCH: 'Hledání nikdo neodpovídá.',
      LOADING: 'Načítáme listinu: {done} z(e) {all}',
    },

    CLOSE: {
      DO: 'Uzavřít bod',
      TITLE: 'Uzavřít bod {at}: {name}?',
      TEXT: 'V místnosti je {percent} všech hlasů. Pro {agree}, proti {notAgree}, zdržel se {noVote}. Po uzavření se hlasy k tomuto bodu už nezmění.',
      YES: 'Uzavřít bod',
      SILENT_TITLE:
        '{count, plural, one {# přítomný neodpověděl} few {# přítomní neodpověděli} many {# přítomného neodpovědělo} other {# přítomných neodpovědělo}}',
      SILENT_TEXT:
        'Kdo je v místnosti, počítá se mezi přítomné. Zapsat jako zdržené a bod uzavřít? {seats}. Zápis je jmenuje.',
      SILENT_YES: 'Zapsat jako zdržené a uzavřít',
      LOST_TITLE: 'V místnosti není dost hlasů',
      LOST_TEXT:
        'V místnosti je {percent} všech hlasů, rozhodnout o bodu {at} nejde. Uzavřít ho můžete jako nepřijatý; kdo neodpověděl, bude v zápisu bez odpovědi.',
      LOST_YES: 'Uzavřít jako nepřijatý',
      CONSENT_TITLE: 'Souhlasí všichni s tím, aby se o bodu {at} rozhodlo?',
      CONSENT_TEXT:
        'Bod {name} nebyl v pozvánce. Zeptejte se přítomných: rozhodnout o něm jde, jen když jsou tu všichni, kdo mají právo hlasovat, a všichni s tím souhlasí (§ 253 občanského zákoníku).',
      CONSENT_YES: 'Všichni souhlasí',
      ROOM: 'V místnosti {percent}, bez odpovědi {count}',
      DONE: 'Uzavřeno v {time}: v místnosti bylo {percent}. {passed, select, yes {Přijato.} no {Nepřijato.} other {}}',
      TAKEN: 'uzavřeno',
      AFTER:
        'Vyhlášený konec minul: hlasy se už nezapisují. Kdo je v místnosti a neodpověděl, zapíše se jako zdržený, až bod uzavřete.',
      ALL_DONE: 'Všechny body jsou uzavřené. Hlasování ukončíte na jeho stránce.',
    },

    LEAVE: {
      TITLE: 'Odchod: {name}',
      TEXT: 'K bodu, který ještě není uzavřený, je už zapsaný hlas. Odchodem odpadne; kdo se vrátí, hlasuje znovu. Vlastníkům přijde e-mail a údaj bude v zápisu.',
      REASON: 'Důvod odchodu',
      YES: 'Zapsat odchod',
    },
    OPEN: 'Otevřít zápis',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'presence/local': typeof cs;
  }
}
