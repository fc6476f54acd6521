/** Mails: one entry a kind. All of one proposal have one subject, so that mail programs keep them together. */
const cs = {
  MAIL: {
    proposalMade: {
      SUBJECT: 'Námět na program: {title}',
      TEXT: '{who, select, none {} other {Námět podává {who}.\n\n}}{text}',
      ACTION: 'Zobrazit námět',
    },

    proposalReached: {
      SUBJECT: 'Námět na program: {title}',
      TEXT: 'Námět {title} podporuje víc než čtvrtina všech hlasů a aspoň dva vlastníci ({percent}). Podle § 1207 občanského zákoníku má výbor svolat shromáždění, nejpozději {last}. Když ho nesvolá, mohou to udělat vlastníci sami na náklady společenství (§ 248).',
      ACTION: 'Zobrazit námět',
    },

    proposalDue: {
      SUBJECT: 'Námět na program: {title}',
      TEXT: 'Shromáždění, o které vlastníci žádají námětem {title}, zatím není svolané. Poslední den je {last}.',
      ACTION: 'Zobrazit námět',
    },

    proposalEnded: {
      SUBJECT: 'Námět na program: {title}',
      TEXT: '{how, select, taken {Výbor zařadil námět {title} na program shromáždění{meeting, select, none {, které připravuje} other { {meeting}}}.} withdrawn {Námět {title} stáhl ten, kdo ho podal.} other {Výbor námět {title} na program nezařadil.\n\nDůvod:\n{reason}}}',
      ACTION: 'Zobrazit námět',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proposals/mails': typeof cs;
  }
}
