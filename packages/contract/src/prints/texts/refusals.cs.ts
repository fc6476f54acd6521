/** Why something of long prints was not done. */
const cs = {
  PRINTS: {
    ERRORS: {
      PRINTING: 'Tohle už se pro vás tiskne. Počkejte prosím, až to bude hotové.',
      FILE_GONE: 'Soubor už není k dispozici. Nechte ho prosím připravit znovu.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prints/refusals': typeof cs;
  }
}
