/** Mails: one entry a kind. All of one report have one subject, so that mail programs keep them together. */
const cs = {
  /** The line of a notice that asks whoever reported it. */
  REPORT: { ASKED_HINT: 'Je to opravdu v pořádku?' },

  MAIL: {
    reportFiled: {
      SUBJECT: 'Hlášení: {title}',
      TEXT: '{type}{place, select, none {} other {, {place}}}\n{who, select, none {} other {Hlásí {who}.}}\n\n{text}{again, select, yes {\n\nNavazuje na hlášení, které je podle toho, kdo ho podal, pořád nevyřešené.} other {}}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}\n\nŘešitel: {solver}',
      ACTION: 'Otevřít hlášení',
    },

    reportGiven: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Hlášení {title} máte od teď na starosti vy.\n\n{text}',
      ACTION: 'Otevřít hlášení',
    },

    reportTaken: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Hlášení {title} se řeší.\n\nŘešitel: {solver}',
      ACTION: 'Otevřít hlášení',
    },

    reportMoved: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Termín hlášení {title} je nově {due}.\n\nDůvod: {moved}\n\nŘešitel: {solver}',
      ACTION: 'Otevřít hlášení',
    },

    reportSolved: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Hlášení {title} je vyřešené: {outcome}.{text, select, none {} other {\n\n{text}}}\n\nKdyž se závada vrátí, založte navazující hlášení.',
      ACTION: 'Zobrazit řešení',
    },

    reportRepeats: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Hlášení {title} je uzavřené, protože opakuje jiné{repeats, select, none {} other {: {repeats}}}.{text, select, none {} other {\n\n{text}}}{repeats, select, none {} other {\n\nKdo sledoval toto, sleduje teď i to druhé.}}',
      ACTION: 'Otevřít hlášení',
    },

    reportOverdue: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Hlášení {title} mělo být vyřešené do {due} a pořád čeká.\n\nŘešitel: {solver}\n\n{text}',
      ACTION: 'Otevřít hlášení',
    },

    reportAsked: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Hlášení {title} je od {since} vyřešené.{text, select, none {} other {\n\n{text}}}\n\nJe to opravdu v pořádku? Ptáme se jednou. Když není, napište jednu větu a založíme navazující hlášení.',
      ACTION: 'Odpovědět',
    },

    reportComment: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: '{who} píše k hlášení {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },

    reportMention: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: '{who} vás zmiňuje u hlášení {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },

    reportInner: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: '{who} píše k hlášení {title}, jen pro výbor:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },

    reportInnerMention: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: '{who} vás zmiňuje u hlášení {title}, jen pro výbor:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reports/mails': typeof cs;
  }
}
