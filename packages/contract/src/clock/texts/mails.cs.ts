/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    termNear: {
      SUBJECT: 'Lhůta {due}: {title}',
      TEXT: 'Blíží se lhůta, kterou dům musí stihnout.\n\n{title}\nPoslední den: {due} ({left, plural, =0 {dnes} one {zbývá # den} few {zbývají # dny} many {zbývá # dne} other {zbývá # dní}}){law, select, none {} other {\n{law}}}\n\n{what}\n\nAž bude splněná nebo se vás netýká, stačí to zapsat v přehledu lhůt a další upozornění nepřijde. Přehled pomáhá hlídat a nenahrazuje radu právníka.',
      ACTION: 'Otevřít lhůty',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clock/mails': typeof cs;
  }
}
