/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    sourceFailed: {
      SUBJECT: 'Kalendář {name} se nedaří načíst',
      TEXT: 'Kalendář {name} se nepodařilo načíst třikrát po sobě.\n\n{problem}\n\nV kalendáři domu zůstává, co jsme načetli naposledy{read, select, none {} other { ({read})}}. Zkoušíme to dál, nejméně jednou za den. Pokud se adresa změnila, opravte ji v nastavení domu.',
      ACTION: 'Otevřít nastavení domu',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'feeds/mails': typeof cs;
  }
}
