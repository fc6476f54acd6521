/** What a feed and a file of an event say; only the server does. */
const cs = {
  FEED_FILE: {
    NAME: 'Kalendář: {house}',
    CHOSEN: '{calendars}: {house}',
    MAIN: 'Hlavní kalendář',
    GONE: 'Zdroj {source} už tuto událost neuvádí.',
    FROM: 'Převzato z kalendáře {source}.',
    LAYERS: {
      meetings: '{title}',
      votes: 'Konec hlasování: {title}',
      surveys: 'Konec ankety: {title}',
      papers: 'Končí platnost: {title}',
      reports: 'Lhůta hlášení: {title}',
      works: 'Oprava: {title}',
      bookings: 'Rezervace: {title}',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'feeds/prints': typeof cs;
  }
}
