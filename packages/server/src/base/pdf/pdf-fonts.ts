/** What is decoded of a font's file, table by table as it is needed. */
type Tables = Record<string, unknown>;
type Embedded = { font: { _tables: Tables } };
/** What of a document's fonts is used from inside. */
export type FontPaper = {
  _font: unknown;
  provideFont(name: string, bold: boolean, italics: boolean): unknown;
  getFontFile(name: string, bold: boolean, italics: boolean): string | null;
};

const decoded = new Map<string, Tables>();

/**
 * Gives the fonts of a document what is decoded of their files already: decoding it anew was most of the time of a paper of one
 * sheet. Letters stay each document's own, because they remember of which text they were first drawn.
 */
export function shareFonts(paper: FontPaper): void {
  const provides = paper.provideFont.bind(paper);
  paper.provideFont = (name, bold, italics) => {
    const font = provides(name, bold, italics) as Embedded;
    const file = paper.getFontFile(name, bold, italics);
    if (file === null) return font;
    const tables = decoded.get(file);
    if (!tables) decoded.set(file, font.font._tables);
    else if (font.font._tables !== tables) font.font._tables = tables;
    return font;
  };
}
