import { urlOf } from '#contract/base/calls/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import { mainCalendar, mostOccurrences } from '#contract/events/schema-words.ts';
import { daysOfSheet, type SheetItem, type SheetLook } from '#contract/feeds/rules-sheet.ts';
import type { SheetAsked, WallPaper } from '#contract/feeds/schema-sheet.ts';
import { may } from '../../base/http/gate.ts';
import type { Bytes, Portal } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import type { PaperSize } from '../../base/pdf/pdf-blocks.ts';
import { speak } from '../../base/text/speak.ts';
import { calledOf, pinsForAll } from '../../contacts/files/steps-called.ts';
import { rangedEvents } from '../../events/listing/queries.ts';
import { happenings } from '../../events/listing/steps.ts';
import { type Days, notesOf } from '../../events/listing/steps-layers.ts';
import type { At } from '../../events/rows/queries.ts';
import { foreignBetween } from '../in/queries-shown.ts';
import { monthPage } from './print-month.ts';
import { titleOf, type Wall } from './print-words.ts';
import { yearPage } from './print-year.ts';

const looks: Readonly<Partial<Record<string, SheetLook>>> = { outage: 'outage', waste: 'waste' };
/** Somebody else's calendar has no labels: what is said to be collected is waste. */
const isCollection = /odpad|svoz|popelnic|waste|bin collection/i;

/** What the house itself has on these days, of what is for everybody; whoever prints sees no more of it. */
async function own(at: At, asked: SheetAsked): Promise<SheetItem[]> {
  const range = daysOfSheet(asked.of, asked.day);
  const calendars = asked.calendars?.map(String) ?? null;
  const rows = await rangedEvents(at.db, at.scope, at.now, { ...range, calendars });
  const open = rows.filter((row) => row.toPublic && row.everyone);
  return happenings(open, range.from, range.to).map(({ row, span }) => ({
    ...{ ...span, title: row.title, allDay: row.allDay, look: looks[row.labelType] ?? 'event' },
  }));
}

/** The same of calendars of others that everybody sees. */
async function foreign({ db, scope }: At, asked: SheetAsked): Promise<SheetItem[]> {
  const { from, to } = daysOfSheet(asked.of, asked.day);
  const isIn = (id: number | null) => asked.calendars === null || asked.calendars.includes(id ?? mainCalendar);
  const rows = await foreignBetween(db, scope, from, to);
  return rows
    .filter((e) => e.is_public && !e.vanished && isIn(e.calendar_id))
    .map((e) => ({
      ...{ title: e.title, startsAt: e.starts_at, endsAt: e.ends_at, allDay: e.all_day },
      look: isCollection.test(`${e.source} ${e.title}`) ? ('waste' as const) : ('event' as const),
    }));
}

/** What falls on these days in other modules, where it is nobody's own. */
async function layered(at: At, days: Days, { of, day, layers, lang }: SheetAsked): Promise<SheetItem[]> {
  const say = speak(lang);
  const found = await notesOf(at, days, daysOfSheet(of, day), layers);
  return found.flatMap(({ layer, notes }) =>
    notes
      .filter((note) => note.forAll)
      .map(({ title, startsAt, endsAt, allDay }) => ({
        ...{ title: say(`FEED_FILE.LAYERS.${layer}`, { title }), startsAt, endsAt, allDay, look: 'event' as const },
      })),
  );
}

const byStart = (a: SheetItem, b: SheetItem): number =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.title.localeCompare(b.title, 'cs');

const sizes = { A4: 'A4 wide', A3: 'A3 wide' } as const satisfies Record<WallPaper, PaperSize>;

/** A month or a year of the calendar on one page. */
export async function wallSheetOf(portal: Portal, days: Days, at: At, asked: SheetAsked): Promise<Bytes> {
  const { db, scope, now } = at;
  const { lang, day, of } = asked;
  const parts = [await own(at, asked), await foreign(at, asked), await layered(at, days, asked)];
  const numbers = asked.numbers && of === 'month' && may(scope, 'contact', 'r');
  const letterhead = await letterheadOf(db, scope, lang);
  const wall: Wall = {
    ...{ lang, day, at: now, letterhead, items: parts.flat().sort(byStart).slice(0, mostOccurrences) },
    called: numbers ? calledOf(await pinsForAll(db, scope), lang) : [],
    code: asked.code ? urlOf(portal.config.url, eventLinks.list(), { svj: scope.svjId, date: day }) : null,
  };
  const title = titleOf(wall, of);
  const items = of === 'month' ? monthPage(wall) : yearPage(wall);
  const what = { lang, title, at: now, letterhead, paper: sizes[asked.paper] };
  const body = onPaper(what, [[{ blocks: [{ kind: 'placed', items }], foot: '' }]]);
  const name = speak(lang)('WALL_CALENDAR.FILE', { when: of === 'month' ? day.slice(0, 7) : day.slice(0, 4) });
  return { name, type: 'application/pdf', body };
}
