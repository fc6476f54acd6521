/** Discussions: their list, the form that opens one, the thread, its end. */
const cs = {
  DISCUSSION: {
    TITLE: 'Diskuze',
    ONE: 'Diskuze',
    NEW: 'Nová diskuze',
    EDIT: 'Úprava diskuze',
    NOT_FOUND: 'Tato diskuze tu není. Možná byla smazána.',
    NOBODY: 'Neznámý autor',

    TABS: { LABEL: 'Diskuze podle stavu', open: 'Otevřené', closed: 'Uzavřené', all: 'Všechny' },
    COLUMNS: { NAME: 'Diskuze', OWNER: 'Autor', STARTED: 'Začátek', LAST: 'Poslední odpověď', REPLIES: 'Odpovědi' },
    SEARCH: 'Hledat v diskuzích',
    FILTERS: {
      OWNER: 'Autor',
      ANY_OWNER: 'Všichni autoři',
      FRESH: 'Nové pro mě',
      ANY_FRESH: 'Nové i čtené',
      ONLY_FRESH: 'Jen s novým',
      MINE: 'Moje',
      ANY_MINE: 'Moje i cizí',
      ONLY_MINE: 'Jen kde píšu',
      REPORTED: 'Nahlášené',
      ANY_REPORTED: 'Nahlášené i ostatní',
      ONLY_REPORTED: 'Jen s nahlášenou odpovědí',
      FROM: 'Začátek od',
      TO: 'Začátek do',
    },
    EMPTY: {
      TITLE: 'Zatím tu není žádná diskuze',
      TEXT: 'Otevřete první: co byste chtěli se sousedy probrat?',
      TAB_TITLE: 'Tady nic není',
      TAB_TEXT: 'Diskuze v tomto stavu dům nemá.',
    },
    REPLY_COUNT:
      '{count, plural, =0 {zatím bez odpovědi} one {# odpověď} few {# odpovědi} many {# odpovědi} other {# odpovědí}}',
    LAST: 'poslední {when}',
    FRESH: '{count, plural, one {# nová} few {# nové} many {# nové} other {# nových}}',
    UNREAD: 'nová pro vás',
    CHOSEN_ONLY: 'pro vybrané',
    COMMITTEE_ONLY: 'jen výbor a kontrola',

    FORM: {
      NAME: 'O čem to je',
      NAME_HINT: 'Krátce, ať to sousedé poznají v seznamu.',
      TEXT: 'Co chcete probrat',
      OPEN: 'Otevřít diskuzi',
      OPENED: 'Otevřeno',
      CONTENT: 'Diskuze',
      AUDIENCE: 'Kdo ji čte',
      FOR: 'Pro koho je',
      FOR_house: 'Celý dům',
      FOR_some: 'Jen vybraní',
      FOR_committee: 'Jen výbor a kontrola',
      GROUPS_HINT: 'Čte a píše každý, kdo patří aspoň do jedné skupiny. Výbor a kontrola čtou všechno.',
      NOBODY_CHOSEN: 'Vyberte, pro koho diskuze je, nebo ji nechte pro celý dům.',
      PICKER: 'Pro koho diskuze je',
      REACH: 'Kdo se o diskuzi dozví',
      POSTER: 'Kdo nemá e-mail, najde diskuzi až v portálu.',
      UNTIL: 'Upravit ji můžete do 15 minut od otevření. Pro koho je, už zůstane.',
    },

    DETAIL: {
      JUMP: '{count, plural, one {Přejít na # novou odpověď} few {Přejít na # nové odpovědi} many {Přejít na # nové odpovědi} other {Přejít na # nových odpovědí}}',
      SINCE: 'Nové od vaší poslední návštěvy',
      MORE: 'Další',
      EDITED_AT: 'upraveno {when}',
      HOUSE: 'celý dům',
      FACTS: 'O diskuzi',
      READERS: 'Čte ji',
      STARTED: 'Začátek',
      WRITERS: 'Kdo píše',
      WRITER_COUNT:
        '{count, plural, one {# člověk z domu} few {# lidé z domu} many {# člověka z domu} other {# lidí z domu}}',
      ENDS: 'Diskuzi ukončí {name} nebo výbor. Závěr pak zůstane nahoře nad odpověďmi.',
      ENDS_COMMITTEE: 'Diskuzi ukončí výbor. Závěr pak zůstane nahoře nad odpověďmi.',
      CONCLUSION: 'Závěr',
      CONCLUDED: '{name}, {when}',
      CLOSED: 'Diskuze je uzavřená, psát do ní už nejde.',
      REOPENED: 'Znovu otevřená {when}: {reason}',
      BEFORE: 'Předchozí závěr',
      ATTACHED: 'Přílohy diskuze',
    },

    FINISH: {
      DO: 'Ukončit diskuzi',
      TITLE: 'Ukončit diskuzi',
      LEAD: 'Po ukončení se v diskuzi už jen čte.',
      FIELD: 'Závěr',
      HINT: 'Na čem jste se shodli? Závěr zůstane nahoře nad odpověďmi a pošleme ho těm, kdo diskuzi sledují.',
      YES: 'Ukončit diskuzi',
    },
    REOPEN: {
      DO: 'Znovu otevřít',
      TITLE: 'Znovu otevřít diskuzi',
      LEAD: 'Do diskuze se bude zase psát. Dosavadní závěr zůstane vidět jako předchozí.',
      FIELD: 'Důvod',
      YES: 'Znovu otevřít',
    },
    DELETE: {
      DO: 'Smazat diskuzi',
      TITLE: 'Smazat diskuzi {name}?',
      TEXT: 'Zmizí všem i s odpověďmi a soubory. Smazání nejde vrátit.',
      YES: 'Smazat diskuzi',
    },

    TURN: {
      TITLE: 'Co s odpovědí',
      DO: 'Co s odpovědí, {name}, {when}',
      REPORT: 'Založit hlášení',
      VOTE: 'Připravit hlasování',
      CAME_report: 'Vzniklo z ní hlášení:',
      CAME_vote: 'Vzniklo z ní hlasování:',
      ORIGIN: 'Z diskuze {name}: {origin}',
    },

    REPLIES: {
      TITLE: 'Odpovědi',
      EMPTY: 'Zatím nikdo neodpověděl.',
      FIELD: 'Vaše odpověď',
      PLACEHOLDER: 'Napište odpověď…',
      FOR_house: 'Uvidí ji celý dům. Opravit nebo smazat ji jde 15 minut. Souseda zmíníte zavináčem a jménem.',
      FOR_some:
        'Uvidí ji ti, pro koho diskuze je. Opravit nebo smazat ji jde 15 minut. Souseda zmíníte zavináčem a jménem.',
      FOR_committee:
        'Uvidí ji výbor a kontrola. Opravit nebo smazat ji jde 15 minut. Souseda zmíníte zavináčem a jménem.',
      SEND: 'Odeslat odpověď',
      ATTACH: 'Přidat fotku nebo soubor',
      FAILED: 'Odpověď se neodeslala. Zkuste to prosím znovu.',
      ADDED: 'Odpověď je odeslaná.',
      EDITED: 'Odpověď je upravená.',
      DELETED: 'Odpověď je smazaná.',
      EDIT_FIELD: 'Upravená odpověď',
      EDIT_SAVE: 'Uložit odpověď',
      EDIT_DO: 'Upravit odpověď, {name}, {when}',
      DELETE_DO: 'Smazat odpověď, {name}, {when}',
      DELETE_TITLE: 'Smazat odpověď?',
      DELETE_TEXT: 'Odpověď zmizí všem, i z citací. Smazání nejde vrátit.',
      DELETE_YES: 'Smazat odpověď',
      OLDER: 'Zobrazit starší odpovědi',
      FOLDED:
        '{count, plural, one {Zobrazit # odpověď} few {Zobrazit # odpovědi} many {Zobrazit # odpovědi} other {Zobrazit # odpovědí}} {days}',
      ON_DAY: 'z {from}',
      ON_DAYS: 'z {from} až {to}',
    },

    FOLLOW: {
      TITLE: 'Sledovat diskuzi',
      SAVED: 'Uloženo. Od příští odpovědi to platí.',
      FOLLOWS: 'Nové odpovědi vám pošleme e-mailem tak, jak to máte nastavené v účtu.',
      MENTIONS: 'Napíšeme vám, jen když vás někdo zmíní.',
      MUTED: 'O této diskuzi vám nepíšeme vůbec.',
      MUTE: 'Nepsat ani o zmínkách',
      UNMUTE: 'Psát o zmínkách',
    },

    ERRORS: {
      CLOSED: 'Diskuze je mezitím uzavřená, psát do ní už nejde. Váš text tu zůstal, můžete si ho zkopírovat.',
      OPEN: 'Diskuze je otevřená, není co znovu otvírat.',
      NOT_YOURS: 'Tohle může jen ten, kdo diskuzi otevřel, nebo výbor.',
      LATE: 'Vlastní diskuzi jde upravit a smazat jen do 15 minut. Napište odpověď, nebo požádejte výbor.',
      ANSWERED: 'Na diskuzi už někdo odpověděl, smazat ji může jen výbor.',
      AUDIENCE_UNKNOWN: 'Některá z vybraných skupin v domě není. Vyberte prosím znovu.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'discussion/discussion': typeof cs;
  }
}
