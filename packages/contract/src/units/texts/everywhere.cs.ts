/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  MODULES: {
    UNITS: 'Jednotky',
  },

  HOME: {
    PROBLEMS: '{count, plural, one {věc k opravě} few {věci k opravě} many {věci k opravě} other {věcí k opravě}}',
    PROBLEMS_HINT: 'Podíly, vlastníci a společní zástupci',
    PROBLEMS_NONE: 'Podíly dávají přesně 100 %',
    OPEN_UNITS: 'Zobrazit jednotky',
    OPEN_HOUSE: 'Detail společenství',
    EMPTY_TITLE: 'Dům je zatím prázdný',
    EMPTY_TEXT:
      'Začněte seznamem jednotek a vlastníků. Načteme je ze souboru, který dostanete z katastru nebo od správce.',
    EMPTY_ACTION: 'Naimportovat dům',
    EMPTY_OTHERS: 'Výbor zatím nezapsal jednotky. Až to udělá, najdete je tady.',
  },

  UNITS: {
    TITLE: 'Jednotky',

    TYPES: {
      flat: 'byt',
      cellar: 'sklep',
      garage: 'garáž',
      garagePlace: 'garážové stání',
      commonSpace: 'společný prostor',
      commercialSpace: 'nebytový prostor',
    },
    CREATED: 'Jednotka je vytvořená.',
    SAVED: 'Změny jsou uložené.',
    DELETED: 'Jednotka je smazaná.',
    DELETED_MANY: 'Jednotky jsou smazané.',

    ERRORS: {
      OWNER_REQUIRED: 'Přidejte aspoň jednoho vlastníka.',
      JOINT_TWO: 'Společné jmění mají právě dva manželé.',
      SHARE_INVALID: 'Podíl musí být větší než 0 a nejvýš 1.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/everywhere': typeof cs;
  }
}
