import { useParams } from '@tanstack/react-router';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { useVote } from './data.ts';
import { VoteTag } from './VoteTag.tsx';

/** /hlasovani/{id} */
export function VotePage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlasovani/$id' });
  const of = useVote(id);
  return (
    <Loaded of={of}>
      {(vote) => (
        <PageHead
          record
          title={vote.name}
          back={{ to: '/hlasovani', name: say('VOTE.TITLE') }}
          sub={<VoteTag vote={vote} />}
        />
      )}
    </Loaded>
  );
}
