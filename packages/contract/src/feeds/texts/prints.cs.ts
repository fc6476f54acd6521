/** What a feed, a file of an event and the sheet for the wall say; only the server does. */
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
      papers: '{title}',
      reports: 'Lhůta hlášení: {title}',
      works: 'Oprava: {title}',
      bookings: 'Rezervace: {title}',
      terms: 'Lhůta: {title}',
    },
  },

  WALL_CALENDAR: {
    FILE: 'kalendar-{when}.pdf',
    FOOT: 'Vytištěno {when} z Pavlače. Události jen pro výbor nebo jen pro někoho na listu nejsou.',
    MORE: '{n, plural, one {a # další} few {a # další} many {a # dalšího} other {a # dalších}}',
    CALL: 'Když se něco stane',
    OUTAGES: '{n, plural, one {Odstávka} other {Odstávky}}',
    WASTE: 'Svozy odpadu',
    CODE: 'Kalendář v telefonu',
    CODE_HINT: 'Namiřte fotoaparát na čtverec.',
    MARKS: { OUTAGE: 'voda', WASTE: 'papír' },
    LEGEND: { OUTAGE: 'odstávka', WASTE: 'svoz odpadu', EVENT: 'událost v domě', HOLIDAY: 'svátek' },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'feeds/prints': typeof cs;
  }
}
