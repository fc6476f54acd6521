import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { bookingLinks } from '#contract/bookings/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import type { CalendarView } from '#contract/events/schema-calendars.ts';
import type { LayerDays } from '#contract/events/schema-layers.ts';
import type { Occurrences } from '#contract/events/schema-range.ts';
import { layers as kinds, mainCalendar } from '#contract/events/schema-words.ts';
import type { ForeignOccurrence } from '#contract/feeds/schema-sources.ts';
import { param, useAddress } from '../../base/address.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useRemembered } from '../../base/left.ts';
import { useCounts, useMay } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import type { CalendarParts } from '../../define-noun.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useCalendars, useLayers, useOccurrences, useWrites } from '../rows/data.ts';
import { shownForeign, shownOf } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarMenu } from './CalendarMenu.tsx';
import { DayDialog } from './DayDialog.tsx';
import { DayList } from './DayList.tsx';
import { type Legend, nameIn, useHidden } from './hidden.ts';
import { endOf, isHour } from './hours.ts';
import { LayerRow, nameOfLayer, useLayered } from './LayerRow.tsx';
import { LegendRow } from './LegendRow.tsx';
import { type Acts, Month } from './Month.tsx';
import { useMoving } from './useMoving.ts';
import { Week } from './Week.tsx';
import { rangeOf, type View, views } from './weeks.ts';

const calendar = z.union([z.literal(mainCalendar), z.coerce.number().check(z.int(), z.minimum(1))]);
const address = z.object({
  calendar: param(z.nullable(calendar), null),
  view: param(z.enum(views), 'month'),
  date: param(z.nullable(z.iso.date()), null),
  /** What somebody else publishes, opened. */
  foreign: param(z.nullable(z.coerce.number()), null),
});

type PageProps = { parts: CalendarParts | undefined };

/** /kalendar-udalosti: a month, a week or a list of what is in the house; `parts` is what other nouns bring. */
export function CalendarPage({ parts }: PageProps) {
  const say = useText();
  const reads = useMay('events', 'r');
  const writes = useWrites();
  const of = useCalendars();
  const lends = (useCounts()?.bookingThings ?? 0) > 0;
  const [{ date }] = useAddress(address);
  useRemembered();
  if (!reads) return <Refused />;
  return (
    <>
      <PageHead
        title={say('MODULES.EVENTS')}
        star="events"
        sub={lends && <ToBookings />}
        actions={
          <>
            {writes && <NewEvent />}
            {parts && <parts.Subscribe />}
            <CalendarMenu parts={parts} day={date ?? dayIn(new Date())} />
          </>
        }
      />
      <Loaded of={of} shape={<Shape />}>
        {({ calendars }) => <Time calendars={calendars} parts={parts} />}
      </Loaded>
    </>
  );
}

/** Where what the house lends is booked. */
function ToBookings() {
  const say = useText();
  return <Link {...linkTo(bookingLinks.list())}>{say('MODULES.BOOKINGS')}</Link>;
}

const Shape = () => (
  <Card>
    <Skeleton rows={8} />
  </Card>
);

function NewEvent() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...eventLinks.add()} />}
    >
      {say('CALENDAR.NEW')}
    </Button>
  );
}

/** Where the new event begins and ends, as its form is told by the address. */
const begun = (from: string, to: string) =>
  isHour(from) ? { start: from, end: endOf(to) } : from === to ? { start: from } : { start: from, end: to };

/** What a hand does, for who may write. */
function useActs(all: Occurrences | undefined, open: (day: Day) => void, goTo: (day: Day) => void): Acts {
  const navigate = useNavigate();
  const writes = useWrites();
  const move = useMoving(all?.events ?? []);
  return {
    open,
    goTo,
    add: writes ? (from, to) => void navigate({ ...eventLinks.add(), search: begun(from, to) }) : undefined,
    move: writes ? move : undefined,
  };
}

/** Occurrences of the range with what others publish in it and what falls on its days, of what is not switched off. */
function useShown(
  of: Occurrences | undefined,
  foreign: readonly ForeignOccurrence[],
  layers: LayerDays | undefined,
  isOff: Legend['isOff'],
) {
  const layered = useLayered(layers, isOff);
  return useMemo(
    () => [
      ...(of?.events ?? []).filter((e) => !isOff(nameIn(e.calendarId))).map(shownOf),
      ...foreign.filter((e) => !isOff(nameIn(e.calendarId))).map(shownForeign),
      ...layered,
    ],
    [of, foreign, layered, isOff],
  );
}

const none: readonly ForeignOccurrence[] = [];
const noForeign: CalendarParts['useForeign'] = () => none;

type OpenedProps = { event: ForeignOccurrence | undefined; parts: CalendarParts | undefined; close: () => void };
/** What somebody else publishes, as the address names it. */
function Opened({ event, parts, close }: OpenedProps) {
  const text = useSpanText();
  return event && parts && <parts.Foreign event={event} when={text.when(event)} onClose={close} />;
}

function Time({ calendars, parts }: PageProps & { calendars: readonly CalendarView[] }) {
  const say = useText();
  const narrow = useNarrow();
  const today = dayIn(new Date());
  const [at, write] = useAddress(address);
  const { view } = at;
  const date = at.date ?? today;
  const only = at.calendar === null ? null : String(at.calendar);
  const names = calendars.map(({ id }) => nameIn(id));
  const legend = useHidden(
    only !== null && names.includes(only) ? only : null,
    [...names, ...kinds.map(nameOfLayer)],
    () => void write({ calendar: null }),
  );
  const { from, to } = rangeOf(view, date);
  const of = useOccurrences(from, to);
  const [opened, open] = useState<Day | null>(null);
  const goTo = useCallback((day: Day) => void write({ date: day === today ? null : day }), [write, today]);
  const acts = useActs(of.data, open, goTo);
  const { useForeign = noForeign } = parts ?? {};
  const foreign = useForeign(from, to);
  const layers = useLayers(from, to);
  const shown = useShown(of.data, foreign, layers, legend.isOff);
  const grid = { date, today, shown, acts };
  const choose = (next: View) => void write({ view: next }, { push: true });
  const marks = <LegendRow calendars={calendars} legend={legend} />;
  const more = <LayerRow layers={layers?.layers ?? []} legend={legend} />;
  return (
    <>
      <Card>
        <CalendarBar {...{ view, date, today, choose, goTo }}>{!narrow && marks}</CalendarBar>
        {!narrow && more}
        <Loaded of={of} shape={<Skeleton rows={8} />}>
          {({ more: isCut }) => (
            <>
              {(isCut || layers?.more) && <Note>{say('CALENDAR.TOO_MANY')}</Note>}
              {view === 'month' && <Month {...grid} />}
              {view === 'week' && !narrow && <Week {...grid} />}
              {(view === 'list' || (view === 'week' && narrow)) && <DayList {...{ from, to, shown }} />}
            </>
          )}
        </Loaded>
      </Card>
      {narrow && view === 'month' && <Agenda day={date} shown={shown} acts={acts} />}
      {narrow && (
        <Card>
          {marks}
          {more}
        </Card>
      )}
      {opened && <DayDialog day={opened} shown={shown} onClose={() => open(null)} />}
      <Opened
        event={foreign.find(({ id }) => id === at.foreign)}
        parts={parts}
        close={() => void write({ foreign: null })}
      />
    </>
  );
}
