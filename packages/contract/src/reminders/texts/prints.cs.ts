/** Letters, and texts that are offered to a house. */
const cs = {
  REMINDER_PRINT: {
    TITLE: '{name}, jednotka {unit}',
    TO: 'Komu: {owners}. Dne {day}.',
    WHAT: 'Co chybí',
    DUE: 'Splatnost',
    AMOUNT: 'Částka (Kč)',
    SUM: 'Celkem',
    DEADLINE: 'Zaplatit do',
    ACCOUNT: 'Na účet',
    SYMBOL: 'Variabilní symbol',
    QR: 'QR kód platby: načtěte ho v aplikaci své banky.',
    LETTERS: 'Upomínky k vytištění',
    UNNAMED: 'dřívější dluh',
    OF_HOUSE: 'společenství',
    DEBT: '{text}, splatné {day}: {amount}',
    INTEREST: 'Úrok z prodlení: {text}, {from} – {to}',
    INSTALMENT: {
      TITLE: 'Splátka po splatnosti',
      TEXT: 'Dobrý den,\n\nk jednotce {unit} nepřišla včas dohodnutá splátka splatná {day}. Chybí {missing}.\n\nPokud je platba už na cestě, berte prosím zprávu jako vyřízenou. Když termín nevychází, ozvěte se výboru dřív, než dohoda skončí.',
    },
    OFFERED: {
      first: {
        NAME: 'Připomenutí platby',
        TEXT: 'Dobrý den,\n\nna účtu jednotky {jednotka} chybí {castka}:\n{dluhy}\n\nProsíme o platbu do {lhuta} na účet {ucet}, variabilní symbol {symbol}.\n\nPokud je platba už na cestě, berte prosím zprávu jako vyřízenou. Když to nejde najednou, ozvěte se nám, domluvíme splátky.\n\nVýbor {spolecenstvi}',
      },
      second: {
        NAME: 'Upomínka',
        TEXT: 'Dobrý den,\n\nna účtu jednotky {jednotka} stále chybí {castka}:\n{dluhy}\n\nZaplaťte prosím do {lhuta} na účet {ucet}, variabilní symbol {symbol}. Za dny po splatnosti může společenství žádat zákonný úrok z prodlení.\n\nPokud s částkou nesouhlasíte nebo ji nemůžete zaplatit najednou, napište nám.\n\nVýbor {spolecenstvi}',
      },
      last: {
        NAME: 'Poslední upomínka před soudem',
        TEXT: 'Dobrý den,\n\nani po předchozích upomínkách nebyla zaplacena částka {castka} za jednotku {jednotka}:\n{dluhy}\n\nVyzýváme vás, abyste ji zaplatili do {lhuta} na účet {ucet}, variabilní symbol {symbol}. Náklady této upomínky jsou {naklady}.\n\nNebude-li zaplaceno ani v této lhůtě, může společenství bez dalšího upozornění podat žalobu a žádat i úrok z prodlení a náklady řízení.\n\nVýbor {spolecenstvi}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reminders/prints': typeof cs;
  }
}
