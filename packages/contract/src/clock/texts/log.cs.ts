/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: { clock: 'Zákonné lhůty', clockRecords: 'Zapsané lhůty' },
    DEEDS: {
      clock: {
        done: 'Splněná lhůta{name, select, none {} other {: {name}}}',
        notOurs: 'Lhůta se netýká domu{name, select, none {} other {: {name}}}',
        again: 'Lhůta znovu běží{name, select, none {} other {: {name}}}',
      },
      clockRecords: {
        create: 'Zápis lhůty{name, select, none {} other {: {name}}}',
        delete: 'Smazání zapsané lhůty{name, select, none {} other {: {name}}}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clock/log': typeof cs;
  }
}
