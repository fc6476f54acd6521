import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  REMINDER_PRINT: {
    TITLE: '{name}, unit {unit}',
    TO: 'To: {owners}. On {day}.',
    WHAT: 'What is missing',
    DUE: 'Due',
    AMOUNT: 'Amount (CZK)',
    SUM: 'Total',
    DEADLINE: 'Pay by',
    ACCOUNT: 'To account',
    SYMBOL: 'Variable symbol',
    QR: 'QR code of the payment: read it in the application of your bank.',
    LETTERS: 'Reminders to print',
    UNNAMED: 'earlier debt',
    OF_HOUSE: 'of the association',
    DEBT: '{text}, due {day}: {amount}',
    INTEREST: 'Default interest: {text}, {from} – {to}',
    INSTALMENT: {
      TITLE: 'An instalment is late',
      TEXT: 'Hello,\n\nthe agreed instalment of unit {unit} due {day} did not come in time. {missing} is missing.\n\nIf the payment is on its way, please ignore this message. If the day does not suit you, write to the committee before the agreement ends.',
    },
    OFFERED: {
      first: {
        NAME: 'Notice of a payment',
        TEXT: 'Hello,\n\n{castka} is missing on the account of unit {jednotka}:\n{dluhy}\n\nPlease pay by {lhuta} to account {ucet}, variable symbol {symbol}.\n\nIf the payment is on its way already, take this as settled. If you cannot pay at once, write to us and we will agree on instalments.\n\nThe committee of {spolecenstvi}',
      },
      second: {
        NAME: 'Reminder',
        TEXT: 'Hello,\n\n{castka} is still missing on the account of unit {jednotka}:\n{dluhy}\n\nPlease pay by {lhuta} to account {ucet}, variable symbol {symbol}. The association may ask for default interest for the days after it was due.\n\nIf you do not agree with the amount or cannot pay it at once, write to us.\n\nThe committee of {spolecenstvi}',
      },
      last: {
        NAME: 'Last reminder before the court',
        TEXT: 'Hello,\n\nafter the reminders before, {castka} was still not paid for unit {jednotka}:\n{dluhy}\n\nWe call on you to pay it by {lhuta} to account {ucet}, variable symbol {symbol}. The cost of this reminder is {naklady}.\n\nIf it is not paid by then, the association may go to court without further notice and ask for default interest and costs as well.\n\nThe committee of {spolecenstvi}',
      },
    },
  },
} satisfies Translation<typeof cs>;
