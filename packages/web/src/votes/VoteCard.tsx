import type { VoteRow } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { VoteTag } from '../motions/VoteTag.tsx';
import css from './VoteCard.module.css';
import { usePoints, useWhen, VoteName } from './VoteColumns.tsx';

/** A vote in the list on a narrow screen. */
export function VoteCard({ vote }: { vote: VoteRow }) {
  const say = useText();
  const when = useWhen();
  const points = usePoints();
  return (
    <div className={css.card}>
      <div className={css.line}>
        <VoteTag vote={vote} />
        <span>{when(vote)}</span>
      </div>
      <VoteName vote={vote} />
      <div className={css.meta}>
        <span>
          {say(`VOTE.TYPES.${vote.type}`)}, {say(`VOTE.BASES.${vote.basis}`)}
        </span>
        <span>{points(vote)}</span>
      </div>
    </div>
  );
}
