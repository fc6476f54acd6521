import type { VoteRow } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { ListCard, ListRest } from '../kit/table/ListCard.tsx';
import { VoteTag } from '../motions/VoteTag.tsx';
import { usePoints, useWhen, VoteName } from './VoteColumns.tsx';

/** A vote in the list on a narrow screen. */
export function VoteCard({ vote }: { vote: VoteRow }) {
  const say = useText();
  const when = useWhen();
  const points = usePoints();
  return (
    <ListCard
      head={
        <>
          <VoteTag vote={vote} />
          <span>{when(vote)}</span>
        </>
      }
      title={<VoteName vote={vote} />}
      rest={
        <ListRest>
          <span>
            {say(`VOTE.TYPES.${vote.type}`)}, {say(`VOTE.BASES.${vote.basis}`)}
          </span>
          <span>{points(vote)}</span>
        </ListRest>
      }
    />
  );
}
