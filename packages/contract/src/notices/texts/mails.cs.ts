/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    messageDigest: {
      SUBJECT:
        'Na nástěnce {count, plural, one {je # novinka} few {jsou # novinky} many {je # novinky} other {je # novinek}}',
      TEXT: 'Od posledního souhrnu přibylo:',
      ACTION: 'Otevřít nástěnku',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'notices/mails': typeof cs;
  }
}
