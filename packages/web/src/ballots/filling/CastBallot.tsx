import type { MySeat, VoteDetail, VotePoint, VoteValue } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { useMoment } from '../../motions/moments.ts';
import { unitsOf } from '../../motions/units.ts';
import css from './CastBallot.module.css';

type Props = { vote: VoteDetail; point: VotePoint };

/** My seats that have voted: how, when, and who did it when it was not me. */
export function CastBallot({ vote, point }: Props) {
  const cast = vote.mySeats.filter((s) => s.channel !== null && castValueOf(point, s) !== null);
  if (cast.length === 0) return null;
  return (
    <div className={css.cast}>
      {cast.map((mine) => (
        <Line key={mine.seat.id} mine={mine} value={castValueOf(point, mine) as VoteValue} />
      ))}
    </div>
  );
}

/** My seat's stored answer to the point; null when it has none or the vote does not show it. */
export const castValueOf = (point: VotePoint, { seat }: MySeat): VoteValue | null =>
  point.votePointUsers.find((u) => u.votedUser.id === seat.id)?.vote_value ?? null;

const storedAs = {
  own: 'VOTE_DETAIL.BALLOT.STORED',
  proxy: 'VOTE_DETAIL.BALLOT.STORED',
  local: 'VOTE_DETAIL.BALLOT.STORED_LOCAL',
  paper: 'VOTE_PAPER.TOLD.STORED',
} as const;

function Line({ mine, value }: { mine: MySeat; value: VoteValue }) {
  const say = useText();
  const moment = useMoment();
  const { seat, castBy, channel } = mine;
  const when = seat.updatedAt ? moment(seat.updatedAt) : '';
  return (
    <div className={css.line}>
      <b className={css.value}>
        <VoteSign value={value} filled />
        {say(`VOTE.VALUES.${value}`)}
      </b>
      <span className={css.text}>
        {unitsOf(seat.room_name).map((number) => (
          <span key={number}>
            <UnitBadge number={number} />{' '}
          </span>
        ))}
        {castBy && channel !== 'local' && channel !== 'paper'
          ? say('VOTE_DETAIL.BALLOT.STORED_BY', { name: castBy, when })
          : say(storedAs[channel ?? 'own'], { when })}
      </span>
    </div>
  );
}
