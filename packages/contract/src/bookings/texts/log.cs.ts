/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. What people book for themselves is not told here. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      bookings: 'Rezervace',
      bookingThings: 'Věci k rezervaci',
    },
    DEEDS: {
      bookings: {
        approve: 'Schválení rezervace: {name}, jednotka {unit}',
        decline: 'Zamítnutí rezervace: {name}, jednotka {unit}',
        cancel: 'Zrušení rezervace výborem: {name}, jednotka {unit}',
      },
      bookingThings: {
        create: 'Nová věc k rezervaci: {name}',
        update: 'Úprava věci k rezervaci: {name}',
        delete: 'Odebrání věci k rezervaci: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bookings/log': typeof cs;
  }
}
