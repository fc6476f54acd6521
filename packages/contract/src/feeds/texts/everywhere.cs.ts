/** Said also outside of its own screens: as toasts of calls. */
const cs = {
  FEEDS: {
    SAVED: 'Adresa je upravená.',
    REVOKED: 'Adresa už nikam nevede.',
  },
  SOURCES: {
    CREATED: 'Kalendář je přidaný.',
    SAVED: 'Změny jsou uložené.',
    REMOVED: 'Kalendář už nečteme.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'feeds/everywhere': typeof cs;
  }
}
