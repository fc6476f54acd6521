/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    commentMention: {
      SUBJECT: 'Zmínka v komentáři: {title}',
      TEXT: '{who} vás zmiňuje v komentáři ke zprávě {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },

    commentNew: {
      SUBJECT: 'Nový komentář: {title}',
      TEXT: '{who} píše ke zprávě {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'comments/mails': typeof cs;
  }
}
