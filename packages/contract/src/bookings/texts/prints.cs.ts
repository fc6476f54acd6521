/** What only the server says: times in mails. */
const cs = {
  BOOKING_TIME: {
    DAY: '{weekday, select, 1 {pondělí} 2 {úterý} 3 {středa} 4 {čtvrtek} 5 {pátek} 6 {sobota} other {neděle}} {date}',
    HOURS: '{day}, {from}–{to}',
    MORE: '{from} – {to}',
    MOMENT: '{day} {time}',
  },
  BOOKING_LINES: {
    asked: 'ke schválení: {when}',
    approved: 'schváleno: {when}',
    declined: 'zamítnuto: {when}',
    cancelled: 'zrušeno: {when}',
    soon: 'připomínka: {when}',
    free: 'uvolnilo se: {when}',
    offered: 'držíme pro vás: {when}',
    given: 'uvolnilo se a je vaše: {when}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bookings/prints': typeof cs;
  }
}
