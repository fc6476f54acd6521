/** The notice board: list, detail, form. */
const cs = {
  MESSAGE: {
    TITLE: 'Zprávy',
    ONE: 'Zpráva',
    NEW: 'Nová zpráva',
    NOT_FOUND: 'Tato zpráva tu není. Možná byla smazána.',
    PUBLISHED: 'Zpráva je zveřejněná.',
    PLANNED: 'Zpráva se zveřejní {when}.',
    DRAFTED: 'Koncept je uložený.',
    SAVED: 'Změny jsou uložené.',
    OPEN: 'Otevřít zprávu',
    EDIT: 'Upravit zprávu',
    SEARCH: 'Hledat v názvu a textu',
    MORE: 'Další akce',

    TABS: {
      LABEL: 'Zprávy podle stavu',
      actual: 'Aktuální',
      pined: 'Připnuté',
      old: 'Starší',
      planned: 'Plánované',
      archive: 'Archiv',
      concept: 'Koncepty',
    },

    COLUMNS: {
      TITLE: 'Název',
      LABEL: 'Typ',
      OWNER: 'Autor',
      FROM: 'Zveřejněno',
      TO: 'Do',
      READ: 'Přečteno',
    },

    FILTERS: {
      ANY_LABEL: 'Všechny typy',
      OWNER: 'Autor',
      ANY_OWNER: 'Všichni autoři',
      UNREAD: 'Přečtení',
      ANY_UNREAD: 'Přečtené i nepřečtené',
      ONLY_UNREAD: 'Jen nepřečtené',
      ACCEPT: 'Potvrzení přečtení',
      ANY_ACCEPT: 'S potvrzením i bez',
      ONLY_ACCEPT: 'Jen s potvrzením',
      FROM: 'Zveřejněno od',
      TO: 'Zveřejněno do',
    },
    NO_END: 'bez omezení',
    NOT_YET: 'zatím ne',
    NOBODY: 'bez autora',
    READ_OF: '{done, number} z(e) {total, number}',
    READ_CARD: 'přečteno {done, number} z(e) {total, number}',
    NOT_FOLLOWED: 'nesleduje se',
    FILES: '{count, plural, one {# příloha} few {# přílohy} many {# přílohy} other {# příloh}}',
    COMMENTS: '{count, plural, one {# komentář} few {# komentáře} many {# komentáře} other {# komentářů}}',
    SELECTED:
      '{count, plural, one {Vybrána # zpráva} few {Vybrány # zprávy} many {Vybráno # zprávy} other {Vybráno # zpráv}}',

    ARCHIVE: {
      DO: 'Archivovat',
      TITLE: 'Archivovat zprávu {title}?',
      TITLE_MORE: 'Archivovat {count, plural, one {# zprávu} few {# zprávy} many {# zprávy} other {# zpráv}}?',
      TEXT: 'Přestane být mezi aktuálními, v archivu si ji přečte každý, komu byla určená.',
      TEXT_MORE: 'Přestanou být mezi aktuálními, v archivu si je přečte každý, komu byly určené.',
      YES: 'Archivovat zprávu',
      YES_MORE: 'Archivovat zprávy',
    },

    RESTORE: {
      TITLE: 'Vrátit zprávu {title} z archivu?',
      TEXT: 'Bude zase tam, kam podle svého termínu patří. Kdo o ní už dostal e-mail, další nedostane.',
      YES: 'Vrátit z archivu',
    },

    DELETE: {
      DO: 'Smazat zprávu',
      TITLE: 'Smazat zprávu {title}?',
      TITLE_MORE: 'Smazat {count, plural, one {# zprávu} few {# zprávy} many {# zprávy} other {# zpráv}}?',
      TEXT: 'Zmizí všem i s přílohami a komentáři. Smazání nejde vrátit.',
      YES: 'Smazat zprávu',
      YES_MORE: 'Smazat zprávy',
    },

    EMPTY: {
      TITLE: 'Zatím tu není žádná zpráva',
      TEXT: 'Napište sousedům první: co se v domě chystá, co se rozbilo, co se podařilo.',
      TEXT_OTHERS: 'Až výbor nebo správce něco napíše, najdete to tady.',
      TAB_TITLE: 'Tady teď nic není',
      TAB_TEXT: 'Zprávy v jiném stavu najdete na dalších záložkách.',
    },

    DETAIL: {
      NOTE_CONCEPT: 'Tohle je koncept. Vidí ho jen ti, kdo zprávy píší.',
      NOTE_PLANNED: 'Zpráva se zveřejní {when}. Do té doby ji vidí jen ti, kdo zprávy píší.',
      NOTE_EMERGENCY: 'Mimořádná zpráva. Zůstane nahoře do {when}.',
      CHANGED_AT: 'Upraveno {at}',
      FACTS: 'O zprávě',
      NUMBER: 'Číslo',
      FOR: 'Pro koho',
      FROM: 'Zveřejněno',
      PLANNED: 'Zveřejní se',
      TO: 'Do',
      EVERYONE: 'celý dům',
      NOBODY: 'nikdo – skupina, pro kterou byla, už není',
      COMMITTEE: 'jen výbor a správa',
      EMPTY: 'Text zatím chybí.',
    },

    WORDINGS: {
      TITLE: 'Starší znění zprávy',
      FACT: 'Znění',
      SHOW: 'Zobrazit starší znění',
    },

    ERRORS: {
      END_BEFORE_START: 'Konec musí být po začátku.',
      END_PAST: 'Konec už minul. Zvolte pozdější.',
      START_PAST: 'Začátek už minul. Zvolte dnešek nebo pozdější den.',
      START_KEPT: 'Zpráva už je zveřejněná, její začátek nejde odložit.',
      ALREADY_PUBLISHED: 'Zveřejněnou zprávu nejde vrátit mezi koncepty. Archivujte ji, nebo smažte.',
      ACCEPT_PAST: 'Termín potvrzení už minul. Zvolte pozdější.',
      EMERGENCY_END: 'Mimořádná zpráva potřebuje konec, dokdy má zůstat nahoře.',
      NOT_ARCHIVABLE: 'Koncept ani zprávu z archivu archivovat nejde.',
      NOT_ARCHIVED: 'Tato zpráva v archivu není.',
      AUDIENCE_UNKNOWN: 'Vchod, jednotka nebo role ze seznamu příjemců už neexistuje. Vyberte příjemce znovu.',
      OWNER_UNKNOWN: 'Autor už není mezi lidmi, kteří píší zprávy. Vyberte jiného.',
      NO_COMMENTS: 'U této zprávy se nekomentuje.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/messages': typeof cs;
  }
}
