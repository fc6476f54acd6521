/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      reminders: 'Upomínky',
    },
    DEEDS: {
      reminders: {
        send: 'Odeslání upomínek: {name}',
        ladder: 'Nastavení upomínek: {name}',
        dispute: 'Sporný dluh jednotky {name}',
        undispute: 'Konec sporu o dluh jednotky {name}',
        interest: 'Zápis úroku z prodlení: {name}',
        agree: 'Dohoda o splátkách: {name}',
        endPlan: 'Konec dohody o splátkách: {name}',
        planPaper: 'Podepsaná dohoda o splátkách: {name}',
        cost: 'Zápis nákladů upomínky: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reminders/log': typeof cs;
  }
}
