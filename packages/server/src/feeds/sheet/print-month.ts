import type { Day } from '#contract/base/time/dates.ts';
import { barsOf, daysOfSheet, fitting, itemsOn, type SheetItem, weeksOfMonth } from '#contract/feeds/rules-sheet.ts';
import type { Placed } from '../../base/pdf/pdf-placed.ts';
import { linesIn, widthOf } from '../../base/pdf/pdf-widths.ts';
import { speak } from '../../base/text/speak.ts';
import { edge, frameOf, gridTop } from './print-head.ts';
import { hasSide, sideOf, sideWidth } from './print-side.ts';
import { holidayName, shortDay, timesOf, type Wall, weekdayName } from './print-words.ts';

const headHeight = 17;
const size = 8;
const step = 9.4;
const numberHeight = 19;
const barHeight = 13;
const gap = 3;
/** Bars under each other in one week; the rest is said in each of its days. */
const mostBars = 3;

type Cell = { x: number; y: number; w: number; h: number };
/** An entry of a day as it is drawn at a height of its own. */
type Entry = { height: number; draw: (x: number, y: number) => Placed[] };

/** A time and what is on: the name goes on in the line of the time where there is room for it. */
function timed(item: SheetItem, width: number, most: number): { lines: string[]; time: string | null; indent: number } {
  const time = timesOf(item);
  if (time === null) return { time, indent: 0, lines: linesIn(item.title, { width, size, most }) };
  const taken = widthOf(`${time} `, size, true);
  const isBeside = width - taken > 26;
  const room = { width, size, most, indent: isBeside ? taken : width };
  return { time, indent: taken, lines: linesIn(item.title, room) };
}

function entryOf(item: SheetItem, width: number, most: number): Entry {
  if (item.look === 'waste') {
    const [line = ''] = linesIn(item.title, { width: width - 10, size: size - 0.5, most: 1 });
    const w = Math.min(width, widthOf(line, size - 0.5) + 10);
    return {
      height: 13,
      draw: (x, y) => [
        { kind: 'box', x, y, w, h: 11, width: 0.7, dashed: true, round: 3 },
        { kind: 'text', x: x + 5, y: y + 1.8, text: line, size: size - 0.5 },
      ],
    };
  }
  const isOutage = item.look === 'outage';
  const [left, above] = isOutage ? [4, 2.5] : [5, 0.5];
  const { time, indent, lines } = timed(item, width - left - (isOutage ? 4 : 0), most);
  const high = lines.length * step;
  const height = high + gap + (isOutage ? 4 : 0);
  return {
    height,
    draw: (x, y) => [
      isOutage
        ? { kind: 'box', x: x + 0.6, y: y + 0.6, w: width - 1.2, h: high + 4, width: 1.3, round: 2 }
        : { kind: 'line', x1: x + 0.9, y1: y, x2: x + 0.9, y2: y + high, width: 1.8 },
      ...(time ? [{ kind: 'text' as const, x: x + left, y: y + above, text: time, size, bold: true }] : []),
      ...lines.flatMap((text, i): Placed[] =>
        text === ''
          ? []
          : [{ kind: 'text', x: x + left + (i === 0 ? indent : 0), y: y + above + i * step, text, size }],
      ),
    ],
  };
}

/** What is on in a day, with names as long as there is room for; what does not fit is counted. */
function entries(wall: Wall, items: readonly SheetItem[], hidden: number, at: Cell): Placed[] {
  const room = at.h;
  const made = (most: number) => items.map((item) => entryOf(item, at.w, most));
  const sum = (all: readonly Entry[]) => all.reduce((s, e) => s + e.height, 0);
  const all = [4, 3, 2, 1].map(made).find((one) => sum(one) <= room - (hidden > 0 ? step : 0)) ?? made(1);
  const n = fitting(all.map((e) => e.height).concat(hidden > 0 ? [room] : []), room, step);
  const left = items.length + hidden - Math.min(n, items.length);
  let y = at.y;
  const drawn = all.slice(0, n).flatMap((entry) => {
    const placed = entry.draw(at.x, y);
    y += entry.height;
    return placed;
  });
  if (left === 0) return drawn;
  const [text = ''] = linesIn(speak(wall.lang)('WALL_CALENDAR.MORE', { n: left }), { width: at.w, size, most: 1 });
  return [...drawn, { kind: 'text', x: at.x, y, text, size }];
}

