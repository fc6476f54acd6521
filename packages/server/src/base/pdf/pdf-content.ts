import type {
  CanvasElement,
  Column,
  Content,
  ContentTable,
  StyleDictionary,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import encodeQR from 'qr';
import type { Block, Letterhead, Sheet } from './pdf-blocks.ts';
import { headlineOf, picturesOf } from './pdf-large.ts';
import { brand, column, ink, line, mm, page, quietInk, textSize } from './pdf-page.ts';
import { placedContent } from './pdf-placed.ts';
import { richContent } from './pdf-rich.ts';
import { roomFor } from './pdf-widths.ts';
import { words } from './pdf-words.ts';

export const styles: StyleDictionary = {
  h1: { font: 'Literata', bold: true, fontSize: 18, color: brand, margin: [0, 0, 0, 6], lineHeight: 1.1 },
  h2: { font: 'Literata', bold: true, fontSize: 13, color: brand, margin: [0, 10, 0, 4], lineHeight: 1.15 },
  h3: { bold: true, fontSize: 11, margin: [0, 8, 0, 3] },
  plain: { margin: [0, 0, 0, 5] },
  strong: { bold: true, margin: [0, 0, 0, 5] },
  quiet: { color: quietInk, fontSize: 9, margin: [0, 0, 0, 5] },
  code: { fontSize: 9, characterSpacing: 0.4, margin: [0, 0, 0, 5] },
};
export const defaultStyle: TDocumentDefinitions['defaultStyle'] = {
  font: 'Figtree',
  fontSize: textSize,
  lineHeight: 1.25,
  color: ink,
};

/** The code as rectangles, a run of dark squares in a row each; the paper around it is its quiet zone. */
function qrCanvas(text: string, size: number): CanvasElement[] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const side = size / rows.length;
  return rows.flatMap((row, y) => {
    const found: CanvasElement[] = [];
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from)
        // A hair of overlap: viewers leave light seams between rectangles that only touch.
        found.push({
          type: 'rect',
          x: from * side,
          y: y * side,
          w: (x - from) * side,
          h: side + 0.05,
          color: '#000000',
        });
    }
    return found;
  });
}

const ruled: ContentTable['layout'] = {
  hLineWidth: (i, node) =>
    i === 0 || i === node.table.body.length ? 0 : (node.table.headerRows ?? 0) === i ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (i, node) => ((node.table.headerRows ?? 0) === i ? ink : line),
  paddingLeft: (i) => (i === 0 ? 0 : 4),
  paddingRight: (i, node) => (i === (node.table.widths?.length ?? 0) - 1 ? 0 : 4),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** Space over and under the words of a row that is signed: 9 mm in all. */
const signed: ContentTable['layout'] = {
  ...(ruled as object),
  // The last one is a line to sign on too.
  hLineWidth: (i, node) => (i === 0 ? 0 : (node.table.headerRows ?? 0) === i ? 0.8 : 0.4),
  paddingTop: () => 8,
  paddingBottom: () => 6,
};

const cellSize = 9.5;

function tableOf({ head, rows, widths, numbers = [], toSign }: Extract<Block, { kind: 'table' }>): Content {
  const parts = widths ?? head.map(() => 1);
  // The line less the space between columns.
  const room = column - 8 * (parts.length - 1);
  const cell = (text: string, i: number, bold: boolean) => ({
    text: words(text),
    alignment: numbers.includes(i) ? ('right' as const) : ('left' as const),
    fontSize: cellSize,
    lineHeight: 1.15,
    ...(bold ? { bold } : {}),
  });
  return {
    layout: toSign ? signed : ruled,
    margin: [0, 4, 0, 8],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: roomFor(parts, [head, ...rows], room, cellSize),
      body: [head.map((t, i) => cell(t, i, true)), ...rows.map((r) => r.map((t, i) => cell(t, i, false)))],
    },
  };
}

type Margin = [number, number, number, number];
const unruled = { hLineWidth: () => 0, vLineWidth: () => 0 };
const square = 4.6 * mm;
/** What the boxes behind it answer. */
const answered = (text: string): Column => ({
  width: '*',
  text: words(text),
  bold: true,
  fontSize: 11,
  margin: [0, 1, 8, 0],
});
const boxesOf = ({ labels, after }: Extract<Block, { kind: 'boxes' }>, tight: boolean): Content => ({
  margin: tight ? [0, 5, 0, 1] : [0, 4, 0, 8],
  columns: [
    ...(after === undefined ? [] : [answered(after)]),
    ...labels.flatMap((label): Column[] => [
      { width: 7 * mm, canvas: [{ type: 'rect', x: 0, y: 0, w: square, h: square, lineWidth: 1, lineColor: ink }] },
      {
        width: labels.length === 1 ? '*' : (after === undefined ? 37 : 18) * mm,
        text: words(label),
        bold: true,
        margin: [0, 1, 0, 0],
      },
    ]),
  ],
});

