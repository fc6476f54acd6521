/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  MODULES: {
    VOTE: 'Hlasování',
  },

  HOME: {
    VOTES:
      '{count, plural, one {hlasování čeká na váš hlas} few {hlasování čekají na váš hlas} many {hlasování čeká na váš hlas} other {hlasování čeká na váš hlas}}',
    VOTES_NONE: 'Na váš hlas nic nečeká',
    SECOND:
      '{count, plural, one {listina čeká na druhou osobu} few {listiny čekají na druhou osobu} many {listiny čeká na druhou osobu} other {listin čeká na druhou osobu}}',
    SECOND_HINT: 'Potvrdit, nebo odpovědět',
  },

  VOTE: {
    CREATED: 'Hlasování je uložené jako koncept.',
    SAVED: 'Změny hlasování jsou uložené.',
    DELETED: 'Koncept hlasování je smazaný.',
    STARTED: 'Hlasování běží a pozvánky odcházejí.',
    CANCELLED: 'Hlasování je zrušené.',
    FINISHED: 'Hlasování je ukončené.',

    STATES: {
      concept: 'Koncept',
      run: 'Probíhá',
      finish: 'Ukončeno',
      closed: 'Uzavřeno',
      counting: 'Sčítají se lístky',
      cancelled: 'Zrušeno',
    },

    CENSUS: {
      REBUILT: 'Prezenční listina je znovu načtená z evidence jednotek.',
      SEAT_SAVED: 'Řádek prezenční listiny je uložený.',
      SEAT_REMOVED: 'Řádek je z prezenční listiny odebraný.',
    },

    DETAIL: {
      ERRORS: {
        VOTE_NOT_COMPLETE: 'Hlasování není úplné: vyplňte prosím hlas u každého bodu a každé osoby.',
      },
    },

    ERRORS: {
      PERCENT_PLACES: 'Procenta mají nejvýš čtyři desetinná místa. Přesný zlomek zadejte jako zlomek.',
      CLOSES_BEFORE: 'Konec musí být po začátku.',
      PRESET_OF_ANOTHER: 'Toto přednastavení patří k jinému základu rozhodování.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/everywhere': typeof cs;
  }
}
