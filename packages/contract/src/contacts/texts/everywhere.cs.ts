/** Said also outside of its own screens: in the menu, on the dashboard, as a toast of a call. */
const cs = {
  MODULES: {
    CONTACTS: 'Adresář kontaktů',
  },

  CONTACTS: {
    CREATED: 'Kontakt je přidaný.',
    SAVED: 'Kontakt je uložený.',
    DELETED: 'Kontakt je smazaný.',
    DELETED_MANY: 'Kontakty jsou smazané.',
    PINNED: 'Nouzová a připnutá čísla',
    ALL: 'Vše',
    ALL_LONG: 'Všechny kontakty',

    ERRORS: {
      WEB: 'Napište adresu webu, například www.firma.cz.',
      TOO_MANY: 'Zapsat jich jde nejvýš deset.',
      HOURS: 'Napište hodiny od–do, například 8–12, 13–16.30.',
    },

    EMERGENCIES: {
      life: 'Ohrožení života',
      gas: 'Uniká plyn',
      lift: 'Uvázl výtah',
      water: 'Teče voda',
      drain: 'Ucpaný odpad',
      power: 'Nejde proud',
      heat: 'Netopí se',
      lock: 'Zabouchnuté dveře',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'contacts/everywhere': typeof cs;
  }
}
