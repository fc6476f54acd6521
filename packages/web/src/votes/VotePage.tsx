import { useParams } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useRemembered } from '../base/left.ts';
import { useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { lateSection } from '../kit/card/lateSection.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { useVote } from '../motions/data.ts';

/** The page before it is known which vote it is, and which of its views. */
function Coming() {
  const say = useText();
  return (
    <>
      <PageHead title={say('VOTE.ONE')} record back={{ ...voteLinks.list(), name: say('VOTE.TITLE') }} />
      <RecordShape />
    </>
  );
}
const shape = <Coming />;
// A vote is in one of its states: the views of the others do not come with it.
const ConceptVote = lateSection(async () => (await import('./ConceptVote.tsx')).ConceptVote, [], shape);
const RunningVote = lateSection(async () => (await import('./running/RunningVote.tsx')).RunningVote, [], shape);
const SimpleVote = lateSection(async () => (await import('./running/SimpleVote.tsx')).SimpleVote, [], shape);
const FinishedVote = lateSection(async () => (await import('./finished/FinishedVote.tsx')).FinishedVote, [], shape);

const views: Record<VoteDetail['status'], typeof RunningVote> = {
  concept: ConceptVote,
  run: RunningVote,
  finish: FinishedVote,
};

/** /hlasovani/{id}: one vote in the state it is in. */
export function VotePage() {
  const say = useText();
  const me = useMe();
  const { id } = useParams({ from: '/inside/hlasovani/$id' });
  useRemembered();
  const of = useVote(id);
  const back = { ...voteLinks.list(), name: say('VOTE.TITLE') };
  if (!of.data)
    return (
      <>
        <PageHead title={say('VOTE.ONE')} record back={back} />
        <Loaded of={of} shape={<RecordShape />}>
          {() => null}
        </Loaded>
      </>
    );
  const isPlain = me.simple === true && !me.visitUntil && of.data.status === 'run';
  const View = of.data.cancelledAt ? FinishedVote : isPlain ? SimpleVote : views[of.data.status];
  return <View key={`${of.data.id} ${of.data.status}`} vote={of.data} />;
}
