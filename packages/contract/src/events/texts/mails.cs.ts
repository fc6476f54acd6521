/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    eventCreated: {
      SUBJECT: '{title}, {when}',
      TEXT: 'V kalendáři domu je nová událost: {title}.\n\nKdy: {when}{repeats, select, none {} other {\nOpakuje se: {repeats}}}{place, select, none {} other {\nKde: {place}}}\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} other {\n\nPotvrďte prosím v portálu, že jste ji četli.}}',
      ACTION: 'Otevřít událost',
    },

    eventMoved: {
      SUBJECT: 'Změna: {title}, {when}',
      TEXT: 'Událost {title} se změnila.\n\nKdy: {when}{before, select, none {} other {\nDřív: {before}}}{repeats, select, none {} other {\nOpakuje se: {repeats}}}{place, select, none {} other {\nKde: {place}}}\n\n{text}{coming, select, none {} other {\n\nKdo už dal vědět, jestli přijde, toho odpověď platí i pro nový čas. Pokud vám nevyhovuje, změňte ji prosím v portálu.}}{accept, select, none {} other {\n\nI pokud jste přečtení už potvrdili, potvrďte ho prosím znovu.}}',
      ACTION: 'Otevřít událost',
    },

    eventCancelled: {
      SUBJECT: 'Zrušeno: {title}, {when}',
      TEXT: 'Událost {title} se nekoná.\n\nMěla být: {when}{more, select, none {} other {\nZrušené jsou i všechny další.}}{place, select, none {} other {\nKde: {place}}}',
      ACTION: 'Otevřít kalendář',
    },

    eventSoon: {
      SUBJECT: '{title}, {when}',
      TEXT: 'Připomínáme: {title}.\n\nKdy: {when}{place, select, none {} other {\nKde: {place}}}\n\n{text}',
      ACTION: 'Otevřít událost',
    },

    eventReminder: {
      SUBJECT: 'Potvrďte prosím přečtení: {title}',
      TEXT: 'Výbor od vás čeká potvrzení, že jste četli událost {title}.\n\nKdy: {when}{place, select, none {} other {\nKde: {place}}}\n\n{text}',
      ACTION: 'Přečíst a potvrdit',
    },

    eventComment: {
      SUBJECT: 'Nový komentář: {title}',
      TEXT: '{who} píše k události {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },

    eventMention: {
      SUBJECT: 'Zmínka v komentáři: {title}',
      TEXT: '{who} vás zmiňuje v komentáři k události {title}:\n\n{text}',
      ACTION: 'Zobrazit komentář',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/mails': typeof cs;
  }
}
