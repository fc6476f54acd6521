/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      summons: 'Doručení pozvánek',
    },

    DEEDS: {
      summons: {
        record:
          'Zápis doručení pozvánky: {name}, {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'summons/log': typeof cs;
  }
}