/** The number of a day, of another month a small date, and its holiday. */
function numberOf(wall: Wall, day: Day, isIn: boolean, at: Cell): Placed[] {
  const text = isIn ? String(Number(day.slice(8))) : shortDay(wall.lang, day);
  const number: Placed = isIn
    ? { kind: 'text', x: at.x + 4, y: at.y + 3, text, size: 13, bold: true }
    : { kind: 'text', x: at.x + 4, y: at.y + 5, text, size: 8.5, look: 'quiet' };
  const holiday = holidayName(wall.lang, day);
  if (!holiday) return [number];
  const taken = 8 + (isIn ? widthOf(text, 13, true) : widthOf(text, 8.5)) + 2;
  const lines = linesIn(holiday, { width: at.w - taken - 3, size: 7, bold: true, most: 2 });
  return [
    number,
    ...lines.map(
      (line, i): Placed => ({
        ...{ kind: 'text', x: at.x + taken, y: at.y + 3 + i * 7.6, text: line, size: 7, bold: true },
      }),
    ),
  ];
}

/** What takes several days, over all of them. */
function barPlaced({ title, startsAt, allDay, look }: SheetItem, at: Cell, begins: boolean): Placed[] {
  const time = !allDay && begins ? (timesOf({ title, startsAt, endsAt: startsAt, allDay, look: 'event' }) ?? '') : '';
  const taken = time ? widthOf(`${time} `, size, true) : 0;
  const [text = ''] = linesIn(title, { width: at.w - 8 - taken, size, most: 1 });
  const pen = look === 'outage' ? { width: 1.3 } : look === 'waste' ? { width: 0.7, dashed: true } : { width: 0.7 };
  return [
    { kind: 'box', x: at.x, y: at.y, w: at.w, h: barHeight - 2, round: 2, over: true, ...pen },
    ...(time ? [{ kind: 'text' as const, x: at.x + 4, y: at.y + 0.9, text: time, size, bold: true }] : []),
    { kind: 'text', x: at.x + 4 + taken, y: at.y + 0.9, text, size },
  ];
}

type Grid = { w: number; h: number; range: { from: Day; to: Day } };

function weekOf(wall: Wall, week: readonly Day[], y: number, { w, h, range }: Grid): Placed[] {
  const bars = barsOf(wall.items, week, range);
  const shown = bars.filter((b) => b.lane < mostBars);
  const lanes = (i: number) =>
    shown.filter((b) => b.from <= i && i <= b.to).reduce((most, b) => Math.max(most, b.lane + 1), 0);
  const days = week.flatMap((day, i) => {
    const cell = { x: edge.left + i * w, y, w, h };
    const isIn = day >= range.from && day <= range.to;
    const number = numberOf(wall, day, isIn, cell);
    if (!isIn) return number;
    const above = numberHeight + lanes(i) * barHeight;
    const inside = { x: cell.x + 4, y: y + above, w: w - 8, h: h - above - 3 };
    const hidden = bars.filter((b) => b.lane >= mostBars && b.from <= i && i <= b.to).length;
    return [...number, ...entries(wall, itemsOn(wall.items, day), hidden, inside)];
  });
  const long = shown.flatMap(({ item, from, to, lane, begins, ends }) => {
    const [left, right] = [begins ? 4 : 1.5, ends ? 4 : 1.5];
    const x = edge.left + from * w + left;
    const at = { x, y: y + numberHeight + lane * barHeight, w: (to - from + 1) * w - left - right, h: barHeight };
    return barPlaced(item, at, begins);
  });
  return [...days, ...long];
}

/** A month with its weeks, and beside it what is looked for on a wall. */
export function monthPage(wall: Wall): Placed[] {
  const range = daysOfSheet('month', wall.day);
  const weeks = weeksOfMonth(wall.day);
  const right = hasSide(wall) ? edge.right - sideWidth - 16 : edge.right;
  const w = (right - edge.left) / 7;
  const top = gridTop + headHeight;
  const h = (edge.bottom - top) / weeks.length;
  const lines: Placed[] = [
    { kind: 'box', x: edge.left, y: gridTop, w: right - edge.left, h: edge.bottom - gridTop, width: 1, round: 3 },
    { kind: 'line', x1: edge.left, y1: top, x2: right, y2: top, width: 1 },
    ...weeks.slice(1).map((_, i): Placed => {
      const y = top + (i + 1) * h;
      return { kind: 'line', x1: edge.left, y1: y, x2: right, y2: y, width: 0.5 };
    }),
    ...[1, 2, 3, 4, 5, 6].map((i): Placed => {
      const x = edge.left + i * w;
      return { kind: 'line', x1: x, y1: gridTop, x2: x, y2: edge.bottom, width: 0.5 };
    }),
  ];
  const names = (weeks[0] as Day[]).map((day, i): Placed => {
    const text = weekdayName(wall.lang, day);
    return { kind: 'text', x: edge.left + i * w + 5, y: gridTop + 4, text, size: 9, bold: true };
  });
  return [
    ...frameOf(wall, 'month'),
    ...lines,
    ...names,
    ...weeks.flatMap((week, i) => weekOf(wall, week, top + i * h, { w, h, range })),
    ...sideOf(wall, range),
  ];
}
