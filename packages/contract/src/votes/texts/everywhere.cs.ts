/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  MODULES: {
    VOTE: 'Hlasování',
  },

  HOME: {
    VOTES:
      '{count, plural, one {hlasování čeká na váš hlas} few {hlasování čekají na váš hlas} many {hlasování čeká na váš hlas} other {hlasování čeká na váš hlas}}',
    VOTES_HINT: 'Otevřít seznam hlasování',
    VOTES_NONE: 'Na váš hlas nic nečeká',
    SECOND:
      '{count, plural, one {listina čeká na druhou osobu} few {listiny čekají na druhou osobu} many {listiny čeká na druhou osobu} other {listin čeká na druhou osobu}}',
    SECOND_HINT: 'Potvrdit, nebo odpovědět',
  },

  SECOND: {
    STATE: {
      TITLE: 'Čeká na druhou osobu',
      WHO: 'Teď může potvrdit: {people}.',
      NOBODY:
        'Nikdo z výboru ani z kontrolní komise potvrdit nemůže. Portál požádal sousedy s účtem, aby se někdo z nich stal ověřovatelem.',
      UNTIL: 'Kdo do {at} nerozhodne, počítá se jako nepřítomný a portál požádá další.',
      ALONE: 'Když se do {at} nikdo nepřihlásí, stačí přiložená listina a u výsledku bude stát „bez druhé osoby“.',
      ONLY_VERIFIER:
        'Je ve prospěch toho, kdo ji zapsal: potvrdit ji může jen zmocnitel vlastním účtem, nebo ověřovatel.',
    },

    REASONS: {
      noFile: 'chybí listina',
      notSigned: 'listina není podepsaná',
      otherMeeting: 'listina je pro jinou schůzi nebo hlasování',
      revoked: 'odvolal ji ten, kdo ji podepsal',
      overLimit: 'přesahuje počet, který dovolují stanovy',
      nobody: 'nikdo ji nemůže potvrdit',
    },
    AGREED: 'Děkujeme, jste ověřovatel. Co čeká na potvrzení, najdete v tomto seznamu.',
    DECLINED: 'Děkujeme za odpověď. Portál se vás už k tomuhle ptát nebude.',
    NAMED: 'Soused dostal e-mail s otázkou, zda bude ověřovatelem.',
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
