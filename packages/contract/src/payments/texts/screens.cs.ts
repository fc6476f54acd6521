/** Payments in the page of a fee, and what requests and records of the cash desk became. */
const cs = {
  PAYMENTS: {
    TITLE: 'Platby',
    CREATED: 'Platba je zapsaná.',
    UNDONE: 'Platba je vzatá zpět.',
    IN_CASH: 'Výdaj je zapsaný v pokladně.',
    SUMS: 'Letos ({year}) zaplaceno {paid} z {due}.',
    NONE: 'Zatím tu není žádná platba.',
    MORE: 'Ukazujeme posledních {count} plateb.',
    NUMBER: 'doklad {number}',
    FROM: {
      bank: 'výpis z banky',
      cash: 'pokladna {name}',
      approval: 'požadavek {name}',
    },
    STATES: { undone: 'Vzato zpět', lost: 'Pohyb nebo výdaj už neplatí' },
    REASON: 'Důvod: {reason}',
    ADD: 'Zapsat platbu',
    TAKE_BACK: 'Vzít platbu zpět',

    FORM: {
      SOURCE: 'Čím se platilo',
      BY_HAND: 'Zapíšu ručně',
      OFFERED: {
        bank: 'Banka: {day}, {amount}, {name}',
        cash: 'Pokladna: {day}, {amount}, {name}',
        approval: 'Schválený požadavek: {amount}, {name}',
      },
      GROUPS: { bank: 'Odchozí platby z banky', cash: 'Výdaje z pokladny', approval: 'Schválené požadavky' },
      SAME: 'Je to tatáž platba?',
      SAME_AS: 'Ano: {day}, {name}',
      ANOTHER: 'Ne, zaplatilo se ještě jednou',
      CARRIED: 'Částka je podle vybraného: {amount}.',
      AMOUNT: 'Částka v Kč',
      DATE: 'Den',
      NAME: 'Za co',
      SUPPLIER: 'Komu',
      NUMBER: 'Číslo faktury',
      FILES: 'Faktura',
      FILES_HINT:
        'PDF, fotografie nebo ISDOC. Ze souboru .isdoc nebo .isdocx vyplníme částku, den, dodavatele a číslo.',
      CHOOSE: 'Vybrat soubor',
      TAKE: 'Vyfotit fakturu',
      YES: 'Zapsat platbu',
    },
    UNDO: {
      TITLE: 'Vzít zpět platbu {amount}?',
      LEAD: 'Platba zůstane v seznamu, ale nepočítá se. Pohyb, výdaj nebo požadavek pak půjde použít znovu.',
      REASON: 'Důvod',
      YES: 'Vzít zpět',
    },

    BECAME: {
      TITLE: 'Co s tím dál',
      CASH: 'Výdaj v pokladně',
      FEE: 'Platba poplatku',
      LEAD: 'Požadavek je schválený. Zapište, jak se zaplatilo.',
      INTO_CASH: 'Zapsat výdaj do pokladny',
      PAY: 'Zapsat jako platbu poplatku',
      TO_WHOM: 'Vyplaceno komu',
      WHICH: 'Který poplatek',
      NO_FEES: 'Dům zatím nemá žádný poplatek, který by platil.',
      PAY_TITLE: 'Platba poplatku z požadavku',
    },
    OF_RECORD: {
      TITLE: 'Souvisí',
      APPROVAL: 'Schválený požadavek',
      FEE: 'Platba poplatku',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'payments/screens': typeof cs;
  }
}
