/** What was done, as a noun phrase, and never of whom: the log of a house has more readers. */
const cs = {
  ACTIVITY: {
    NOUNS: { insolvency: 'Hlídání insolvence' },
    DEEDS: {
      insolvency: {
        create: 'Začátek hlídání v insolvenčním rejstříku',
        purpose: 'Nové zdůvodnění hlídání v insolvenčním rejstříku',
        decide: 'Rozhodnutí o případu z insolvenčního rejstříku',
        start: 'Doplnění začátku insolvenčního řízení',
        words: 'Změna textu pro hlídané vlastníky',
        check: 'Kontrola v insolvenčním rejstříku na vyžádání',
        print: 'Tisk přílohy přihlášky pohledávky',
        delete: 'Konec hlídání v insolvenčním rejstříku',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'insolvency/log': typeof cs;
  }
}
