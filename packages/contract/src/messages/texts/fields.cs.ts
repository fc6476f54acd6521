/** What fields of a message are called: in its form, and in the log. */
const cs = {
  MESSAGE_FORM: {
    NAME: 'Název',
    LABEL: 'Typ zprávy',
    TEXT: 'Text zprávy',
    PIN: 'Připnout na nástěnku',
    PIN_HINT: 'Připnutá zpráva nemá datum konce.',
    ACCEPT: 'Vyžádat potvrzení přečtení',
    ACCEPT_HINT: 'Lidé zprávu potvrdí po přihlášení, vy uvidíte, kdo ji přečetl. Od autora se potvrzení nečeká.',
    COMMENTS: 'Povolit komentáře',
  },

  ACTIVITY: {
    FIELDS: {
      title: 'nadpis',
      label: 'štítek',
      concept: 'koncept',
      isPinned: 'připnutí',
      dateFrom: 'začátek',
      dateTo: 'konec',
      toPublic: 'viditelnost pro všechny',
      emergency: 'mimořádná zpráva',
      acceptRead: 'potvrzování přečtení',
      acceptUntil: 'potvrdit do',
      comments: 'komentáře',
      description: 'text',
      audience: 'komu je určena',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/fields': typeof cs;
  }
}
