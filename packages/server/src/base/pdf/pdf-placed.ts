import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { words } from './pdf-words.ts';

/** Black on white; a quiet one is read from near only. */
const ink = '#000000';
const quiet = '#4d4d4d';

/** What stands at a place of the page, in points from its upper left corner. */
export type Placed =
  | { kind: 'text'; x: number; y: number; text: string; size: number; bold?: boolean; look?: 'head' | 'quiet' }
  /** Set within so much from `x`. */
  | {
      kind: 'within';
      x: number;
      y: number;
      width: number;
      text: string;
      size: number;
      bold?: boolean;
      at: 'right' | 'center';
    }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; dashed?: boolean }
  /** `over`: what was drawn under it is not seen. */
  | {
      kind: 'box';
      x: number;
      y: number;
      w: number;
      h: number;
      width: number;
      dashed?: boolean;
      round?: number;
      over?: true;
    }
  | { kind: 'code'; x: number; y: number; side: number; text: string };

type Text = Extract<Placed, { kind: 'text' | 'within' }>;
function textOf(one: Text): Content {
  const said = { text: words(one.text), fontSize: one.size, bold: one.bold ?? false, lineHeight: 1, noWrap: true };
  const absolutePosition = { x: one.x, y: one.y };
  if (one.kind === 'within')
    return { absolutePosition, columns: [{ ...said, width: one.width, alignment: one.at, color: ink }] };
  const face = one.look === 'head' ? { font: 'Literata' } : {};
  return { ...said, ...face, absolutePosition, color: one.look === 'quiet' ? quiet : ink };
}

const dash = { length: 2.2, space: 1.6 };
function vectorsOf(one: Exclude<Placed, Text>, code: (text: string, side: number) => CanvasElement[]): CanvasElement[] {
  if (one.kind === 'code')
    return code(one.text, one.side).map((v) => (v.type === 'rect' ? { ...v, x: v.x + one.x, y: v.y + one.y } : v));
  const pen = { lineWidth: one.width, lineColor: ink, ...(one.dashed && { dash }) };
  if (one.kind === 'line') return [{ type: 'line', x1: one.x1, y1: one.y1, x2: one.x2, y2: one.y2, ...pen }];
  return [
    {
      type: 'rect',
      x: one.x,
      y: one.y,
      w: one.w,
      h: one.h,
      r: one.round ?? 0,
      ...(one.over && { color: '#ffffff' }),
      ...pen,
    },
  ];
}

/** A page whose every word has its place. */
export function placedContent(
  items: readonly Placed[],
  code: (text: string, side: number) => CanvasElement[],
): Content {
  const texts = items.filter((one) => one.kind === 'text' || one.kind === 'within');
  const drawn = items.filter((one) => one.kind !== 'text' && one.kind !== 'within');
  return {
    stack: [
      { absolutePosition: { x: 0, y: 0 }, canvas: drawn.flatMap((one) => vectorsOf(one, code)) },
      ...texts.map(textOf),
    ],
  };
}
