import type { Content } from 'pdfmake/interfaces.js';
import type { Block } from './pdf-blocks.ts';
import { alarm, brand, column, mm, quietInk } from './pdf-page.ts';
import { words } from './pdf-words.ts';

type Headline = Extract<Block, { kind: 'headline' }>;
type Pictures = Extract<Block, { kind: 'pictures' }>['pictures'];

/** Words read from the other end of a hallway. */
export function headlineOf({ text, size, look }: Headline): Content {
  const said = { text: words(text), fontSize: size, bold: true, lineHeight: 1.1 };
  if (look === 'plain') return { ...said, color: quietInk, margin: [0, 0, 0, size * 0.3] };
  if (look === 'title') return { ...said, font: 'Literata', color: brand, margin: [0, 0, 0, size * 0.45] };
  return {
    margin: [0, 0, 0, size * 0.6],
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => alarm,
      ...{ paddingLeft: () => size * 0.6, paddingRight: () => size * 0.6 },
      ...{ paddingTop: () => size * 0.35, paddingBottom: () => size * 0.25 },
    },
    table: { widths: ['*'], body: [[{ ...said, color: '#ffffff' }]] },
  };
}

const gap = 5 * mm;
const half = (column - gap) / 2;

/** Pictures two in a line, each with what it is. */
export function picturesOf(pictures: Pictures): Content {
  const one = ({ bytes, caption }: Pictures[number]): Content => ({
    stack: [
      { image: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`, fit: [half, 68 * mm] },
      { text: words(caption), fontSize: 9, color: quietInk, margin: [0, 2, 0, 0] },
    ],
  });
  const lines = Array.from({ length: Math.ceil(pictures.length / 2) }, (_, i) => pictures.slice(2 * i, 2 * i + 2));
  return {
    stack: lines.map((pair) => ({
      unbreakable: true,
      margin: [0, 4, 0, 4],
      columnGap: gap,
      columns: pair.map((p) => ({ width: half, stack: [one(p)] })),
    })),
  };
}
