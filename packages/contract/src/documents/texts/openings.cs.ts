/** Who opened a document. */
const cs = {
  OPENINGS: {
    TITLE: 'Kdo dokument otevřel',
    SHOW: 'Zobrazit, kdo dokument otevřel',
    LEAD: 'Otevření a stažení za poslední rok. Kdo soubor otevře víckrát během 10 minut, je tu jednou.',
    LEAD_OWN: 'Otevření a stažení za poslední rok. U výboru, správce a kontroly je jen to, že to byli oni.',
    NONE: 'Za poslední rok ho nikdo neotevřel.',
    MORE: 'Zobrazit starší',
    LINE: '{when} · verze {number}',
    HOW: {
      file: 'soubor',
      preview: 'náhled',
      archive: 'v archivu s dalšími',
    },
    AS: {
      me: 'vy',
      committee: 'výbor',
      manager: 'správce',
      audit: 'kontrola',
      owner: 'vlastník',
      tenant: 'nájemník',
      visit: 'správa portálu při návštěvě',
      gone: 'někdo, kdo v domě už není',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/openings': typeof cs;
  }
}
