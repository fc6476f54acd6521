/** Import of e-mails and phones of neighbours: file, columns, preview, acceptance. */
const cs = {
  CONTACT_IMPORT: {
    TITLE: 'Načtení kontaktů',
    ACCEPTED: 'Kontakty jsou přidané.',
    CHOSEN: 'Výběr je uložený.',
    DISCARDED: 'Rozpracované načtení je zahozené.',

    ERRORS: {
      NOT_FOUND: 'Načtení neexistuje, bylo už dokončené nebo zahozené.',
      STALE: 'Sousedé se mezitím změnili. Projděte prosím náhled znovu a potvrďte ho.',
      NOTHING: 'Nezbylo nic, co by se dalo přidat.',
      ROW: 'Tento řádek už v souboru není. Načtěte prosím náhled znovu.',
      TOO_MANY_ROWS:
        'Tabulka má víc než {max, plural, one {# řádek} few {# řádky} many {# řádku} other {# řádků}}. Rozdělte ji prosím na části.',
    },

    FILE: {
      LEAD: 'Nahrajte tabulku s e-maily a telefony. Nejdřív uvidíte, komu co přibude. Nic se nepřepisuje ani nemaže.',
      HINT: 'CSV nebo XLSX, nejvýš 5 MB a 5 000 řádků. Poznáme číslo jednotky, jméno, e-maily a telefony.',
      OPEN: 'Rozpracovaná načtení',
      CONTINUE: 'Pokračovat v načtení {name}',
      DISCARD: 'Zahodit načtení {name}',
    },

    MAPPING: {
      LEAD: 'Řekněte, co je ve kterém sloupci; ostatní vynecháme. E-mailů a telefonů může být víc, i v jedné buňce.',
      MISSING_WHO: 'Ještě chybí sloupec, podle kterého člověka poznáme: číslo jednotky nebo jméno.',
      MISSING_CONTACT: 'Ještě chybí sloupec s e-maily nebo s telefony.',
    },

    COLUMNS: {
      unitNumber: 'Číslo jednotky',
      name: 'Celé jméno nebo firma',
      lastName: 'Příjmení',
      firstName: 'Jméno',
      email: 'E-maily',
      phone: 'Telefony',
      contact: 'E-maily i telefony',
    },

    TABS: {
      NEW: 'Přibude',
      DOUBTFUL: 'Ke kontrole',
      SAME: 'Beze změny',
      PROBLEMS: 'Upozornění',
    },

    PREVIEW: {
      TITLE: 'Náhled kontaktů',
      SUM: 'Co se přidá',
      SUM_TEXT: '{people}: {emails} a {phones}',
      PEOPLE: '{count, plural, one {# člověku} few {# lidem} many {# člověka} other {# lidem}}',
      EMAILS: '{count, plural, one {# e-mail} few {# e-maily} many {# e-mailu} other {# e-mailů}}',
      PHONES: '{count, plural, one {# telefon} few {# telefony} many {# telefonu} other {# telefonů}}',
      ONLY_ADDS: 'Jen přidáváme. Přihlašovací e-maily, přístup ani role se nemění.',
      WAITING:
        '{count, plural, one {# položka čeká} few {# položky čekají} many {# položky čeká} other {# položek čeká}} na záložce Ke kontrole. Dokud {count, plural, one {ji} few {je} many {ji} other {je}} nepotvrdíte, nic se z {count, plural, one {ní} few {nich} many {ní} other {nich}} nepřidá.',
      PUBLIC: 'Ukázat nové kontakty všem v domě',
      PUBLIC_HINT: 'Jinak je uvidí jen výbor, správce a člověk sám.',
      ROW: 'Řádek {row, number}',
      NO_NAME: 'Řádek beze jména',
      ADDS: 'přibude',
      KNOWN: 'už v portálu je',
      OVER: 'už se nevejde',
      KEPT: 'Zůstává také:',
      CHOOSE: 'Vybrat člověka',
      CHOOSE_FOR: 'Vybrat, komu patří: {title}',
      CHOOSE_OTHER: 'Vybrat někoho jiného',
      CHOOSE_OTHER_FOR: 'Vybrat někoho jiného: {title}',
      IS: 'Je to {name}',
      TAKE_BACK: 'Zrušit výběr',
      TAKE_BACK_OF: 'Zrušit výběr: {title}',
      CHOSEN: 'vybráno ručně',
      ACCEPT_ENTRY: 'Přidat kontakty: {title}',
      ADDED: 'Přidá se',
      LEFT_OUT: 'Vynechá se',
      NOTHING_NEW: 'Všechny kontakty ze souboru už v portálu jsou. Není co přidat.',
      ACCEPT: 'Přidat {count, plural, one {# kontakt} few {# kontakty} many {# kontaktu} other {# kontaktů}}',
      ACCEPT_TITLE: 'Přidat kontakty sousedům?',
      ACCEPT_TEXT: 'Přidá se {sum}. {shown}',
      SHOWN_HOUSE: 'Uvidí je všichni v domě.',
      SHOWN_COMMITTEE: 'Uvidí je jen výbor, správce a člověk sám.',
      DISCARD: 'Zahodit načtení',
      DISCARD_TITLE: 'Zahodit načtení?',
      DISCARD_TEXT: 'U sousedů se nic nezmění. Co jste v náhledu vybrali, se ztratí.',
    },

    DOUBTS: {
      nobody: 'Nikoho takového jsme u této jednotky ani v domě nenašli.',
      several: 'Může jít o víc lidí.',
      otherUnit: 'Jméno v domě je, ale u jiné jednotky. Je to tento člověk?',
      order: 'Řádek má víc lidí a kontaktů. Rozdělili jsme je podle pořadí.',
      everybody: 'Řádek má víc lidí a jiný počet kontaktů. Dostali je všichni.',
    },

    PROBLEMS: {
      birthNumber: 'Ve sloupci {column} bylo rodné číslo. Zahodili jsme ho.',
      emailForm: '„{value}“ není e-mail, vynecháme ho.',
      phoneForm: '„{value}“ není telefonní číslo, vynecháme ho.',
      contactForm: '„{value}“ není e-mail ani telefon, vynecháme to.',
      officer: '{name} má ve společenství funkci. Kontakty mění jen sám, nebo kdo tu funkci může dát; nic nepřidáme.',
      nameUnknown: '„{name}“ v domě není.',
      unitUnknown: 'Jednotka {unit} v domě není.',
      tooMany: '{name}: víc než {max} e-mailů nebo telefonů u jednoho člověka nevedeme, zbytek vynecháme.',
    },

    CHOOSE: {
      TITLE: 'Čí jsou tyto kontakty',
      PERSON: 'Soused',
      SAVE: 'Potvrdit člověka',
    },

    DONE: {
      TITLE: 'Kontakty jsou přidané',
      TEXT: 'Přibylo {sum}.',
      LEFT: '{count, plural, one {# položku jste nepotvrdili a nic z ní} few {# položky jste nepotvrdili a nic z nich} many {# položky jste nepotvrdili a nic z nich} other {# položek jste nepotvrdili a nic z nich}} nepřibylo. Kontakt doplňte u souseda, nebo nahrajte soubor znovu.',
      TO_MEMBERS: 'Zobrazit sousedy',
      AGAIN: 'Nahrát další soubor',
      INVITABLE:
        '{count, plural, one {# člověk má teď e-mail, ale ještě nemá} few {# lidé mají teď e-mail, ale ještě nemají} many {# člověka má teď e-mail, ale ještě nemá} other {# lidí má teď e-mail, ale ještě nemá}} přístup do portálu.',
      INVITE: 'Pozvat do portálu',
      INVITE_TITLE: 'Poslat pozvánky do portálu?',
      INVITE_TEXT:
        'Pozvánku dostane {count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}. Odkaz v ní platí 14 dní.',
      INVITED:
        '{count, plural, one {Odešla # pozvánka.} few {Odešly # pozvánky.} many {Odešlo # pozvánky.} other {Odešlo # pozvánek.}}',
      NOT_INVITED: 'Pozvánku nedostali:',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'imports/contacts': typeof cs;
  }
}
