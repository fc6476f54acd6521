/** One person: their page, the own profile and the form. */
const cs = {
  PERSON: {
    TABS: {
      LABEL: 'Části profilu',
      personal: 'Osobní údaje',
      authorized: 'Oprávněné osoby',
      units: 'Jednotky',
      notes: 'Poznámky',
      papers: 'Papíry pro vás',
      rights: 'Oprávnění',
      settings: 'Nastavení',
      notifications: 'Oznámení',
      password: 'Heslo a zařízení',
    },

    FIELDS: {
      TYPE: 'Kdo to je',
      TITLE_BEFORE: 'Titul před jménem',
      FIRST_NAME: 'Jméno',
      LAST_NAME: 'Příjmení',
      TITLE_AFTER: 'Titul za jménem',
      COMPANY: 'Název firmy',
      ICO: 'IČO',
      SEX: 'Oslovení',

      SEXES: {
        male: 'pan',
        female: 'paní',
        others: 'bez určení',
      },
      ROLE: 'Role',

      OWN_ROLE: {
        TITLE: 'Změnit svou vlastní roli?',
        TEXT: 'Uvidíte a budete smět jen to, co dovoluje nová role. Nynější vám možná bude muset vrátit předseda nebo správce.',
        YES: 'Změnit svou roli',
      },
      ROLE_LOCKED: 'Role může měnit jen předseda výboru nebo správce domu.',

      ROLE_GROUPS: {
        owners: 'Vlastníci a sousedé',
        committee: 'Výbor a správa',
        audit: 'Kontrolní komise',
        own: 'Vlastní role',
      },
      EMAIL: 'E-mail',
      EMAIL_N: '{n, number}. e-mail',
      EMAILS: 'E-maily',
      PHONE_N: '{n, number}. telefon',
      PHONES: 'Telefony',
      PREFIX: 'Předvolba',
      PREFIX_OTHER: 'jiná',
      VISIBLE: 'Kdo ho uvidí',
      VISIBLE_OF: 'Kdo uvidí: {what}',
      PUBLIC: 'všichni v domě',
      PRIVATE: 'jen výbor a správce',
      PRIMARY: 'hlavní',
      MAKE_PRIMARY: 'Nastavit jako hlavní: {what}',
      ADD_EMAIL: 'Přidat e-mail',
      ADD_PHONE: 'Přidat telefon',
      REMOVE: 'Odebrat: {what}',
      NO_EMAIL: 'Bez e-mailu nejde člověka pozvat do portálu.',
      ENTRANCE: 'Vchod',
      NO_ENTRANCE: 'neuveden',
      CONTACT: 'Kontakty',
      ADDRESS: 'Adresa',
      ADDRESS_HINT: 'Kam posílat poštu.',
      PERMANENT: 'Trvalé bydliště',
      SEPARATE: 'Trvalé bydliště je jinde',
      SAME: 'stejné jako adresa',
      STREET: 'Ulice a číslo',
      TOWN: 'Město nebo obec',
      POST: 'PSČ',
      COUNTRY: 'Země',

      COMMUNICATIONS: {
        phone: 'telefonem',
        sms: 'esemeskou',
        email: 'e-mailem',
        post: 'poštou',
      },
      NO_NOTE: 'Poznámku zatím nikdo nenapsal.',
      PERSON: 'Osobní údaje',
      IN_HOUSE: 'V domě',
      PHOTO: 'Fotografie',
      PHOTO_HINT: 'Uvidí ji sousedé, kteří vidí tento profil.',
      NOT_GIVEN: 'neuvedeno',
      LOGIN: 'Přihlašovací e-mail',
      LANGUAGE: 'Jazyk portálu',
    },

    ACCESS_CHOICE: {
      LABEL: 'Přístup do portálu',
      NOW: 'Pozvat do portálu hned',
      NOW_HINT: 'Na hlavní e-mail odejde odkaz, který platí 14 dní.',
      LATER: 'Zatím bez přístupu',
      LATER_HINT: 'Pozvánku můžete poslat kdykoli později.',
      NEEDS_EMAIL: 'Pozvánka potřebuje aspoň jeden e-mail.',
    },

    RELATION: {
      TITLE: 'Oprávněné osoby',
      HINT: 'Kdo za tohoto člověka jedná nebo k němu patří: rodina, nájemníci, zmocněnci.',
      PERSON: 'Osoba',
      TYPE: 'Vztah',
      ADD: 'Přidat osobu',
      HAS: 'Kdo za něj jedná nebo k němu patří',
      OF: 'Za koho jedná nebo ke komu patří',
      NONE: 'Nikdo není zapsaný.',
    },

    ROOMS: {
      TITLE: 'Jednotky',
      JOINT: 'manželé (SJM)',
      OF_UNIT: 'Podíl v jednotce',
      OF_HOUSE: 'Podíl jednotky na domě',
      NONE_TITLE: 'Žádná jednotka',
      NONE_TEXT: 'Člověk tu nic nevlastní a k žádné jednotce není zapsaný.',
    },

    RIGHTS: {
      TITLE: 'Co vidí a proč',
      ROLE: 'Role {role}.',
      SAME: 'Stejné jako role {role}.',
      BUT: 'Jako role {role}, s {count, plural, one {# výjimkou} few {# výjimkami} many {# výjimky} other {# výjimkami}}.',
      DIFFERS: 'Kde se liší od role',
      USUAL: 'Podle role',
      NOW: 'Ve skutečnosti',
      WHY: 'Proč',
      OWN_ROLE: 'vlastní role {title}',
    },

    OWN: {
      CONTACT: 'Jméno a kontakt',
      EDIT: 'Upravit kontakt',
      CARD: 'Jak mě vidí dům',
      NAME_WHY: 'Jméno mění výbor podle katastru. Pokud v něm je chyba, napište mu prosím.',
      NOTIFICATIONS: 'E-mailová oznámení',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/person': typeof cs;
  }
}
