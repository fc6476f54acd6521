/** Lines of a digest; only the server says them. */
const cs = {
  GALLERY_LINES: {
    JUDGED:
      '{letIn, plural, =0 {} one {přijata # fotka} few {přijaty # fotky} many {přijato # fotky} other {přijato # fotek}}{refused, plural, =0 {} one {nepřijata # fotka} few {nepřijaty # fotky} many {nepřijato # fotky} other {nepřijato # fotek}}',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/prints': typeof cs;
  }
}
