import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { bookings } from '#contract/bookings/endpoints.ts';
import type { BookingHome, Cell, FreeTimes, Thing } from '#contract/bookings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { StickyBar } from '../../kit/page/StickyBar.tsx';
import { useCancel } from '../rows/data.ts';
import { useTimeText } from '../rows/useTimeText.ts';
import { CancelTheirs } from './CancelTheirs.tsx';
import { cellsIn, lengthsOf } from './grid.ts';
import { Offer } from './Offer.tsx';
import css from './Pick.module.css';

type Unit = { id: number; number: string };
type Props = {
  all: BookingHome;
  thing: Thing;
  times: FreeTimes | undefined;
  unit: Unit | null;
  chooseUnit: (id: number) => void;
  startsAt: string | null;
  count: number;
  chooseCount: (count: number) => void;
  leave: () => void;
  again: () => void;
};

/** What is chosen and what can be done with it: a card, on a phone a bar that is there only with a choice. */
export function Pick(props: Props) {
  const say = useText();
  const narrow = useNarrow();
  const { times, startsAt } = props;
  const cell = times && startsAt !== null ? cellsIn(times.days).find((c) => c.startsAt === startsAt) : undefined;
  if (narrow)
    return cell ? (
      <StickyBar>
        <div className={css.bar}>
          <Chosen {...props} cell={cell} />
        </div>
      </StickyBar>
    ) : null;
  return (
    <Card padded>
      <div className={css.pick} role="status">
        <p className={css.what}>{typo(props.thing.name)}</p>
        {cell ? <Chosen {...props} cell={cell} /> : <p className={css.hint}>{say('BOOKING.PICK.HINT')}</p>}
      </div>
    </Card>
  );
}

type ChosenProps = Props & { cell: Cell };
function Chosen(props: ChosenProps) {
  const { cell } = props;
  if (cell.state === 'free') return <Free {...props} />;
  return cell.state === 'mine' ? <Own {...props} /> : <Taken {...props} />;
}

function When({ thing, walls }: { thing: Thing; walls: { startsAt: string; endsAt: string } }) {
  const text = useTimeText();
  return (
    <p className={css.when}>
      <span>{text.days(walls, thing)}</span>
      <span>{text.much(walls, thing)}</span>
    </p>
  );
}

/** Why the unit can't have more, and how many it has left when it can. */
function useLeft({ times, cell, thing }: Pick2): { why: string | null; left: string | null } {
  const say = useText();
  const text = useTimeText();
  const day = cell.startsAt.slice(0, 10);
  const left = times?.left.find((w) => w.from <= day && day <= w.to);
  if (!thing.isOpen) return { why: say('BOOKING.PICK.SHUT'), left: null };
  if (!left) return { why: null, left: null };
  const week = `${text.day(left.from)} – ${text.day(left.to)}`;
  if (left.inWeek === 0) return { why: say('BOOKING.PICK.NO_WEEK', { week }), left: null };
  if (left.open === 0) return { why: say('BOOKING.PICK.NO_OPEN'), left: null };
  if (left.inWeek === null) return { why: null, left: null };
  return { why: null, left: say('BOOKING.PICK.LEFT_WEEK', { week, count: left.inWeek - 1 }) };
}
type Pick2 = { times: FreeTimes | undefined; cell: Cell; thing: Thing };

function Free(props: ChosenProps) {
  const { thing, times, unit, cell, count, leave, again } = props;
  const say = useText();
  const hint = useId();
  const administers = useMay('events', 'rw');
  const book = useChange(bookings.book);
  const { why, left } = useLeft({ times, cell, thing });
  const lengths = lengthsOf(thing, times?.days ?? [], cell.startsAt);
  const long = lengths.find((l) => l.count === count) ?? lengths[0];
  const refusal = unit === null ? say('BOOKING.PICK.NO_UNIT') : long ? why : say('BOOKING.PICK.SHORT');
  const asks = thing.approval && !administers;
  const run = async () => {
    if (!unit || !long) return;
    try {
      await book.run({ thingId: thing.id, unitId: unit.id, startsAt: cell.startsAt, count: long.count });
      leave();
    } catch {
      // Somebody may have been first: the sentence is said, and the grid shows who has it.
      again();
    }
  };
  return (
    <>
      <When thing={thing} walls={long ?? cell} />
      <Choices {...props} lengths={lengths} />
      <Button
        fullWidth
        size="md"
        loading={book.busy}
        disabled={refusal !== null}
        aria-describedby={hint}
        onClick={() => void run()}
      >
        {say(asks ? 'BOOKING.PICK.ASK' : 'BOOKING.PICK.BOOK')}
      </Button>
      <p id={hint} className={css.hint}>
        {[refusal, asks && !refusal && say('BOOKING.PICK.ASK_HINT'), left].filter(Boolean).join(' ')}
      </p>
    </>
  );
}

