import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { lastDayOf } from '#contract/bookings/rules.ts';
import type { Cell, FreeTimes, Thing } from '#contract/bookings/schema.ts';
import { daysShown } from '#contract/bookings/schema-words.ts';
import type { Answer } from '../../base/answer.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { useTimeText } from '../rows/useTimeText.ts';
import { Grid, GridLegend } from './Grid.tsx';
import { cellsIn, lengthsOf } from './grid.ts';
import css from './TimesCard.module.css';

type Props = {
  thing: Thing;
  times: UseQueryResult<FreeTimes, Answer>;
  from: Day;
  goTo: (day: Day) => void;
  startsAt: string | null;
  count: number;
  choose: (cell: Cell) => void;
};

/** The walls of all places that the choice takes. */
function chosenIn(thing: Thing, times: FreeTimes, startsAt: string | null, count: number): Set<string> {
  if (startsAt === null) return new Set();
  const long = lengthsOf(thing, times.days, startsAt).find((l) => l.count === count);
  if (!long) return new Set([startsAt]);
  const taken = cellsIn(times.days).filter((c) => c.startsAt >= long.startsAt && c.startsAt < long.endsAt);
  return new Set(taken.map((c) => c.startsAt));
}

/** Times of one thing: days to turn, the nearest free one, the grid and what it means. */
export function TimesCard({ thing, times, from, goTo, startsAt, count, choose }: Props) {
  const text = useTimeText();
  const say = useText();
  const length = daysShown[thing.by];
  const today = dayIn(new Date());
  const before = addDays(from, -length);
  const after = addDays(from, length);
  const size = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Card>
      <div className={css.head}>
        <div className={css.titles}>
          <h2 className={css.title} aria-live="polite">
            {text.span(from, addDays(from, length - 1))}
          </h2>
          <Nearest thing={thing} times={times.data} />
        </div>
        <ActionIcon
          variant="default"
          aria-label={say('BOOKING.BEFORE')}
          disabled={from <= today}
          onClick={() => goTo(before < today ? today : before)}
        >
          <IconChevronLeft {...size} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={say('BOOKING.AFTER')}
          disabled={after > lastDayOf(thing, new Date())}
          onClick={() => goTo(after)}
        >
          <IconChevronRight {...size} />
        </ActionIcon>
      </div>
      <Loaded of={times} shape={<Skeleton rows={8} />}>
        {(shown) => (
          <>
            <Grid thing={thing} times={shown} chosen={chosenIn(thing, shown, startsAt, count)} choose={choose} />
            <GridLegend thing={thing} unit={cellsIn(shown.days).find((c) => c.state === 'taken')?.unit ?? ''} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Nearest({ thing, times }: { thing: Thing; times: FreeTimes | undefined }) {
  const say = useText();
  const text = useTimeText();
  if (!times || !thing.isOpen) return null;
  const { nearest } = times;
  if (!nearest) return <p className={css.nearest}>{say('BOOKING.NO_NEAREST')}</p>;
  const day = text.longDay(nearest.startsAt.slice(0, 10));
  const when = thing.by === 'hours' ? `${day}, ${text.hours(nearest)}` : day;
  return <p className={css.nearest}>{say('BOOKING.NEAREST', { when })}</p>;
}
