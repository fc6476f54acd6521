import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { fromText, sum } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { MySeat, VotePoint } from '#contract/motions/schema.ts';
import { type CastValue, Choices } from '../../answers/Choices.tsx';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { unitsOf } from '../../motions/units.ts';
import { useShareWords } from '../../motions/VoteShare.tsx';
import { answerOf, commonAnswer } from './ballot.ts';
import css from './OwnBallot.module.css';
import type { Ballot } from './useBallot.ts';

export type Chosen = (seats: readonly number[], value: CastValue | null) => void;
type Props = {
  point: VotePoint;
  ballot: Ballot;
  measure: Measure;
  onChoose: Chosen;
};

/** Own answer to a point: one for all seats, or seat by seat. */
export function OwnBallot(props: Props) {
  const say = useText();
  const { point, ballot } = props;
  const ids = ballot.seats.map((s) => s.seat.id);
  const common = commonAnswer(ballot.typed, ids, point.id);
  const [split, setSplit] = useState(common === 'mixed');
  const several = ballot.seats.length > 1;
  const apart = several && (split || common === 'mixed');
  const join = () => {
    if (common === 'mixed') props.onChoose(ids, null);
    setSplit(false);
  };
  return (
    <div className={css.ballot}>
      {apart ? (
        ballot.seats.map((seat) => <Group key={seat.seat.id} {...props} seats={[seat]} />)
      ) : (
        <Group {...props} seats={ballot.seats} />
      )}
      {several && (
        <Button variant="subtle" color="stone" className={css.split} onClick={apart ? join : () => setSplit(true)}>
          {say(apart ? 'VOTE_DETAIL.BALLOT.TOGETHER' : 'VOTE_DETAIL.BALLOT.SPLIT')}
        </Button>
      )}
    </div>
  );
}

/** Whose answer it is, and the three choices. */
function Group({ point, ballot, measure, onChoose, seats }: Props & { seats: readonly MySeat[] }) {
  const say = useText();
  const hint = useId();
  const ids = seats.map((s) => s.seat.id);
  const [first] = seats;
  const value = first ? answerOf(ballot.typed, first.seat.id, point.id) : null;
  const units = seats.map((s) => s.seat.room_name).join(', ');
  return (
    <div className={css.group}>
      <Whose seats={seats} measure={measure} />
      <Choices
        label={say('VOTE_DETAIL.BALLOT.CHOICES', { at: point.number, name: point.name, units })}
        describedBy={hint}
        value={value}
        onChoose={(next) => onChoose(ids, next)}
      />
      <span id={hint} className="vh">
        {say('VOTE_DETAIL.BALLOT.NEXT')}
      </span>
    </div>
  );
}

function Whose({ seats, measure }: { seats: readonly MySeat[]; measure: Measure }) {
  const say = useText();
  const words = useShareWords(measure);
  const plates = seats.flatMap((s) => unitsOf(s.seat.room_name));
  const share = sum(seats.map((s) => fromText(s.seat.shares)));
  const [only, ...others] = seats;
  const lone = others.length === 0 ? only : undefined;
  return (
    <p className={css.whose}>
      <b>{say('VOTE_DETAIL.BALLOT.TITLE')}</b>
      <span className={css.for}>
        {!lone && `${say('VOTE_DETAIL.BALLOT.ALL')} `}
        {say('VOTE_DETAIL.BALLOT.FOR', { count: plates.length })}{' '}
        {plates.map((number, i) => (
          <span key={number}>
            {i > 0 && ' '}
            <UnitBadge number={number} />
          </span>
        ))}
        , {say(lone ? 'VOTE_DETAIL.BALLOT.SHARE' : 'VOTE_DETAIL.BALLOT.TOGETHER_SHARE', { share: words.both(share) })}
      </span>
      {lone?.how === 'proxy' && (
        <span className={css.how}>{say('VOTE_DETAIL.BALLOT.AS_PROXY', { owners: lone.seat.full_name })}</span>
      )}
      {lone?.how === 'couple' && <span className={css.how}>{say('VOTE_DETAIL.BALLOT.AS_COUPLE')}</span>}
    </p>
  );
}
