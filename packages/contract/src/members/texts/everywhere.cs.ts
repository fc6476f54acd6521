/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  MODULES: {
    MEMBERS: 'Sousedé',
  },

  HOME: {
    OWN_UNITS: 'Moje jednotky',
  },

  CARE: {
    TWIN: {
      TITLE: 'V domě už je {name}',
      TEXT: 'Je to tentýž člověk nebo firma? Dva záznamy téhož by dostávaly poštu dvakrát a pletly by se v hlasování.',
      ARCHIVED: 'Je v archivu a dá se odtud vrátit i s tím, co o něm víte.',
      ADD: 'Přidat jako dalšího',
      OPEN: 'Otevřít záznam, který tu je',
      USE: 'Použít záznam, který tu je',
    },
  },

  MEMBERS: {
    TITLE: 'Sousedé',
    CREATED: 'Soused je přidaný.',
    UPDATED: 'Změny jsou uložené.',
    ARCHIVED: 'Soused je v archivu.',
    ARCHIVED_ALL: 'Vybraní sousedé jsou v archivu.',
    RESTORED: 'Soused je zpátky z archivu.',
    DELETED: 'Soused je smazaný.',
    DELETED_ALL: 'Vybraní sousedé jsou smazaní.',
    ACCESS_REMOVED: 'Přístup je odebraný.',

    INVITE: {
      ADDRESSES: 'Komu a kam pozvánka půjde',
      LEFT_OUT:
        '{count, plural, one {# člověk ji nedostane:} few {# lidé ji nedostanou:} many {# člověka ji nedostane:} other {# lidí ji nedostane:}}',
    },

    ERRORS: {
      ROLE_NOT_YOURS: 'Role může měnit jen předseda výboru nebo správce domu.',
    },
  },

  PERSON: {
    RELATIONS: {
      husband: 'manžel',
      wife: 'manželka',
      partner: '{sex, select, female {partnerka} male {partner} other {partner nebo partnerka}}',
      daughter: 'dcera',
      son: 'syn',
      mother: 'matka',
      father: 'otec',
      familyMember: '{sex, select, female {členka rodiny} other {člen rodiny}}',
      renter: '{sex, select, female {nájemnice} other {nájemník}}',
      authorizePerson: 'zmocněná osoba',
      notSpecify: 'bez určení',
    },

    ROOMS: {
      AS: {
        owner: 'vlastní',
        representative: 'společný zástupce',
      },
      TOTAL: 'Podíl na domě celkem',
    },
  },

  REGISTER: {
    ACCEPTED: 'Seznam je přijatý.',
    DOOR: '{count, plural, one {soused bez nároku na přístup} few {sousedé bez nároku na přístup} many {souseda bez nároku na přístup} other {sousedů bez nároku na přístup}}',
    DOOR_HINT: 'Podívejte se, komu skončí přístup',

    FORMER: {
      PROFILE: 'Můj profil',
    },

    CHANGES: {
      UNDONE: 'Změna vlastníka je vrácená.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/everywhere': typeof cs;
  }
}
