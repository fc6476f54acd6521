/** What fields of an event are called: in its form, and in the log. */
const cs = {
  EVENT: {
    FIELDS: {
      TITLE: 'Název',
      TEXT: 'Popis',
      PLACE: 'Místo',
      START: 'Začátek',
      END: 'Konec',
      ALL_DAY: 'Celý den',
      REPEAT: 'Opakování',
      CALENDAR: 'Kalendář',
      LABEL: 'Štítek',
      COLOUR: 'Barva',
      AUDIENCE: 'Pro koho je',
      NOTIFY_PERIOD: 'Připomenutí e-mailem',
      NOTIFY: 'Dát hned vědět e-mailem',
      ACCEPT: 'Vyžádat potvrzení přečtení',
      COMMENTS: 'Povolit komentáře',
      COMING: 'Zjistit, kdo přijde',
      CAPACITY: 'Nejvýš lidí',
    },
  },

  ACTIVITY: {
    FIELDS: {
      place_description: 'popis',
      place_address: 'místo',
      start: 'začátek',
      end: 'konec',
      allDay: 'celý den',
      repeat: 'opakování',
      calendar: 'kalendář',
      labelId: 'štítek',
      colour: 'barva',
      notify_period: 'připomenutí',
      coming: 'zjišťování účasti',
      capacity: 'nejvýš lidí',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/fields': typeof cs;
  }
}
