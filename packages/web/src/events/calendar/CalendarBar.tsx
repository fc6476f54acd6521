import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Select } from '../../kit/choose/Select.tsx';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './CalendarBar.module.css';
import { stepped, type View, views, weekOf } from './weeks.ts';

type Props = {
  view: View;
  date: Day;
  today: Day;
  choose: (view: View) => void;
  goTo: (day: Day) => void;
  /** The legend, where there is room for it. */
  children: ReactNode;
};

/** From one day to another; a month of both is said once, so that a phone has it on one line. */
function useDaysText() {
  const { of, shortDay, day } = useDayText();
  return (first: Day, last: Day): string =>
    first.slice(0, 7) === last.slice(0, 7)
      ? `${of(first, { day: 'numeric' })}–${day(last)}`
      : `${shortDay(first)} – ${day(last)}`;
}

/** Which time is shown and how. */
export function CalendarBar({ view, date, today, choose, goTo, children }: Props) {
  const say = useText();
  const text = useSpanText();
  const daysOf = useDaysText();
  const week = weekOf(date);
  const title = view === 'week' ? daysOf(week[0] as Day, week[6] as Day) : text.month(date);
  const size = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={css.bar}>
      <div className={css.time}>
        <ActionIcon
          aria-label={say(view === 'week' ? 'CALENDAR.WEEK_BEFORE' : 'CALENDAR.MONTH_BEFORE')}
          onClick={() => goTo(stepped(view, date, -1))}
        >
          <IconChevronLeft {...size} />
        </ActionIcon>
        <h2 className={css.title} aria-live="polite">
          {title}
        </h2>
        <ActionIcon
          aria-label={say(view === 'week' ? 'CALENDAR.WEEK_AFTER' : 'CALENDAR.MONTH_AFTER')}
          onClick={() => goTo(stepped(view, date, 1))}
        >
          <IconChevronRight {...size} />
        </ActionIcon>
        <Button variant="default" className={css.today} onClick={() => goTo(today)}>
          {say('CALENDAR.GO_TODAY')}
        </Button>
      </div>
      {children}
      <Select
        className={css.view}
        aria-label={say('CALENDAR.VIEW')}
        data={views.map((value) => ({ value, label: say(`CALENDAR.VIEWS.${value}`) }))}
        value={view}
        onChange={choose}
      />
    </div>
  );
}
