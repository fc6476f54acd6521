/** The book of contacts: its list, one contact, the form. */
const cs = {
  CONTACTS: {
    TITLE: 'Adresář kontaktů',
    ONE: 'Kontakt',
    NEW: 'Nový kontakt',
    ADD: 'Přidat kontakt',
    EDIT: 'Upravit kontakt',
    EDIT_ONE: 'Úprava kontaktu {name}',
    NOT_FOUND: 'Tento kontakt tu není. Možná byl smazán.',

    TABS: { LABEL: 'Druh kontaktů', all: 'Všechny', people: 'Lidé', companies: 'Firmy' },
    TYPES: { person: 'Osoba', company: 'Firma' },
    CATEGORIES: {
      administrative: 'Výbor a správa domu',
      banks_financial_services: 'Banky a pojišťovny',
      energy: 'Energie',
      it: 'IT a internet',
      lawyer: 'Právní služby',
      svj: 'Jiná společenství',
      real_estate_management: 'Správa nemovitostí',
      construction_work: 'Stavební práce',
      accounting_services: 'Účetnictví',
      property_maintenance: 'Údržba a opravy',
      plant_care: 'Zeleň a zahrada',
      authorities: 'Úřady',
      other: 'Ostatní',
    },
    COLUMNS: { NAME: 'Jméno nebo firma', CATEGORY: 'Obor', PHONES: 'Telefon', EMAILS: 'E-mail', REACH: 'Spojení' },
    SEARCH: 'Jméno, firma, obor nebo číslo',
    ANY_CATEGORY: 'Všechny obory',
    VISIBILITY: 'Kdo ho vidí',
    ANY_VISIBILITY: 'Pro všechny i jen pro výbor',
    VISIBILITIES: { public: 'Celý dům', private: 'Jen výbor a správce' },
    PRIVATE: 'jen výbor a správce',
    IS_PINNED: 'připnutý',
    WORDS: { work: 'pracovní', emergency: 'nouzový', private: 'soukromý', invoices: 'pro faktury' },

    NOW: 'Když se něco stane, volejte ve dne i v noci',
    LIFE: 'hasiči, záchranka, policie',
    CALL: 'Zavolat: {name}, {number}',
    CALL_NUMBER: 'Zavolat {number}',

    EMPTY: {
      TITLE: 'Adresář je zatím prázdný',
      TEXT: 'Zapište, komu v domě zavolat: servis výtahu, instalatéra, plynovou pohotovost.',
      TEXT_OTHERS: 'Výbor zatím nezapsal žádné kontakty. Až to udělá, najdete je tady.',
      TAB_TITLE: 'Tady nic není',
      TAB_TEXT: 'Žádný kontakt sem nepatří.',
    },
    SELECTED:
      '{count, plural, one {Vybrán # kontakt} few {Vybrány # kontakty} many {Vybráno # kontaktu} other {Vybráno # kontaktů}}',
    POSTER_HOUSE: 'Plakát nouzových čísel',
    POSTER_ENTRANCES: 'Plakát pro každý vchod',
    MORE: 'Další akce',
    XLSX: 'Exportovat do Excelu',
    VCARD: 'Uložit do kontaktů (vCard)',
    VCARD_ALL: 'Uložit všechny do kontaktů (vCard)',

    DELETE: {
      DO: 'Smazat kontakt',
      TITLE: 'Smazat kontakt {name}?',
      MANY: 'Smazat kontakty',
      MANY_TITLE:
        '{count, plural, one {Smazat # kontakt?} few {Smazat # kontakty?} many {Smazat # kontaktu?} other {Smazat # kontaktů?}}',
      TEXT: 'Kontakt zmizí z adresáře i z hledání. Smazání nejde vrátit.',
      MANY_TEXT: 'Kontakty zmizí z adresáře i z hledání. Smazání nejde vrátit.',
    },

    PANEL: { PAGE: 'Otevřít stránku kontaktu', CLOSE: 'Zavřít kontakt' },
    DETAIL: {
      REACH: 'Spojení',
      FACTS: 'Údaje',
      NOTES: 'Poznámka výboru',
      PERSON: 'Kontaktní osoba',
      NO_REACH: 'Telefon ani e-mail tu nejsou.',
    },

    FORM: {
      WHO: 'Kdo to je',
      TYPE: 'Druh kontaktu',
      COMPANY_NAME: 'Název firmy',
      TITLE_BEFORE: 'Titul před jménem',
      FIRST_NAME: 'Jméno',
      LAST_NAME: 'Příjmení',
      TITLE_AFTER: 'Titul za jménem',
      POSITION: 'Pozice nebo obor',
      POSITION_HINT: 'Například revizní technik nebo voda a topení.',
      COMPANY: 'Firma, kde pracuje',
      PERSON: 'Kontaktní osoba ve firmě',
      CATEGORY: 'Obor',
      CHOOSE: 'Vyberte obor',
      REACH: 'Spojení',
      PHONES: 'Telefony',
      PHONE: 'Telefon',
      PHONE_N: '{n, number}. telefon',
      ADD_PHONE: 'Přidat telefon',
      EMAILS: 'E-maily',
      EMAIL: 'E-mail',
      EMAIL_N: '{n, number}. e-mail',
      ADD_EMAIL: 'Přidat e-mail',
      WORD: 'K čemu je',
      WORD_OF: 'K čemu je: {what}',
      NO_WORD: 'bez určení',
      REMOVE: 'Odebrat: {what}',
      WEB: 'Web',
      DATA_BOX: 'Datová schránka',
      ADDRESS: 'Adresa',
      STREET: 'Ulice a číslo',
      TOWN: 'Obec',
      POST: 'PSČ',
      BUSINESS: 'Firemní údaje',
      ICO: 'IČO',
      DIC: 'DIČ',
      ASK: 'Doplnit z rejstříku',
      SHOWN: 'Kde se ukáže',
      VISIBILITY: 'Kdo kontakt uvidí',
      PINNED: 'Připnout nahoru a na nástěnku',
      PINNED_HINT: 'Připnutá čísla mají všichni po ruce.',
      EMERGENCY: 'Kdy se mu volá ve dne i v noci',
      EMERGENCY_HINT: 'Připnutý kontakt se pak jmenuje podle toho, co se stalo.',
      NO_EMERGENCY: 'není nouzový',
      NOTES: 'Poznámka',
      NOTES_HINT: 'Uvidí jen výbor a správce.',
    },

    REGISTER: {
      FILLED: 'Údaje jsou doplněné z veřejného rejstříku. Zkontrolujte je prosím.',
      ENDED: 'Pozor: podle rejstříku tato firma zanikla.',
      notFound: 'Rejstřík firmu s tímto IČO nezná.',
      unknown: 'Rejstřík teď neodpovídá. Údaje prosím vyplňte ručně.',
      off: 'Tento portál se rejstříku neptá. Údaje prosím vyplňte ručně.',
      SIMULATED: 'Odpověděl ukázkový rejstřík, údaje jsou vymyšlené.',
    },

    ERRORS: {
      PRIVATE: 'Kontakt jen pro výbor může založit jen člen výboru nebo správce.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'contacts/contacts': typeof cs;
  }
}
