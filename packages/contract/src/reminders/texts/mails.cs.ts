/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    debtReminder: {
      SUBJECT: '{title}',
      TEXT: '{letter, select, none {Společenství vám píše o platbě vaší jednotky. Celé znění je v portálu.} other {{letter}}}',
      ACTION: 'Otevřít účet jednotky',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reminders/mails': typeof cs;
  }
}
