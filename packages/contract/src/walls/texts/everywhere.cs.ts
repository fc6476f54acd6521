/** Said also outside of its own screens: on the dashboard, above the list of reports, as a toast of a call. */
const cs = {
  HOME: {
    WALLS:
      '{count, plural, one {hlášení ze zdi k posouzení} few {hlášení ze zdi k posouzení} many {hlášení ze zdi k posouzení} other {hlášení ze zdi k posouzení}}',
    WALLS_HINT: 'Posoudit',
  },
  WALLS: {
    WAITING:
      '{count, plural, one {# hlášení ze zdi čeká na posouzení} few {# hlášení ze zdi čekají na posouzení} many {# hlášení ze zdi čeká na posouzení} other {# hlášení ze zdi čeká na posouzení}}',
    LOOK: 'Posoudit',
    TURNED: 'Nastavení kódů je uložené.',
    PLACE_ADDED: 'Místo má svůj kód.',
    PLACE_SAVED: 'Místo je uložené.',
    RENEWED: 'Místo má nový kód. Starý už nikam nevede.',
    REVOKED: 'Kód už nikam nevede.',
    PLACE_REMOVED: 'Místo je odebrané.',
    LET_IN: 'Hlášení je přijaté.',
    DECLINED: 'Hlášení je odložené.',
    ERASED: 'Hlášení je smazané.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'walls/everywhere': typeof cs;
  }
}
