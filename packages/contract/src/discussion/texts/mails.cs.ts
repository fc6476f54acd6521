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

    discussionComplained: {
      SUBJECT: 'Nahlášená odpověď v diskuzi: {title}',
      TEXT: '{who} nahlašuje odpověď, kterou píše {author}. {reason, select, rude {Uráží nebo vyhrožuje.} private {Prozrazuje něco osobního.} untrue {Není to pravda.} advert {Je to reklama.} other {Důvod je jiný.}}{words, select, none {} other {\n\nVysvětlení:\n{words}}}\n\nNahlášená odpověď:\n{text}\n\nOdpověď můžete nechat s vysvětlením, nebo skrýt s důvodem. Kdo ji napsal, se nedozví, kdo ji nahlásil.',
      ACTION: 'Posoudit odpověď',
    },

    discussionAnswered: {
      SUBJECT: 'Odpověď, kterou jste nahlásili: {title}',
      TEXT: '{verdict, select, left {Výbor posoudil odpověď, kterou jste nahlásili v diskuzi {title}, a nechává ji, jak je:\n\n{text}} hidden {Výbor skryl odpověď, kterou jste nahlásili v diskuzi {title}. Na jejím místě stojí:\n\n{text}} other {Výbor znovu zobrazil odpověď, kterou jste nahlásili v diskuzi {title}.}}',
      ACTION: 'Zobrazit diskuzi',
    },

    discussionJudged: {
      SUBJECT: 'Vaše odpověď v diskuzi: {title}',
      TEXT: '{verdict, select, left {Vaši odpověď v diskuzi {title} někdo nahlásil výboru. Výbor ji posoudil a nechává ji, jak je.} hidden {Výbor skryl vaši odpověď v diskuzi {title}. Její slova teď vidíte jen vy a výbor, ostatní na jejím místě čtou:\n\n{text}} other {Výbor znovu zobrazil vaši odpověď v diskuzi {title}. Zase ji čtou všichni, pro koho diskuze je.}}',
      ACTION: 'Zobrazit odpověď',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'discussion/mails': typeof cs;
  }
}
