/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    messagePublished: {
      SUBJECT: '{title}',
      TEXT: '{label, select, important {Důležité} internal {Interní zpráva} disorder {Porucha} repair {Oprava} maintenance {Údržba} complain {Stížnost} other {Zpráva}} č. {number}{until, select, none {} other { · platí do {until}}}\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} yes {\n\nPotvrďte prosím v portálu, že jste zprávu četli.} other {\n\nPotvrďte prosím v portálu do {accept}, že jste zprávu četli.}}',
      ACTION: 'Otevřít zprávu',
    },

    messageChanged: {
      SUBJECT: 'Změna: {title}',
      TEXT: 'Zpráva č. {number} se podstatně změnila.{who, select, none {} other { Autor zprávy: {who}.}} Teď zní takto:\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} yes {\n\nI pokud jste už přečtení potvrdili, potvrďte ho prosím znovu.} other {\n\nI pokud jste už přečtení potvrdili, potvrďte ho prosím znovu, do {accept}.}}',
      ACTION: 'Otevřít zprávu',
    },

    messageEmergency: {
      SUBJECT: 'Mimořádná zpráva: {title}',
      TEXT: 'Mimořádná zpráva pro dům, platí do {until}.\n\n{text}{files, select, none {} other {\n\nPřílohy, najdete je v portálu:\n{files}}}{accept, select, none {} other {\n\nPotvrďte prosím v portálu, že jste zprávu četli.}}\n\nMimořádné zprávy chodí hned a všem, i když jste si e-maily vypnuli nebo odložili.',
      ACTION: 'Otevřít zprávu',
    },

    messageReminder: {
      SUBJECT: 'Potvrďte prosím přečtení{accept, select, none {} yes {} other { do {accept}}}: {title}',
      TEXT: 'Výbor od vás čeká potvrzení, že jste četli zprávu č. {number}: {title}.{accept, select, none {} yes {} other { Potvrdit ji je třeba do {accept}.}}\n\n{text}',
      ACTION: 'Přečíst a potvrdit',
    },

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
    'messages/mails': typeof cs;
  }
}
