/** Papers and sheets; only the server says them. */
const cs = {
  CONFIRMATIONS: {
    PRINT: {
      FILE: 'potvrzeni-precteni-{id}.pdf',
      TITLE: 'Potvrzení přečtení',
      FOOT: '{title}, potvrzení přečtení',
      NUMBER: 'Číslo zprávy',
      VERSION: 'Znění',
      VERSION_TEXT: '{version, number}. znění',
      VERSION_OF_FILE: 'verze {version, number}',
      SHA256: 'Otisk SHA-256',
      VERSION_FROM: '{version} od {at}',
      OLDER: '{name} (starší znění potvrzeno)',
      PUBLISHED: 'Zveřejněno',
      UNTIL: 'Potvrdit do',
      PRINTED: 'Vytištěno',
      STATE: 'Potvrzeno',
      CONFIRMED: 'Přečtení potvrdili',
      MISSING: 'Chybí potvrdit',
      MISSING_TEXT: 'Podpisem potvrzuji, že zprávu znám.',
      MISSING_FILE: 'Podpisem potvrzuji, že tuto verzi dokumentu znám.',

      COLUMNS: {
        UNITS: 'Jednotky',
        NAME: 'Jméno',
        DATE: 'Potvrzeno',
        HOW: 'Jak',
        SIGNED: 'Datum a podpis',
      },

      HOW: {
        portal: 'v portálu',
        paper: 'na papíře',
      },
      RECORDER: 'Zapsáno za výbor: jméno, datum a podpis',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'confirmations/prints': typeof cs;
  }
}
