/** What stands in an archive beside its files; only the server says it. */
const cs = {
  ARCHIVE: {
    LOST_NAME: 'chybejici-soubory.txt',
    LOST: 'Tyto soubory se z úložiště nepodařilo přečíst a v archivu chybí. Správa portálu o tom ví.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'base/prints': typeof cs;
  }
}
