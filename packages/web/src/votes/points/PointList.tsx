import { useEffect, useRef, useState } from 'react';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import type { Counted } from '../../answers/useCounted.ts';
import { isFilled, withAnswer } from '../../ballots/filling/ballot.ts';
import type { Chosen } from '../../ballots/filling/OwnBallot.tsx';
import type { Ballot } from '../../ballots/filling/useBallot.ts';
import { useText } from '../../base/texts.tsx';
import { PointItem } from './PointItem.tsx';
import css from './PointList.module.css';

/** As long as a second tap of the same finger takes. */
const doubleTap = 300;
/** Results of so few points stand open at once. */
const few = 5;

type Props = {
  vote: VoteDetail;
  counted: Counted;
  ballot: Ballot;
  /** A point that somebody wants to be led to; a new object each time. */
  wanted: { point: number } | null;
  /** Every point has its answers now. */
  onFilled: () => void;
};

/** Points open at first: all of a short result, else the first that waits for me. */
function firstOpen(vote: VoteDetail, ballot: Ballot): number[] {
  const ids = vote.votePoints.map((p) => p.id);
  if (vote.cancelledAt) return [];
  if (vote.status === 'finish' && ids.length <= few) return ids;
  return [ballot.missing[0] ?? ids[0]].filter((id) => id !== undefined);
}

function useArrival() {
  const place = useRef<HTMLOListElement>(null);
  const [arrived, setArrived] = useState<{ point: number } | null>(null);
  const [guarded, setGuarded] = useState(false);
  useEffect(() => {
    const item = arrived && place.current?.querySelector(`[data-point="${arrived.point}"]`);
    if (!item) return;
    const target = item.querySelector<HTMLElement>('[role=radio][tabindex="0"]') ?? item.querySelector('button');
    target?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'start' });
    const timer = setTimeout(() => setGuarded(false), doubleTap);
    return () => clearTimeout(timer);
  }, [arrived]);
  const go = (point: number, guard: boolean) => {
    setGuarded(guard);
    setArrived({ point });
  };
  return { place, go, guarded: guarded ? arrived?.point : undefined };
}

/** The points in the order of the agenda; an answer opens the next point that waits. */
export function PointList({ vote, counted, ballot, wanted, onFilled }: Props) {
  const say = useText();
  const [open, setOpen] = useState<readonly number[]>(() => firstOpen(vote, ballot));
  const { place, go, guarded } = useArrival();
  const [led, setLed] = useState(wanted);
  if (wanted && wanted !== led) {
    setLed(wanted);
    setOpen([...open, wanted.point]);
    go(wanted.point, false);
  }
  const toggle = (id: number) => setOpen(open.includes(id) ? open.filter((o) => o !== id) : [...open, id]);
  const choose =
    (point: VotePoint): Chosen =>
    (seats, value) => {
      const all = ballot.seats.map((s) => s.seat.id);
      const next = withAnswer(ballot.typed, seats, point.id, value);
      const before = isFilled(ballot.typed, all, point.id);
      ballot.choose(seats, point.id, value);
      if (before || !isFilled(next, all, point.id)) return;
      const waiting = vote.votePoints.filter((p) => !isFilled(next, all, p.id));
      const after = waiting.find((p) => indexOf(vote, p) > indexOf(vote, point)) ?? waiting[0];
      if (!after) return onFilled();
      setOpen([...open.filter((o) => o !== point.id), after.id]);
      go(after.id, true);
    };
  return (
    <ol className={css.points} aria-label={say('VOTE_DETAIL.POINTS')} ref={place}>
      {vote.votePoints.map((point) => (
        <PointItem
          key={point.id}
          vote={vote}
          point={point}
          counted={counted}
          ballot={ballot}
          open={open.includes(point.id)}
          arriving={guarded === point.id}
          onToggle={() => toggle(point.id)}
          onChoose={choose(point)}
        />
      ))}
    </ol>
  );
}

const indexOf = (vote: VoteDetail, point: VotePoint): number => vote.votePoints.indexOf(point);
