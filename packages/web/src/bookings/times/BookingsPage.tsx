import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { associationLinks } from '#contract/association/links.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { bookings } from '#contract/bookings/endpoints.ts';
import type { BookingHome, Thing } from '#contract/bookings/schema.ts';
import { eventLinks } from '#contract/events/links.ts';
import { param, useAddress } from '../../base/address.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useBookings, useUnit } from '../rows/data.ts';
import { tabId } from '../rows/tab.ts';
import { AskedCard } from './AskedCard.tsx';
import { MineCard } from './MineCard.tsx';
import { Pick } from './Pick.tsx';
import { RulesCard } from './RulesCard.tsx';
import { Things } from './Things.tsx';
import { TimesCard } from './TimesCard.tsx';

const address = z.object({
  vec: param(z.nullable(z.coerce.number().check(z.int())), null),
  od: param(z.nullable(z.iso.date()), null),
});

/** /rezervace: what the house lends, when it is free, and what one has of it. */
export function BookingsPage() {
  const say = useText();
  const reads = useMay('events', 'r');
  const administers = useMay('events', 'rw');
  const of = useBookings(reads);
  if (!reads) return <Refused />;
  const manage = (
    <Button
      variant="default"
      leftSection={<IconSettings size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...linkTo(associationLinks.one(), { tab: tabId })} />}
    >
      {say('BOOKING.MANAGE')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={say('BOOKING.TITLE')}
        back={{ ...eventLinks.list(), name: say('MODULES.EVENTS') }}
        actions={administers && manage}
      />
      <Loaded of={of} shape={<Shape />} empty={({ things }) => (things.length === 0 ? <Nothing /> : null)}>
        {(all) => <Shown all={all} />}
      </Loaded>
    </>
  );
}

const Shape = () => (
  <Card padded>
    <Skeleton rows={8} />
  </Card>
);

function Nothing() {
  const say = useText();
  return (
    <Card>
      <EmptyState kind="empty" title={say('BOOKING.NONE_TITLE')} text={say('BOOKING.NONE')} />
    </Card>
  );
}

function Shown({ all }: { all: BookingHome }) {
  const [{ vec, od }, write] = useAddress(address);
  const thing = all.things.find(({ id }) => id === vec) ?? (all.things[0] as Thing);
  const from = od ?? dayIn(new Date());
  return (
    <>
      <Things things={all.things} chosen={thing} choose={(id) => void write({ vec: id, od: null }, { push: true })} />
      {/* A choice is of one thing and of what is shown of it. */}
      <One key={`${thing.id} ${from}`} {...{ all, thing, from }} goTo={(day) => void write({ od: day })} />
    </>
  );
}

type OneProps = { all: BookingHome; thing: Thing; from: Day; goTo: (day: Day) => void };
function One({ all, thing, from, goTo }: OneProps) {
  const narrow = useNarrow();
  const { unit, choose: chooseUnit } = useUnit(all.units);
  const asked = { id: thing.id, from, ...(unit && { unitId: unit.id }) };
  const times = useReading(bookings.times, asked, { keep: true });
  const [startsAt, choose] = useState<string | null>(null);
  const [count, chooseCount] = useState(thing.least);
  const pick = {
    ...{ all, thing, unit, chooseUnit, startsAt, count, chooseCount },
    leave: () => choose(null),
    again: () => void times.refetch(),
  };
  return (
    <>
      <Columns>
        <Column>
          <TimesCard
            {...{ thing, times, from, goTo, startsAt, count }}
            choose={(cell) => {
              choose(cell.startsAt);
              chooseCount(thing.least);
            }}
          />
        </Column>
        <Column>
          {!narrow && <Pick {...pick} times={times.data} />}
          <AskedCard all={all} />
          <MineCard all={all} />
          <RulesCard thing={thing} />
        </Column>
      </Columns>
      {narrow && <Pick {...pick} times={times.data} />}
    </>
  );
}
