import type { Day } from '#contract/base/time/dates.ts';
import { byTitle, daysOfItem, type SheetItem } from '#contract/feeds/rules-sheet.ts';
import type { Placed } from '../../base/pdf/pdf-placed.ts';
import { linesIn } from '../../base/pdf/pdf-widths.ts';
import { speak } from '../../base/text/speak.ts';
import { edge, gridTop } from './print-head.ts';
import { shortDay, timesOf, type Wall, weekdayName } from './print-words.ts';

export const sideWidth = 176;
const x = edge.right - sideWidth;
const codeSide = 62;
const line = 10.4;

const outagesOf = ({ items }: Wall): SheetItem[] => items.filter((i) => i.look === 'outage');
const wastesOf = ({ items }: Wall): SheetItem[] => items.filter((i) => i.look === 'waste');
/** Whether there is anything to stand beside the month. */
export const hasSide = (wall: Wall): boolean =>
  wall.called.length > 0 || wall.code !== null || outagesOf(wall).length > 0 || wastesOf(wall).length > 0;

/** What is placed from a height on, and where it ends. */
type Part = { placed: Placed[]; end: number };
const head = (text: string, y: number): Placed => ({ kind: 'text', x, y, text, size: 10.5, bold: true });

function numbers({ lang, called }: Wall, y: number): Part {
  const row = 16.5;
  const rows = called.flatMap(({ what, number }, i): Placed[] => {
    const top = y + 17 + i * row;
    const [text = ''] = linesIn(what, { width: sideWidth - 88, size: 9, most: 1 });
    return [
      { kind: 'line', x1: x, y1: top, x2: edge.right, y2: top, width: 0.5 },
      { kind: 'text', x, y: top + 4.2, text, size: 9 },
      { kind: 'within', x, y: top + 3.2, width: sideWidth, text: number, size: 11, bold: true, at: 'right' },
    ];
  });
  const end = y + 17 + called.length * row;
  const last: Placed = { kind: 'line', x1: x, y1: end, x2: edge.right, y2: end, width: 0.5 };
  return { placed: [head(speak(lang)('WALL_CALENDAR.CALL'), y), ...rows, last], end: end + 12 };
}

const when = (wall: Wall, item: SheetItem): string => {
  const { first, last } = daysOfItem(item);
  const { lang } = wall;
  const days = first === last ? shortDay(lang, first) : `${shortDay(lang, first)} – ${shortDay(lang, last)}`;
  const times = first === last ? timesOf(item) : null;
  return `${weekdayName(lang, first)} ${days}${times ? `, ${times}` : ''}`;
};

/** Outages in words, as many as there is room for. */
function outages(wall: Wall, y: number, bottom: number): Part {
  const say = speak(wall.lang);
  const inner = sideWidth - 16;
  const placed: Placed[] = [];
  let at = y + 20;
  const all = outagesOf(wall);
  let n = 0;
  for (const item of all) {
    const lines = linesIn(item.title, { width: inner, size: 9, most: 2 });
    const high = 12 + lines.length * line + 4;
    if (at + high + line > bottom) break;
    const [days = ''] = linesIn(when(wall, item), { width: inner, size: 9, bold: true, most: 1 });
    placed.push({ kind: 'text', x: x + 8, y: at, text: days, size: 9, bold: true });
    placed.push(
      ...lines.map((text, i): Placed => ({ ...{ kind: 'text', x: x + 8, y: at + 12 + i * line, text, size: 9 } })),
    );
    at += high;
    n += 1;
  }
  if (n < all.length) {
    placed.push({ kind: 'text', x: x + 8, y: at, text: say('WALL_CALENDAR.MORE', { n: all.length - n }), size: 9 });
    at += line + 2;
  }
  const title: Placed = {
    kind: 'text',
    x: x + 8,
    y: y + 6,
    text: say('WALL_CALENDAR.OUTAGES', { n: all.length }),
    size: 10.5,
    bold: true,
  };
  return {
    placed: [{ kind: 'box', x, y, w: sideWidth, h: at - y + 2, width: 1.4, round: 4 }, title, ...placed],
    end: at + 14,
  };
}

/** Each kind of waste with its days. */
function wastes(wall: Wall, range: { from: Day; to: Day }, y: number, bottom: number): Part {
  const say = speak(wall.lang);
  const placed: Placed[] = [head(say('WALL_CALENDAR.WASTE'), y)];
  let at = y + 17;
  const all = byTitle(wastesOf(wall), range);
  let n = 0;
  for (const { title, days } of all) {
    const [name = ''] = linesIn(title, { width: sideWidth, size: 9, bold: true, most: 1 });
    const dates = days.map((day) => shortDay(wall.lang, day)).join(', ');
    const lines = linesIn(dates, { width: sideWidth, size: 9, most: 2 });
    const high = line * (1 + lines.length) + 3;
    if (at + high + line > bottom) break;
    placed.push({ kind: 'text', x, y: at, text: name, size: 9, bold: true });
    placed.push(...lines.map((text, i): Placed => ({ ...{ kind: 'text', x, y: at + line * (i + 1), text, size: 9 } })));
    at += high;
    n += 1;
  }
  if (n < all.length)
    placed.push({ kind: 'text', x, y: at, text: say('WALL_CALENDAR.MORE', { n: all.length - n }), size: 9 });
  return { placed, end: at + line };
}

/** The code that a phone is held to, with what it does. */
export function codeOf(
  { lang, code }: Pick<Wall, 'lang' | 'code'>,
  at: { x: number; y: number; side: number; width: number },
): Placed[] {
  if (code === null) return [];
  const say = speak(lang);
  const left = at.x + at.side + 6;
  const width = at.width - at.side - 6;
  return [
    { kind: 'code', x: at.x, y: at.y, side: at.side, text: code },
    ...linesIn(say('WALL_CALENDAR.CODE'), { width, size: 9.5, bold: true, most: 2 }).map(
      (text, i): Placed => ({
        ...{ kind: 'text', x: left, y: at.y + 8 + i * 11.4, text, size: 9.5, bold: true },
      }),
    ),
    ...linesIn(say('WALL_CALENDAR.CODE_HINT'), { width, size: 9, most: 3 }).map(
      (text, i): Placed => ({
        ...{ kind: 'text', x: left, y: at.y + 22 + i * line, text, size: 9 },
      }),
    ),
  ];
}

/** Numbers, outages and waste from above, the code at the foot; what there is no room for is counted. */
export function sideOf(wall: Wall, range: { from: Day; to: Day }): Placed[] {
  const bottom = edge.bottom - (wall.code ? codeSide + 8 : 0);
  const placed = codeOf(wall, { x, y: edge.bottom - codeSide, side: codeSide, width: sideWidth });
  let y = gridTop;
  const put = (part: Part) => {
    placed.push(...part.placed);
    y = part.end;
  };
  if (wall.called.length > 0) put(numbers(wall, y));
  if (outagesOf(wall).length > 0) put(outages(wall, y, bottom - (wastesOf(wall).length > 0 ? 60 : 0)));
  if (wastesOf(wall).length > 0) put(wastes(wall, range, y, bottom));
  return placed;
}
