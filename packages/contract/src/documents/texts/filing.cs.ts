/** Papers sorted to units: what goes where, doubts first. */
const cs = {
  FILING: {
    DO: 'Rozeslat jednotkám',
    TITLE: 'Rozeslat papíry jednotkám',
    HOME: 'Jednotky',
    OF_UNIT: 'Jednotka {number}',
    WHOLES: 'Celé soubory',
    LEAD: 'Jednotku poznáme podle čísla v názvu souboru, třeba 1247-5.pdf nebo byt 5.pdf. Než se cokoli uloží, uvidíte, co komu půjde.',
    CHOOSE: 'Vybrat soubory',
    DROP: 'Soubory pro jednotky sem můžete i přetáhnout.',
    MORE: 'Přidat další soubory',
    SENDING: 'Nahráno {done, number} z(e) {all, number}',
    FAILED:
      '{count, plural, one {# soubor se nepodařilo nahrát} few {# soubory se nepodařilo nahrát} many {# souboru se nepodařilo nahrát} other {# souborů se nepodařilo nahrát}}:',
    RETRY: 'Zkusit znovu',
    WITHOUT: 'Pokračovat bez nich',
    OVER: 'Najednou jde rozeslat nejvýš {most, number} souborů. {count, plural, one {# soubor se nenahrál} few {# soubory se nenahrály} many {# souboru se nenahrálo} other {# souborů se nenahrálo}}: vyberte je znovu, až tyto uložíte.',
    LEFT: 'Nejdřív soubory, které se nenahrály',

    DOUBTS: {
      TITLE: 'Nejdřív nejasné soubory',
      LEFT: '{count, plural, =0 {vše je rozhodnuto} one {zbývá rozhodnout # z {all, number}} few {zbývá rozhodnout # z {all, number}} many {zbývá rozhodnout # z {all, number}} other {zbývá rozhodnout # z {all, number}}}',
      none: 'V názvu není číslo žádné jednotky.',
      maybe: 'V názvu je jen samotné číslo. Nejspíš patří jednotce {number}.',
      many: 'Název mluví o víc jednotkách: {numbers}.',
      stranger: 'Jednotku {number} v domě nemáme.',
      back: 'Vyberte, komu soubor půjde.',
      GIVE: 'Dát jednotce {number}',
      UNIT: 'Jednotka pro {name}',
      PICK: 'Jednotka nebo jméno',
      ALL: 'Dát všem',
      DROP: 'Neukládat',
      DROP_ONE: 'Neukládat {name}',
    },

    OWNERS: {
      changed: 'Jednotka {number} měla {period} víc vlastníků. Vyberte, kdo papír dostane.',
      left: 'Kdo vlastnil jednotku {number} {period}, už k ní nepatří. Podle dne by papír neviděl nikdo.',
      unnamed:
        'Jednotka {number} měla {period} jiné vlastníky než dnes nebo jich bylo víc. Jména vidí jen ten, kdo smí číst jednotky. Papír může jít podle dne, nebo ho pošle někdo jiný z výboru.',
      FROM: 'od {from}',
      UNTIL: 'do {to}',
      BETWEEN: 'od {from} do {to}',
      IN_YEAR: 'v roce {year}',
      ALL_YEAR: 'celý rok {year}',
      ALL_PERIOD: 'po celé období',
      AND: '{first} a {second}',
      MORE: '{names} a {count, plural, one {# další} few {# další} many {# dalších} other {# dalších}}',
      BY_DAY_OF: 'podle dne {day}',
      BY_NAME: 'jen {names}',
      OTHER: 'Jiná jednotka',
      FAILED: 'Nepodařilo se zjistit, které jednotky měly v tom období víc vlastníků. Bez toho nejde ukládat.',
    },

    TO: {
      TITLE: 'Co komu půjde',
      FIND: 'Jednotka nebo jméno',
      NOBODY: 'Tomu nic neodpovídá.',
      EVERYBODY: 'Všem',
      EVERYBODY_HINT: 'uvidí všichni, kdo vidí složku {folder}',
      NO_OWNER: 'vlastník není zapsaný',
      CHANGE: 'Změnit',
      CHANGE_ONE: 'Změnit, komu půjde {name}',
      REST: '{count, plural, one {Zobrazit další #} few {Zobrazit další #} many {Zobrazit dalších #} other {Zobrazit dalších #}}',
      MISSING:
        '{count, plural, one {Bez papíru zůstane # jednotka} few {Bez papíru zůstanou # jednotky} many {Bez papíru zůstane # jednotky} other {Bez papíru zůstane # jednotek}}: {numbers}',
    },

    SUMS: {
      TITLE: 'Kam přijdou soubory',
      UNITS: '{count, plural, one {do # jednotky} few {do # jednotek} many {do # jednotky} other {do # jednotek}}',
      EVERYBODY: 'všem',
      OPEN: 'ještě nerozhodnuto',
      ALL: 'Celkem',
    },

    SEES: {
      TITLE: 'Kdo co uvidí',
      FOLDER: 'Složka',
      FOLDER_OWN: 'složka každé jednotky, nové vzniknou ve složce {folder}',
      FOLDER_HERE: 'složka každé jednotky ve složce {folder}',
      SEEN: 'Vidí',
      SEEN_OWNERS: 'jen vlastníci a zástupci své jednotky a výbor',
      DAY: 'Ke dni',
      DAY_HINT: 'Papír uvidí, kdo k jednotce patřil v ten den a patří k ní i teď.',
      PERIOD: 'Papíry nejsou za kalendářní rok {year}',
      PERIOD_HINT: 'Podle období poznáme, u kterých jednotek se v něm vyměnil vlastník.',
      PERIOD_FROM: 'Období od',
      PERIOD_TO: 'Období do',
      NOTIFY: 'Poslat e-mail',
      NOTIFY_HINT: 'Každý se dozví jen o svých papírech, a tak často, jak si přeje. Posíláme odkaz, ne soubor.',
      LATER: 'Vidí i další vlastníci',
      LATER_HINT: 'Hodí se pro plány a návody, ne pro vyúčtování.',
    },

    SAVE: '{count, plural, one {Uložit # papír} few {Uložit # papíry} many {Uložit # papíru} other {Uložit # papírů}}',
    WAITS: 'Rozhodněte ještě: {name}',
    NOTHING: 'Zatím není co uložit.',

    ERRORS: {
      PERIOD: 'Období končí dřív, než začíná.',
      DAY_OUTSIDE: 'Den musí být v období, za které papíry jsou.',
      UNIT: 'Některá z jednotek už v domě není. Vyberte jinou.',
      OWNERS: 'U některé jednotky se změnilo, kdo ji v tom období vlastnil. Nic se neuložilo, rozhodněte znovu.',
      FOLDER: 'Do této složky vlastníci nevidí. Vyberte takovou, kterou vidí celý dům.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/filing': typeof cs;
  }
}