type Lengths = ReturnType<typeof lengthsOf>;
/** For which unit and how long, where there is a choice. */
function Choices({ all, thing, unit, chooseUnit, count, chooseCount, lengths }: ChosenProps & { lengths: Lengths }) {
  const say = useText();
  const text = useTimeText();
  const fields: ReactNode[] = [];
  if (all.units.length > 1)
    fields.push(
      <Select
        key="unit"
        label={say('BOOKING.PICK.UNIT')}
        data={all.units.map((u) => ({ value: String(u.id), label: u.number }))}
        value={String(unit?.id)}
        onChange={(id) => chooseUnit(Number(id))}
      />,
    );
  if (lengths.length > 1)
    fields.push(
      <Select
        key="length"
        label={say('BOOKING.PICK.LENGTH')}
        data={lengths.map((l) => ({ value: String(l.count), label: text.much(l, thing) }))}
        value={String(count)}
        onChange={(n) => chooseCount(Number(n))}
      />,
    );
  return fields.length > 0 ? <div className={css.choices}>{fields}</div> : null;
}

function Own({ all, thing, cell }: ChosenProps) {
  const say = useText();
  const cancel = useCancel(all.things);
  const own = all.mine.find((b) => b.id === cell.bookingId);
  return (
    <>
      <When thing={thing} walls={own ?? cell} />
      <p className={css.hint}>
        {say(cell.offered ? 'BOOKING.PICK.OFFER' : cell.asked ? 'BOOKING.PICK.ASK_HINT' : 'BOOKING.PICK.MINE')}
      </p>
      {own && cell.offered && <Offer all={all} one={own} fullWidth />}
      {own && !cell.offered && (
        <Button fullWidth size="md" variant="default" onClick={() => void cancel(own)}>
          {say('BOOKING.MINE.CANCEL')}
        </Button>
      )}
    </>
  );
}

function Taken(props: ChosenProps) {
  const { all, thing, cell } = props;
  const say = useText();
  const stop = useChange(bookings.leave);
  const waits = all.waits.find((w) => w.thingId === thing.id && w.startsAt <= cell.startsAt && w.endsAt >= cell.endsAt);
  const told = waits && say(waits.atOnce ? 'BOOKING.PICK.WAITS_AT_ONCE' : 'BOOKING.PICK.WAITS');
  return (
    <>
      <When thing={thing} walls={cell} />
      <p className={css.hint}>
        {say('BOOKING.PICK.TAKEN', { unit: cell.unit ?? '' })} {told}
      </p>
      {waits ? (
        <Button
          fullWidth
          size="md"
          variant="default"
          loading={stop.busy}
          onClick={() => void stop.run({ id: waits.id })}
        >
          {say('BOOKING.PICK.LEAVE')}
        </Button>
      ) : (
        <Wait {...props} />
      )}
      {cell.bookingId !== null && <CancelTheirs id={cell.bookingId} unit={cell.unit ?? ''} />}
    </>
  );
}

/** Stands in the row for what somebody has; whether it is to be booked at once. */
function Wait({ thing, unit, cell, again }: ChosenProps) {
  const say = useText();
  const wait = useChange(bookings.wait);
  const [atOnce, choose] = useState(false);
  if (!unit) return null;
  const { startsAt } = cell;
  const asked = { thingId: thing.id, unitId: unit.id, startsAt, count: thing.least, atOnce };
  return (
    <>
      <Checkbox
        label={say('BOOKING.PICK.AT_ONCE')}
        description={say('BOOKING.PICK.AT_ONCE_HINT')}
        checked={atOnce}
        onChange={(e) => choose(e.currentTarget.checked)}
      />
      <Button fullWidth size="md" loading={wait.busy} onClick={() => void wait.run(asked).catch(again)}>
        {say('BOOKING.PICK.WAIT')}
      </Button>
    </>
  );
}
