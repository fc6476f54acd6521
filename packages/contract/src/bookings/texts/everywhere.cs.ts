/** Said also outside of its own screens: in the menu, on the dashboard, as a toast of a call. */
const cs = {
  MODULES: {
    BOOKINGS: 'Rezervace',
  },
  HOME: {
    BOOKINGS:
      '{count, plural, one {rezervace ke schválení} few {rezervace ke schválení} many {rezervace ke schválení} other {rezervací ke schválení}}',
    BOOKINGS_HINT: 'Rozhodnout',
  },
  BOOKING: {
    DONE: 'Rezervace je uložená.',
    CANCELLED: 'Rezervace je zrušená.',
    DECIDED: 'Rozhodnutí je uložené.',
    WAITING: 'Jste v pořadí. Až se termín uvolní, dáme vám vědět.',
    NOT_WAITING: 'Na termín už nečekáte.',
    THING_ADDED: 'Nová věc je v rezervacích.',
    THING_SAVED: 'Změny jsou uložené.',
    THING_REMOVED: 'Věc už v rezervacích není.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bookings/everywhere': typeof cs;
  }
}
