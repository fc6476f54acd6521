import { dayIn, showDay } from '#contract/base/time/dates.ts';
import type { Placed } from '../../base/pdf/pdf-placed.ts';
import { linesIn, widthOf } from '../../base/pdf/pdf-widths.ts';
import { speak } from '../../base/text/speak.ts';
import { plateOf, titleOf, type Wall } from './print-words.ts';

/** A page of A4 on its side: where everything begins and ends, in points. */
export const edge = { left: 30, right: 812, top: 26, bottom: 552, foot: 562 };
export const gridTop = 84;

/** The plate, whose calendar it is and of what. */
function name(wall: Wall, of: 'month' | 'year'): Placed[] {
  const { letterhead } = wall;
  const plate = plateOf(letterhead);
  const side = { w: 40, h: 34 };
  const x = edge.left + (plate ? side.w + 12 : 0);
  const drawn: Placed[] = plate
    ? [
        { kind: 'box', x: edge.left, y: edge.top, ...side, width: 1.6, round: 6 },
        { kind: 'box', x: edge.left + 3, y: edge.top + 3, w: side.w - 6, h: side.h - 6, width: 0.7, round: 4 },
        {
          kind: 'within',
          x: edge.left,
          y: edge.top + 9,
          width: side.w,
          text: plate,
          size: 16,
          bold: true,
          at: 'center',
        },
      ]
    : [];
  const town =
    letterhead.address
      .split(',')
      .at(-1)
      ?.replace(/^\s*\d{3} ?\d{2}\s*/, '')
      .trim() ?? '';
  const whose = [letterhead.name, town].filter(Boolean).join(', ');
  const [line = ''] = linesIn(whose, { width: 380, size: 10.5, most: 1 });
  return [
    ...drawn,
    { kind: 'text', x, y: edge.top - 8, text: titleOf(wall, of), size: 25, bold: true, look: 'head' },
    { kind: 'text', x, y: edge.top + 27, text: line, size: 10.5 },
  ];
}

/** What the marks mean, from the right edge. */
function legend(wall: Wall, of: 'month' | 'year', right: number): Placed[] {
  const say = speak(wall.lang);
  const size = 8.5;
  const y = edge.top + 26;
  const day = of === 'month' ? null : '24';
  const marks = [
    {
      mark: day ?? say('WALL_CALENDAR.MARKS.OUTAGE'),
      what: say('WALL_CALENDAR.LEGEND.OUTAGE'),
      box: 1.4,
      dashed: false,
    },
    { mark: day ?? say('WALL_CALENDAR.MARKS.WASTE'), what: say('WALL_CALENDAR.LEGEND.WASTE'), box: 0.8, dashed: true },
    { mark: day ?? '9:00', what: say('WALL_CALENDAR.LEGEND.EVENT'), box: 0, dashed: false },
    ...(day ? [{ mark: '24', what: say('WALL_CALENDAR.LEGEND.HOLIDAY'), box: -1, dashed: false }] : []),
  ];
  let x = right;
  return marks.flatMap(({ mark, what, box, dashed }): Placed[] => {
    const [wide, marked] = [widthOf(what, size), widthOf(mark, size, true)];
    x -= wide;
    const said: Placed = { kind: 'text', x, y, text: what, size };
    x -= marked + 9;
    const at = x;
    x -= 16;
    return [
      said,
      { kind: 'text', x: at, y, text: mark, size, bold: box <= 0 },
      ...(box > 0
        ? [{ kind: 'box' as const, x: at - 4, y: y - 2.5, w: marked + 8, h: 13.5, width: box, dashed, round: 3 }]
        : []),
      ...(box === 0 && of === 'year' ? [dot(at + marked + 3.2, y + 8.6)] : []),
      ...(box === -1 ? [under(at, marked, y + 10)] : []),
    ];
  });
}

/** Under a day on which something is. */
export const dot = (x: number, y: number): Placed => ({
  kind: 'line',
  x1: x - 1.4,
  y1: y,
  x2: x + 1.4,
  y2: y,
  width: 1.8,
});
/** Under a holiday. */
export const under = (x: number, width: number, y: number): Placed => ({
  ...{ kind: 'line', x1: x, y1: y, x2: x + width, y2: y, width: 0.8 },
});

/** What stands above and under the calendar itself. */
export function frameOf(wall: Wall, of: 'month' | 'year', right: number = edge.right): Placed[] {
  const text = speak(wall.lang)('WALL_CALENDAR.FOOT', { when: showDay(dayIn(wall.at)) });
  return [
    ...name(wall, of),
    ...legend(wall, of, right),
    { kind: 'text', x: edge.left, y: edge.foot, text, size: 8, look: 'quiet' },
  ];
}
