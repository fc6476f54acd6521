/** Mails: one entry a kind. All of one discussion have one subject, so that mail programs keep them together. */
const cs = {
  MAIL: {
    discussionOpened: {
      SUBJECT: 'Diskuze: {title}',
      TEXT: '{who, select, none {V domě začala nová diskuze.} other {{who} otevírá novou diskuzi.}}\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}\n\nOdpovědět můžete v portálu. O dalších odpovědích vám napíšeme, jen když budete diskuzi sledovat nebo vás někdo zmíní.',
      ACTION: 'Otevřít diskuzi',
    },

    discussionReply: {
      SUBJECT: 'Re: Diskuze: {title}',
      TEXT: '{who} píše do diskuze {title}:\n\n{text}',
      ACTION: 'Zobrazit odpověď',
    },

    discussionMention: {
      SUBJECT: 'Re: Diskuze: {title}',
      TEXT: '{who} vás zmiňuje v diskuzi {title}:\n\n{text}',
      ACTION: 'Zobrazit odpověď',
    },

    discussionFinished: {
      SUBJECT: 'Re: Diskuze: {title}',
      TEXT: 'Diskuze {title} je ukončená.{who, select, none {} other { Závěr píše {who}:}}\n\n{text}',
      ACTION: 'Zobrazit závěr',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'discussion/mails': typeof cs;
  }
}