const signaturesOf = (lines: readonly string[], tight: boolean): Content => ({
  margin: [0, tight ? 24 : 34, 0, tight ? 2 : 4],
  columnGap: 12 * mm,
  columns: lines.map((text): Column => {
    const long = (column - 12 * mm * (lines.length - 1)) / lines.length;
    const drawn: CanvasElement = { type: 'line', x1: 0, y1: 0, x2: long, y2: 0, lineWidth: 0.8, lineColor: ink };
    return { width: '*', stack: [{ canvas: [drawn] }, { text, style: 'quiet', margin: [0, 3, 0, 0] }] };
  }),
});

/** Where the window of an envelope is: from the left and from the top of the page, and where the letter goes on. */
const addressAt = { x: 115 * mm, y: 52 * mm, under: 48 * mm };
const windowOf = (lines: readonly string[]): Content => ({
  margin: [0, 0, 0, addressAt.under],
  stack: [
    {
      absolutePosition: { x: addressAt.x, y: addressAt.y },
      stack: lines.map((text) => ({ text: words(text), fontSize: 11, lineHeight: 1.2 })),
    },
  ],
});

/** Lines that surely fit on a page. */
const mostLines = 34;
const narrow = 70;

/** Of a row as many as its longest cell takes, but three at least. */
function linesOfTable({ head, rows, widths }: Extract<Block, { kind: 'table' }>): number {
  const parts = widths ?? head.map(() => 1);
  const whole = parts.reduce((all, part) => all + part, 0);
  const inCell = (text: string, i: number) =>
    text.split('\n').reduce((n, line) => n + Math.ceil(line.length / ((narrow * (parts[i] ?? 0)) / whole)), 0);
  return [head, ...rows].reduce((n, row) => n + Math.max(3, ...row.map(inCell)), 0);
}

/** How many lines the blocks take, rather too many than too few. */
function linesOf(blocks: readonly Block[]): number {
  const long = (text: string) => Math.ceil(text.length / narrow);
  return blocks.reduce((lines, block) => {
    if (block.kind === 'rich') {
      const parts = block.html.split(/<(?:p|br|li|h[1-6])[\s/>]/);
      return lines + parts.reduce((n, part) => n + 0.3 + long(part.replace(/<[^<>]*>/g, '')), 0);
    }
    if (block.kind === 'together' || block.kind === 'tight') return lines + linesOf(block.blocks);
    if (block.kind === 'sized') return lines + linesOf(block.blocks) * (block.size / textSize) ** 2;
    if (block.kind === 'pictures') return lines + Math.ceil(block.pictures.length / 2) * 14;
    if (block.kind === 'qr') return lines + Math.max(block.mm / 5, linesOf(block.beside));
    if (block.kind === 'table') return lines + linesOfTable(block);
    if (block.kind === 'facts') return lines + block.rows.reduce((n, [, v]) => n + Math.ceil(v.length / 45), 0);
    return lines + ('text' in block ? long(block.text) * (block.kind === 'heading' ? 2 : 1) + 0.4 : 4);
  }, 0);
}

const factsOf = (rows: readonly (readonly [string, string])[], tight: boolean): Content => ({
  layout: tight ? { ...unruled, paddingTop: () => 0, paddingBottom: () => 0 } : 'noBorders',
  margin: [0, 0, 0, tight ? 2 : 6],
  table: {
    widths: [42 * mm, '*'],
    body: rows.map(([name, value]) => [{ text: words(name), color: quietInk }, { text: words(value) }]),
  },
});

/** Space over and under headings of a paper that has to fit on one sheet. */
const tightHeads = { 1: [0, 0, 0, 2], 2: [0, 4, 0, 1], 3: [0, 3, 0, 1] } satisfies Record<number, number[]>;

const headingOf = ({ text, level }: Extract<Block, { kind: 'heading' }>, tight: boolean): Content => ({
  text: words(text),
  style: `h${level}`,
  headlineLevel: level,
  ...(tight && { margin: tightHeads[level] as Margin }),
});
const qrColumn = (text: string, wide: number): Column => ({ width: wide, canvas: qrCanvas(text, wide) });

