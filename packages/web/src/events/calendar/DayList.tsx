import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { eventLinks } from '#contract/events/links.ts';
import { useText } from '../../base/texts.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { useWrites } from '../rows/data.ts';
import { ofDay, type Shown } from '../rows/shown.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './CalendarBar.module.css';
import { EventRows } from './EventRows.tsx';
import { useHolidayName } from './Holiday.tsx';

type Props = { from: Day; to: Day; shown: readonly Shown[] };

/** Days of a month or of a week that have something, below each other. */
export function DayList({ from, to, shown }: Props) {
  const say = useText();
  const writes = useWrites();
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
  // What takes several days stands at the first of them that is shown.
  const begins = (day: Day) => ofDay(day, shown).filter(({ first }) => first === day || (day === from && first < from));
  const full = days.map((day) => [day, begins(day)] as const).filter(([, here]) => here.length > 0);
  if (full.length === 0)
    return (
      <EmptyState kind="empty" title={say('CALENDAR.EMPTY.TITLE')} text={say('CALENDAR.EMPTY.TEXT')}>
        {writes && (
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...eventLinks.add()} search={{ start: from }} />}
          >
            {say('CALENDAR.NEW')}
          </Button>
        )}
      </EmptyState>
    );
  return (
    <div className={css.list}>
      {full.map(([day, here]) => (
        <DayGroup key={day} day={day} here={here} />
      ))}
    </div>
  );
}

function DayGroup({ day, here }: { day: Day; here: readonly Shown[] }) {
  const say = useText();
  const text = useSpanText();
  const holiday = useHolidayName()(day);
  const isToday = day === dayIn(new Date());
  const words = [text.dayTitle(day), isToday && say('CALENDAR.TODAY'), holiday];
  return (
    <section>
      <h3 className={isToday ? `${css.group} ${css.isToday}` : css.group}>{words.filter(Boolean).join(' · ')}</h3>
      <EventRows shown={here} />
    </section>
  );
}
