/** Sheets for the wall; only the server says them. */
const cs = {
  WALL_SHEETS: {
    FILE: 'kody-na-zed.pdf',
    TITLE: 'Kódy na zeď',
    HEAD: 'Něco tu nefunguje?',
    LEAD: 'Namiřte na kód fotoaparát telefonu a napište, co se děje. Přihlašovat se nemusíte.',
    STEPS:
      'Popište závadu, přidejte fotografii a potvrďte ji odkazem, který vám přijde e-mailem. Výbor se o ní dozví i s místem.',
    CODE: 'Bez fotoaparátu: otevřete {address}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'walls/prints': typeof cs;
  }
}