function drawn(block: Block, size: number, tight: boolean): Content {
  switch (block.kind) {
    case 'heading':
      return headingOf(block, tight);
    case 'text':
      return {
        text: words(block.text),
        style: block.tone ?? 'plain',
        ...(tight && { margin: [0, 0, 0, 2] as Margin }),
      };
    case 'rich':
      return { stack: richContent(block.html, size) };
    case 'facts':
      return factsOf(block.rows, tight);
    case 'table':
      return tableOf(block);
    case 'boxes':
      return boxesOf(block, tight);
    case 'qr':
      return {
        columnGap: 4 * mm,
        margin: [0, 2, 0, 6],
        columns: [{ width: '*', stack: contentOf(block.beside, size, tight) }, qrColumn(block.text, block.mm * mm)],
      };
    case 'signatures':
      return signaturesOf(block.lines, tight);
    case 'window':
      return windowOf(block.lines);
    case 'rule':
      return {
        margin: tight ? [0, 1, 0, 3] : [0, 4, 0, 6],
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: column, y2: 0, lineWidth: 0.5, lineColor: line }],
      };
    case 'space':
      return { text: '', margin: [0, 0, 0, block.mm * mm], fontSize: 0.1 };
    case 'pictures':
      return picturesOf(block.pictures);
    case 'headline':
      return headlineOf(block);
    case 'placed':
      return placedContent(block.items, qrCanvas);
    case 'sized':
      return { fontSize: block.size, stack: contentOf(block.blocks, block.size, tight) };
    case 'together':
      // What is kept together and longer than a page would run over its edge.
      return { stack: contentOf(block.blocks, size, tight), unbreakable: linesOf(block.blocks) < mostLines };
    case 'tight':
      return { stack: contentOf(block.blocks, size, true) };
  }
}

/** How many blocks from here on are headings and the table they name, which fits on their page; nought where there is none. */
function namedTable(blocks: readonly Block[], from: number): number {
  const at = blocks.findIndex((block, i) => i >= from && block.kind !== 'heading');
  if (at <= from || blocks[at]?.kind !== 'table') return 0;
  return linesOf(blocks.slice(from, at + 1)) < mostLines ? at - from + 1 : 0;
}

export function contentOf(blocks: readonly Block[], size = textSize, tight = false): Content[] {
  const content: Content[] = [];
  for (let at = 0; at < blocks.length; ) {
    const kept = namedTable(blocks, at);
    const all = blocks.slice(at, at + Math.max(kept, 1)).map((block) => drawn(block, size, tight));
    content.push(...(kept > 0 ? [{ stack: all, unbreakable: true }] : all));
    at += all.length;
  }
  return content;
}

/** The top of every page. */
export function letterheadOf({ name, address, companyNumber, logo }: Letterhead): Content {
  const under = [address, companyNumber].filter(Boolean).join(' · ');
  return {
    margin: [page.left, 12 * mm, page.right, 0],
    stack: [
      {
        columnGap: 4 * mm,
        columns: [
          ...(logo ? [{ width: 12 * mm, image: 'logo', fit: [12 * mm, 12 * mm] as [number, number] }] : []),
          {
            width: '*',
            stack: [
              { text: words(name), font: 'Literata', bold: true, fontSize: 12, lineHeight: 1.1 },
              ...(under ? [{ text: under, fontSize: 9, color: quietInk }] : []),
            ],
          },
        ],
      },
      {
        margin: [0, 4, 0, 0],
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: column, y2: 0, lineWidth: 0.8, lineColor: brand }],
      },
    ],
  };
}

const pageWords = {
  cs: (n: number, of: number) => `Strana ${n} z ${of}`,
  en: (n: number, of: number) => `Page ${n} of ${of}`,
};

export const footOf = (lang: 'cs' | 'en', { foot, bottom }: Sheet, n: number, of: number): Content => ({
  margin: [page.left, (bottom ? 0 : 6) * mm, page.right, 0],
  stack: [
    ...(bottom ? contentOf(bottom.blocks) : []),
    {
      margin: [0, (bottom ? 3 : 0) * mm, 0, 0],
      fontSize: 8.5,
      color: quietInk,
      columns: [
        { width: '*', text: foot },
        { width: 'auto', text: pageWords[lang](n, of), alignment: 'right' },
      ],
    },
  ],
});
