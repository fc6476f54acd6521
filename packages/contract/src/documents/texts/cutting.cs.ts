/** One PDF cut into papers of units. */
const cs = {
  CUTTING: {
    DO: 'Rozdělit na jednotky',
    OFFER: 'Jsou v tomto PDF papíry víc jednotek? Rozdělíme ho podle čísel jednotek na jeho stranách.',
    READING: 'Čteme strany. U dlouhého souboru to trvá i půl minuty.',
    LEAD: '{name} má {pages, plural, one {# stranu} few {# strany} many {# strany} other {# stran}}. Jednotku poznáme podle čísla u slova byt nebo jednotka a podle místa, kde ho má většina stran. Každá strana půjde právě jednou.',
    SCAN: '{name} má {pages, plural, one {# stranu} few {# strany} many {# strany} other {# stran}} a žádný text, nejspíš je to sken. Při dělení se skeny nečtou, trvalo by to i desítky minut: strany přiřaďte jednotkám sami, nebo nahrajte PDF s textem.',
    PAGE: 'Strana {page, number}',
    OF_PAGE: 'stranu {page, number}',
    CHANGE_PAGE: 'Změnit, komu půjde strana {page, number}',
    PAGES: '{count, plural, one {strana} few {strany} many {strany} other {strany}} {pages}',
    WHOLE: 'Jen v celém souboru',
    NOBODY: 'Zatím žádná strana nemá jednotku.',
    WAITS: 'Rozhodněte ještě stranu {page, number}',

    DOUBTS: {
      TITLE: 'Nejdřív nejasné strany',
      none: 'Není na ní číslo žádné jednotky.',
      goesOn: 'Není na ní číslo jednotky. Strana před ní patří jednotce {number}.',
      loose: 'Číslo {numbers} je na ní jen uprostřed textu, nemusí to být papír té jednotky.',
      many: 'Není jisté, komu patří. Čísla na ní: {numbers}.',
      back: 'Vyberte, komu strana půjde.',
      ADD: 'Přidat ji k {number}',
      GO_ON_ALL:
        '{count, plural, one {Přidat # stranu ke straně před ní} few {Přidat # strany ke stranám před nimi} many {Přidat # strany ke stranám před nimi} other {Přidat # stran ke stranám před nimi}}',
      LEAVE: 'Nechat jen v celém souboru',
    },

    OWNERS: {
      TITLE: 'Jednotky s víc vlastníky',
      changed: 'Měla {period} víc vlastníků. Vyberte u každé strany, kdo ji dostane.',
      left: 'Kdo ji vlastnil {period}, už k ní nepatří. Podle dne by strany neviděl nikdo.',
      unnamed:
        'Měla {period} jiné vlastníky než dnes nebo jich bylo víc. Jména vidí jen ten, kdo smí číst jednotky. Strany mohou jít podle dne, nebo zůstat v celém souboru.',
      ALL: 'Všechny strany: {to}',
      OF_PAGE: 'Kdo dostane stranu {page, number}',
      PICK: 'Vyberte, kdo ji dostane',
    },

    RANGES: {
      TITLE: 'Přiřadit strany ručně',
      PAGES: 'Strany',
      HINT: 'Třeba 3–5, 8. Pak vyberte jednotku.',
      THESE: 'zapsané strany',
      ERROR: 'Napište strany od 1 do {pages, number}, třeba 1–2.',
    },

    SUMS: {
      TITLE: 'Kam přijdou strany',
      PAPERS: '{count, plural, one {v # papíru} few {ve # papírech} many {v # papíru} other {v # papírech}}',
      WHOLE: 'jen v celém souboru',
      ALL: 'Celkem v souboru',
      KEPT: 'Celý soubor zůstane ve složce Celé soubory, kterou vidí jen výbor.',
    },

    ERRORS: {
      NO_PDF: 'Rozdělit jde jen PDF.',
      LOCKED: 'Soubor je zamčený heslem. Uložte ho bez hesla a nahrajte znovu.',
      BROKEN: 'Soubor nejde přečíst, nejspíš je poškozený. Uložte ho znovu jako PDF.',
      TOO_MANY: 'Soubor má víc než {most, number} stran. Rozdělte ho nejdřív na kratší.',
      TOO_LARGE: 'Rozdělit jde soubor do {size}. Uložte ho menší nebo po částech.',
      TOO_HARD: 'Soubor je na rozdělení moc velký nebo složitý. Uložte ho po částech.',
      PAGES: 'Některá strana chybí, nebo je ve dvou papírech. Načtěte soubor znovu.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/cutting': typeof cs;
  }
}
