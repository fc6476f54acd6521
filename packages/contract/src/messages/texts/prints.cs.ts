/** Papers and sheets; only the server says them. */
const cs = {
  MESSAGE_EXTRAS: {
    PRINT: {
      FILE: 'zprava-{name}.pdf',
      POSTER_FILE: 'plakat-{name}.pdf',
      NUMBER: 'Číslo',
      LABEL: 'Druh',
      STATE: 'Stav',
      FROM: 'Zveřejněno',
      FROM_PLANNED: 'Bude zveřejněno',
      UNTIL: 'Platí do',
      AUTHOR: 'Autor',
      ONLY_COMMITTEE: 'Jen pro výbor',
      VISIBILITY: 'Viditelnost',
      PRINTED: 'Vytištěno',
      FILES: 'Přílohy',
      EMERGENCY: 'Mimořádná zpráva',
      FOOT: 'Zpráva {number}',
      FOOT_DRAFT: 'Koncept zprávy',
      CODE: 'Zprávu v portálu otevřete kódem.',
      UNTIL_BIG: 'Platí do {when}',
      POSTER_CODE: 'Celou zprávu s přílohami najdete v portálu. Namiřte na kód fotoaparát telefonu.',
      CUT: 'Text pokračuje. Celé znění najdete v portálu.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/prints': typeof cs;
  }
}
