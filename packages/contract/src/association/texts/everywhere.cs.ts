/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  SVJ: {
    CREATED: 'Společenství je založené.',
    CREATE: 'Založit společenství',

    FIELDS: {
      NAME: 'Název společenství',
      NICKNAME: 'Přezdívka domu',
      NICKNAME_HINT: 'Jak domu říkáte, například Lipová 14. Ukazuje se v záhlaví.',
      EMAIL: 'E-mail společenství',
      INVOICE_EMAIL: 'E-mail pro faktury',
      ICO: 'IČO',
      STREET: 'Ulice a číslo',
      TOWN: 'Město nebo obec',
      POST: 'PSČ',
    },

    ERRORS: {
      ICO: 'IČO nemá platnou kontrolní číslici.',
      DIC: 'DIČ má tvar CZ a 8 až 10 číslic; zkontrolujte ho prosím.',
      DATA_BOX: 'Identifikátor datové schránky má sedm písmen nebo číslic.',
    },

    VISIT: {
      STARTED: 'Návštěva začala a výbor ji uvidí v záznamu.',
      REASON_REQUIRED: 'Napište důvod návštěvy.',
    },
  },

  HOUSE: {
    INFORMATION: {
      SAVED: 'Údaje společenství jsou uložené.',
    },

    CHAIR: {
      CHANGED: 'Předseda výboru je změněný.',
    },

    SETTINGS: {
      SAVED: 'Nastavení je uložené.',
    },

    VISITS: {
      END: 'Ukončit návštěvu',
      ENDED: 'Návštěva je ukončená.',
      NOW: 'Správa portálu je v domě do {at}. Důvod: {reason}',
      OWN: 'Jste v domě na návštěvě do {at}.',
    },
  },

  MODULES: {
    SVJ: 'Detail společenství',
  },

  HOME: {
    CONTACTS: 'Důležité kontakty',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/everywhere': typeof cs;
  }
}
