import { useParams } from '@tanstack/react-router';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { useVote } from '../data.ts';
import { NotAdministered } from '../NotAdministered.tsx';

/** /hlasovani/{id}/upravit */
export function EditVotePage() {
  return (
    <NotAdministered>
      <Draft />
    </NotAdministered>
  );
}

function Draft() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlasovani/$id/upravit' });
  return (
    <Loaded of={useVote(id)}>
      {(vote) => <PageHead title={vote.name} back={{ to: '/hlasovani', name: say('VOTE.TITLE') }} />}
    </Loaded>
  );
}
