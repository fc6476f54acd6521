/** What a survey came to, codes, who took part. */
const cs = {
  SURVEY_RESULT: {
    SECTIONS: {
      LABEL: 'Části výsledku',
      results: 'Výsledky',
      sheets: 'Odpovědi',
      people: 'Kdo odpověděl',
      paper: 'Papíry',
    },
    BINDS_NOBODY: 'Anketa nikoho nezavazuje. Rozhodne až hlasování.',
    NONE_TITLE: 'Nikdo neodpověděl',
    NONE_TEXT: 'Nepřišla ani jedna odpověď.',
    FEW_AT_ALL:
      'Přišlo méně než pět odpovědí. Čísla proto neukazujeme, dalo by se z nich odhadnout, kdo jak odpověděl.',
    WAITS: {
      afterAnswer_TITLE: 'Výsledek uvidíte po své odpovědi',
      afterAnswer: 'Nejdřív prosím odpovězte, ať vás výsledek neovlivní.',
      afterEnd_TITLE: 'Výsledek bude po konci ankety',
      afterEnd: 'Do konce je vidět jen počet odpovědí.',
      committee_TITLE: 'Výsledek vidí jen výbor',
      committee: 'Tak je tato anketa nastavená.',
      notStarted_TITLE: 'Anketa ještě neběží',
      notStarted: 'Výsledek bude, až ji někdo spustí a lidé odpoví.',
    },
    WAITS_UNTIL:
      'Končí {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}.',
    WAITS_COUNT: 'Anketa je anonymní, víc zatím nevidí ani výbor.',
    HOW: {
      one: 'jedna možnost',
      several: 'víc možností',
      words: 'vlastní slova',
      order: 'seřazení možností',
    },
    ANSWERED: {
      member: '{count, plural, one {# odpověď} few {# odpovědi} many {# odpovědi} other {# odpovědí}} z(e) {of} lidí',
      unit: '{count, plural, one {# odpověď} few {# odpovědi} many {# odpovědi} other {# odpovědí}} z(e) {of} jednotek',
    },
    BY_SHARES: 'podle podílů {percent}',
    SHARES: 'Odpověděly jednotky s {percent} podílů domu.',
    TOGETHER: 'dohromady',
    PERCENT: '{percent} %',
    ROW: '{name}: {count} z(e) {of}, {percent} procent',
    WORDS: {
      few: 'méně než 5',
      nearlyAll: 'skoro všichni',
      some: 'někteří',
      all: 'všichni',
    },
    WHO: '{count, plural, one {Zobrazit, kdo (#)} few {Zobrazit, kdo (#)} many {Zobrazit, kdo (#)} other {Zobrazit, kdo (#)}}',
    WHY: {
      NOTHING: 'Odpovědí je málo na to, aby se daly ukázat čísla. Dalo by se z nich odhadnout, kdo jak odpověděl.',
      JOINED: 'Malé počty sčítáme dohromady s dalším, aby se nepoznalo, kdo jak odpověděl.',
      WORDS: 'Kde by číslo prozradilo, kdo jak odpověděl, stojí místo něj slovo.',
    },
    TEXTS:
      '{count, plural, one {Vlastní slova: # odpověď} few {Vlastní slova: # odpovědi} many {Vlastní slova: # odpovědi} other {Vlastní slova: # odpovědí}}, pořadí je náhodné',
    TEXTS_NAMED:
      '{count, plural, one {Vlastní slova: # odpověď} few {Vlastní slova: # odpovědi} many {Vlastní slova: # odpovědi} other {Vlastní slova: # odpovědí}}',
    ALL_TEXTS:
      '{count, plural, one {# odpověď} few {Všechny # odpovědi} many {Všech # odpovědi} other {Všech # odpovědí}}',
    WHEN: 'Kdy',
    PARTICIPATION: 'Odpovědělo',
    PARTICIPATION_RAIL: 'Odpovědělo {sum}',
    SEEN: 'Kdo odpověděl, vidí výbor. Kdo co odpověděl, nezjistí nikdo.',
    ONLINE: 'V portálu',
    PAPER: 'Na papíře',
    SHOW_PEOPLE: 'Zobrazit, kdo odpověděl',
    TURN: {
      DO: 'Připravit hlasování',
      LEAD: 'O čem má dům rozhodnout? Co zaškrtnete, bude bodem hlasování. Koncept pak ještě upravíte, nikdo o něm zatím neví.',
      POINTS: 'Body hlasování',
      POINT: '{question}: {answer}',
      POINT_ASKED: '{question} {answer}',
      YES: 'Pokračovat na koncept',
      ORIGIN: 'Vychází z ankety {name}: {origin}',
      QUESTION: '{name} {count, plural, one {# odpověď} few {# odpovědi} many {# odpovědi} other {# odpovědí}}. {rows}',
      TOLD: '{name} {count} ({percent} %)',
      TOGETHER: '{name} dohromady {count} ({percent} %)',
      WORD: '{name} {word}',
      PLACED: '{name} (průměrné místo {place}, na prvním místě {count}×)',
      CAME: 'Hlasování, které z ankety vzešlo',
    },
    PLACE: 'Číslo u možnosti je její průměrné místo, nejlepší je 1.',
    FIRST: 'na prvním místě {count}×',
    PLACE_RAIL: '{name}: průměrné místo {place}, na prvním místě {count}×',
    PLACE_BY_SHARES: 'podle podílů průměrné místo {place}, na prvním místě {percent}',
    AVERAGE: 'Průměr {average}, nejvýš {most}',
    EVENT: 'Vytvořit událost: {when}',
    CODES: {
      TITLE: 'Je vaše odpověď započtená?',
      LEAD: 'Při odeslání jste dostali kód. Je-li v seznamu, odpověď se počítá.',
      FIELD: 'Váš kód',
      DO: 'Ověřit kód',
      FOUND: 'Kód v seznamu je, odpověď je započtená.',
      NOT_FOUND: 'Tento kód v seznamu není. Zkontrolujte, jestli nechybí znak.',
      HERE: 'Kód se hledá jen ve vašem prohlížeči, nikam se neposílá.',
      SHOW: '{count, plural, one {Zobrazit # kód} few {Zobrazit všechny # kódy} many {Zobrazit všech # kódu} other {Zobrazit všech # kódů}}',
      HIDE: '{count, plural, other {Skrýt kódy}}',
      LIST: 'Kódy všech odpovědí',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/results': typeof cs;
  }
}
