import { useText } from '../../base/texts.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { NotAdministered } from '../NotAdministered.tsx';

/** /hlasovani/novy */
export function NewVotePage() {
  const say = useText();
  return (
    <NotAdministered>
      <PageHead title={say('VOTE.NEW')} back={{ to: '/hlasovani', name: say('VOTE.TITLE') }} />
    </NotAdministered>
  );
}
