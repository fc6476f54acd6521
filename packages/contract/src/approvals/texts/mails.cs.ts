/** Mails: one entry a kind. All of one request have one subject, so that mail programs keep them together. */
const cs = {
  MAIL: {
    approvalAsked: {
      SUBJECT: 'Ke schválení: {title}',
      TEXT: '{who, select, none {} other {Požadavek podává {who}. }}Rozhodujete o něm i vy.{amount, select, none {} other {\n\nČástka: {amount}}}{supplier, select, none {} other {\nDodavatel: {supplier}}}{due, select, none {} other {\n\nRozhodnout do: {due}}}{text, select, none {} other {\n\n{text}}}\n\nPřílohy, najdete je v portálu:\n{files}\n\nV portálu požadavek jedním tlačítkem schválíte, nebo zamítnete s důvodem.',
      ACTION: 'Rozhodnout',
    },

    approvalReminder: {
      SUBJECT: 'Re: Ke schválení: {title}',
      TEXT: 'Požadavek {title} pořád čeká na vaše rozhodnutí.{due, select, none {} other {\n\nRozhodnout do: {due}}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Rozhodnout',
    },

    approvalReplaced: {
      SUBJECT: 'Ke schválení: {title}',
      TEXT: 'O požadavku {title} teď rozhodujete vy{whom, select, none {} other { (předtím: {whom})}}.\n\nDůvod výměny:\n{reason}{due, select, none {} other {\n\nRozhodnout do: {due}}}{text, select, none {} other {\n\n{text}}}\n\nPřílohy, najdete je v portálu:\n{files}',
      ACTION: 'Rozhodnout',
    },

    approvalStanding: {
      SUBJECT: '{as, select, away {Schvalování: zastupuje vás {who}} other {Schvalování: zastupujete {who}}}',
      TEXT: '{as, select, away {O požadavcích ke schválení rozhoduje místo vás {who}, {when, select, day {dne {from}} other {od {from} do {to}}}. Sami můžete rozhodovat dál; co rozhodnete, platí.} other {{holds, select, yes {Rozhodujete o požadavcích ke schválení i za jiného člena:} other {Budete rozhodovat o požadavcích ke schválení i za jiného člena:}} {who}, {when, select, day {dne {from}} other {od {from} do {to}}}.\n\nNové požadavky vám přijdou e-mailem, ty starší najdete v portálu.}}',
      ACTION: '{holds, select, yes {Zobrazit požadavky} other {Zobrazit zástupy}}',
    },

    approvalDecided: {
      SUBJECT: 'Re: Ke schválení: {title}',
      TEXT: '{state, select, approved {Požadavek {title} je schválený.} other {Požadavek {title} je zamítnutý.}}\n\n{answers}{head, select, none {} other {\n\nOtisk záznamu: {head}}}',
      ACTION: 'Zobrazit požadavek',
    },

    approvalWithdrawn: {
      SUBJECT: 'Re: Ke schválení: {title}',
      TEXT: 'Požadavek {title} je stažený, rozhodovat už o něm není třeba.\n\nDůvod:\n{reason}',
      ACTION: 'Zobrazit požadavek',
    },

    approvalComment: {
      SUBJECT: 'Re: Ke schválení: {title}',
      TEXT: '{who} píše k požadavku {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },

    approvalMention: {
      SUBJECT: 'Re: Ke schválení: {title}',
      TEXT: '{who} vás zmiňuje u požadavku {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/mails': typeof cs;
  }
}
