import type { Day } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import {
  byTitle,
  daysOfItem,
  daysOfSheet,
  fitting,
  type SheetItem,
  weeksOfMonth,
} from '#contract/feeds/rules-sheet.ts';
import type { Placed } from '../../base/pdf/pdf-placed.ts';
import { linesIn, widthOf } from '../../base/pdf/pdf-widths.ts';
import { speak } from '../../base/text/speak.ts';
import { dot, edge, frameOf, gridTop, under } from './print-head.ts';
import { codeOf } from './print-side.ts';
import { holidayName, monthName, type Wall, weekdayLetters } from './print-words.ts';

const columns = 4;
const gaps = { x: 16, y: 8 };
const codeAt = { side: 50, width: 150 };
const small = { size: 7, step: 8.3 };
const row = 11;

type At = { x: number; y: number; w: number; h: number };

/** Days on which something of these is, within the range. */
function daysWith(items: readonly SheetItem[], { from, to }: { from: Day; to: Day }): Set<Day> {
  const found = new Set<Day>();
  for (const item of items) {
    const { first, last } = daysOfItem(item);
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) found.add(day);
  }
  return found;
}

function dayPlaced(day: Day, isHoliday: boolean, has: (look: SheetItem['look']) => boolean, at: At): Placed[] {
  const text = String(Number(day.slice(8)));
  const bold = isHoliday || has('outage');
  const wide = widthOf(text, 8, bold);
  const middle = at.x + at.w / 2;
  const boxed = has('outage') ? { width: 1.2 } : has('waste') ? { width: 0.6, dashed: true } : null;
  return [
    { kind: 'within', x: at.x, y: at.y + 1, width: at.w, text, size: 8, bold, at: 'center' },
    ...(boxed ? [{ kind: 'box' as const, x: middle - 7, y: at.y - 0.4, w: 14, h: 9.8, round: 2, ...boxed }] : []),
    ...(isHoliday ? [under(middle - wide / 2, wide, at.y + 9.2)] : []),
    ...(has('event') ? [dot(middle + wide / 2 + 3.2, at.y + 8.4)] : []),
  ];
}

/** What a month has, day by day: holidays and what is on; waste is marked above alone. */
function said(wall: Wall, range: { from: Day; to: Day }, at: At): Placed[] {
  const holidays = [...Array(31).keys()]
    .map((i) => addDays(range.from, i))
    .filter((day) => day <= range.to && holidayName(wall.lang, day))
    .map((day) => ({ days: [day], title: holidayName(wall.lang, day) as string }));
  const told = byTitle(
    wall.items.filter((i) => i.look !== 'waste'),
    range,
  );
  const all = [...holidays, ...told].sort((a, b) => ((a.days[0] as Day) < (b.days[0] as Day) ? -1 : 1));
  const shown = fitting(Array(all.length).fill(small.step), at.h, small.step);
  const lines = all.slice(0, shown).flatMap(({ days, title }, i): Placed[] => {
    const y = at.y + i * small.step;
    const numbers = days.map((day) => `${Number(day.slice(8))}.`).join(' ');
    const [dates = ''] = linesIn(numbers, { width: at.w * 0.45, size: small.size, bold: true, most: 1 });
    const taken = widthOf(`${dates} `, small.size, true) + 1;
    const [text = ''] = linesIn(title, { width: at.w - taken, size: small.size, most: 1 });
    return [
      { kind: 'text', x: at.x, y, text: dates, size: small.size, bold: true },
      { kind: 'text', x: at.x + taken, y, text, size: small.size },
    ];
  });
  if (shown === all.length) return lines;
  const text = speak(wall.lang)('WALL_CALENDAR.MORE', { n: all.length - shown });
  return [...lines, { kind: 'text', x: at.x, y: at.y + shown * small.step, text, size: small.size }];
}

function monthPlaced(wall: Wall, first: Day, at: At): Placed[] {
  const range = daysOfSheet('month', first);
  const weeks = weeksOfMonth(first);
  const w = at.w / 7;
  const has = (['outage', 'waste', 'event'] as const).map(
    (look) =>
      [
        look,
        daysWith(
          wall.items.filter((i) => i.look === look),
          range,
        ),
      ] as const,
  );
  const top = at.y + 28;
  const days = weeks.flatMap((week, n) =>
    week.flatMap((day, i) => {
      if (day < range.from || day > range.to) return [];
      const marks = (look: SheetItem['look']) => has.some(([one, those]) => one === look && those.has(day));
      const place = { x: at.x + i * w, y: top + n * row, w, h: row };
      return dayPlaced(day, holidayName(wall.lang, day) !== null, marks, place);
    }),
  );
  const letters = (weeks[0] as Day[]).map((day, i): Placed => {
    const text = weekdayLetters(wall.lang, day);
    return { kind: 'within', x: at.x + i * w, y: at.y + 18, width: w, text, size: 6.5, at: 'center' };
  });
  const below = top + weeks.length * row + 3;
  return [
    { kind: 'text', x: at.x, y: at.y, text: monthName(wall.lang, first), size: 11, bold: true, look: 'head' },
    { kind: 'line', x1: at.x, y1: at.y + 16, x2: at.x + at.w, y2: at.y + 16, width: 0.8 },
    ...letters,
    ...days,
    ...said(wall, range, { x: at.x, y: below, w: at.w, h: at.y + at.h - below }),
  ];
}

/** Twelve small months with what they have. */
export function yearPage(wall: Wall): Placed[] {
  const year = wall.day.slice(0, 4);
  const w = (edge.right - edge.left - gaps.x * (columns - 1)) / columns;
  const h = (edge.bottom - gridTop - gaps.y * 2) / 3;
  const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}-01`);
  const right = wall.code === null ? edge.right : edge.right - codeAt.width - 10;
  return [
    ...frameOf(wall, 'year', right),
    ...codeOf(wall, { x: edge.right - codeAt.width, y: edge.top - 4, ...codeAt }),
    ...months.flatMap((first, i) => {
      const at = {
        x: edge.left + (i % columns) * (w + gaps.x),
        y: gridTop + Math.floor(i / columns) * (h + gaps.y),
        w,
        h,
      };
      return monthPlaced(wall, first, at);
    }),
  ];
}
