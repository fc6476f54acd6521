/** Fees: their list, one of them, the form. */
const cs = {
  FEES: {
    TITLE: 'Přehled poplatků',
    ONE: 'Poplatek',
    NEW: 'Nový poplatek',
    SEARCH: 'Hledat název, poznámku',
    DOORS: {
      LABEL: 'Účty a předpisy',
      ACCOUNT: 'Účet jednotky',
      ACCOUNTS: 'Účty jednotek',
      DEBTS: 'Kdo dluží',
      PRESCRIPTIONS: 'Předpisy',
      BANK: 'Banka',
      CLEARANCES: 'Potvrzení o dluzích',
    },
    CREATED: 'Poplatek je uložený.',
    UPDATED: 'Poplatek je uložený.',
    DELETED: 'Poplatek je smazaný.',
    SHOW: 'Zobrazit',
    NO_NEXT: 'už nepřijde',

    SIDES: { house: 'Platí dům', units: 'Platí jednotky' },
    FREQUENCIES: {
      monthly: 'měsíčně',
      quarterly: 'čtvrtletně',
      halfYearly: 'pololetně',
      annual: 'ročně',
      oneOff: 'jednorázově',
      every2Years: 'jednou za 2 roky',
      every3Years: 'jednou za 3 roky',
      every4Years: 'jednou za 4 roky',
      every5Years: 'jednou za 5 let',
    },
    KEYS: {
      share: 'podíl na domě',
      equal: 'rovným dílem',
      persons: 'počet osob',
      area: 'plocha',
      own: 'vlastní číslo jednotky',
      fixed: 'pevná částka za jednotku',
    },
    KEY_HINTS: {
      share: 'Příspěvek na správu domu, § 1180 odst. 1 občanského zákoníku.',
      equal: 'Náklady na vlastní správní činnost společenství, § 1180 odst. 2 občanského zákoníku.',
      persons: 'Třeba úklid, osvětlení, výtah, voda.',
      area: 'Třeba teplo.',
      own: 'Třeba počet parkovacích stání nebo vlastní koeficient.',
      fixed: 'Částku platí každá jednotka celou.',
    },

    COLUMNS: {
      NAME: 'Název',
      AMOUNT: 'Částka (Kč)',
      FREQUENCY: 'Jak často',
      NEXT: 'Příští splatnost',
      SIDE: 'Kdo platí',
    },
    FILTERS: {
      FREQUENCY: 'Jak často',
      ANY_FREQUENCY: 'Jakkoli často',
      SIDE: 'Kdo platí',
      ANY_SIDE: 'Dům i jednotky',
    },
    SORTS: { name: 'Podle názvu', amount: 'Podle částky', next: 'Podle splatnosti' },

    SUMS: {
      HOUSE: 'Platí dům',
      UNITS: 'Platí jednotky',
      IN: 'v roce {year}',
      NEXT: 'v roce {year} to bude {amount}',
    },

    MINE: {
      TITLE: 'Předpisy vašich jednotek',
      ONE: '{name}, jednotka {unit}',
      SUM: '{monthly} za první měsíc, celkem {total}',
      PAPER: 'Předpis v PDF',
      PAPER_OF: 'Předpis v PDF: {name}, jednotka {unit}',
    },

    EMPTY: {
      TITLE: 'Zatím tu není žádný poplatek',
      TEXT: 'Přidejte, co dům platí pravidelně (revize, pojištění, úklid), a co platí jednotky (příspěvek na správu, zálohy). Na platby domu vás portál předem upozorní.',
      TEXT_OTHERS: 'Až výbor poplatky zapíše, uvidíte je tady.',
    },

    DETAIL: {
      AMOUNTS: 'Částka v čase',
      FROM: 'od {day}',
      LATER: 'teprve začne platit',
      YEARS: 'Kolik to je za rok',
      NUMBERS: 'Čísla jednotek',
    },

    DELETE: {
      OPEN: 'Smazat',
      TITLE: 'Smazat poplatek {name}?',
      TEXT: 'Poplatek zmizí z přehledu. Co už podle něj bylo předepsáno, zůstane.',
      YES: 'Smazat poplatek',
    },

    FORM: {
      MAIN: 'Poplatek',
      WHEN: 'Kdy a jak se platí',
      NAME: 'Název',
      AMOUNT: 'Částka v Kč',
      AMOUNT_HINT: 'Za jedno období, třeba za měsíc.',
      VALID_FROM: 'Nová částka platí ode dne',
      VALID_FROM_HINT: 'Dřívější částka zůstane u dřívějších splatností.',
      FREQUENCY: 'Jak často',
      FIRST_DUE: 'Splatné poprvé',
      FIRST_DUE_HINT: 'Od tohoto dne se počítají další splatnosti.',
      SIDE: 'Kdo platí',
      SIDE_HINT: {
        house: 'Na příští splatnost portál výbor předem upozorní.',
        units: 'Bude se předepisovat jednotkám.',
      },
      KEY: 'Podle čeho se dělí',
      NUMBERS: 'Čísla jednotek',
      NUMBERS_HINT: 'Jednotka bez čísla se na poplatku nepodílí.',
      NUMBER_WRONG: 'Napište číslo, nejvýš se třemi desetinnými místy.',
      NOTES: 'Poznámky',
      SAVE: 'Uložit poplatek',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/screens': typeof cs;
  }
}
