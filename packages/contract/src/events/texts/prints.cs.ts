/** Papers, and how a mail and a paper say when it is; only the server says them. */
const cs = {
  EVENT: {
    PRINT: {
      FILE: 'udalost-{name}.pdf',
      FOOT: 'Událost v kalendáři domu',
      WHEN: 'Kdy',
      REPEATS: 'Opakuje se',
      PLACE: 'Kde',
      CALENDAR: 'Kalendář',
      LABEL: 'Štítek',
      AUTHOR: 'Autor',
      FILES: 'Přílohy',
      PRINTED: 'Vytištěno',
      VISIBILITY: 'Viditelnost',
      ONLY_COMMITTEE: 'Jen pro výbor',
      CODE: 'Událost v portálu otevřete kódem.',
      DAY: '{weekday, select, 1 {pondělí {date}} 2 {úterý {date}} 3 {středa {date}} 4 {čtvrtek {date}} 5 {pátek {date}} 6 {sobota {date}} other {neděle {date}}}',
      WHOLE_DAY: '{day}, celý den',
      SAME_DAY: '{day}, {from}–{to}',
      AT: '{day}, {from}',
      MOMENT: '{day} {time}',
      DAYS: '{from} až {to}',
      EVERY: {
        day: '{every, plural, =1 {každý den} one {každý # den} few {každé # dny} many {každého # dne} other {každých # dní}}',
        week: '{every, plural, =1 {každý týden} one {každý # týden} few {každé # týdny} many {každého # týdne} other {každých # týdnů}}',
        month:
          '{every, plural, =1 {každý měsíc} one {každý # měsíc} few {každé # měsíce} many {každého # měsíce} other {každých # měsíců}}',
        year: '{every, plural, =1 {každý rok} one {každý # rok} few {každé # roky} many {každého # roku} other {každých # let}}',
      },
      UNTIL: '{every} do {date}',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/prints': typeof cs;
  }
}
