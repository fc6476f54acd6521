import { useText } from '../base/texts.tsx';
import { PageHead } from '../kit/PageHead.tsx';

/** /hlasovani */
export function VotesPage() {
  const say = useText();
  return <PageHead title={say('VOTE.TITLE')} star="vote" />;
}
