/** What calls of codes on the wall refuse. */
const cs = {
  WALLS: {
    ERRORS: {
      CODE: 'Možná ho výbor vyměnil. Zkuste prosím novější list.',
      KEY: 'K tomuto hlášení už obrázky přidat nejde.',
      LINK: 'Odkaz neplatí. Hlášení, které nikdo nepotvrdí do 24 hodin, zmizí.',
      USED: 'Hlášení už je potvrzené.',
      PHOTOS: 'K hlášení patří nejvýš pět fotografií.',
      PICTURES_ONLY: 'Přidat jde jen fotografie JPEG, PNG nebo WebP do 30 MB.',
      PLACE: 'Toto místo tu není. Možná ho mezitím někdo odebral.',
      NOTE: 'Toto hlášení tu není. Možná ho mezitím někdo smazal.',
      DECIDED: 'Hlášení už je přijaté.',
      MOST_PLACES: 'Dům může mít nejvýš 60 míst s kódem.',
      ENTRANCE: 'Tento vchod v domě není. Vyberte prosím znovu.',
      NO_CODES: 'Žádné z vybraných míst nemá kód.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'walls/refusals': typeof cs;
  }
}
