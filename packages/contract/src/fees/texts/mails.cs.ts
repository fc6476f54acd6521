/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    feeSoon: {
      SUBJECT: '{title}: splatné {due}',
      TEXT: 'Blíží se platba, kterou hradí společenství.\n\n{title}\nČástka: {amount}\nSplatnost: {due}{notes, select, none {} other {\n\n{notes}}}\n\nPokud jde o revizi, je čas ji objednat.',
      ACTION: 'Otevřít poplatek',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'fees/mails': typeof cs;
  }
}
