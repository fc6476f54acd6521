import { Button } from '@mantine/core';
import { IconClipboardList, IconFileCheck, IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useCounted } from '../../answers/useCounted.ts';
import { CastForMe } from '../../ballots/CastForMe.tsx';
import { BallotBar } from '../../ballots/filling/BallotBar.tsx';
import { BallotGuard } from '../../ballots/filling/BallotGuard.tsx';
import { useBallot } from '../../ballots/filling/useBallot.ts';
import { MissingNote } from '../../ballots/MissingNote.tsx';
import { OnSite } from '../../ballots/OnSite.tsx';
import { ReceiptDialog } from '../../ballots/Receipts.tsx';
import { AlreadyDialog } from '../../ballots/sending/AlreadyDialog.tsx';
import { CodeDialog } from '../../ballots/sending/CodeDialog.tsx';
import { ConfirmAnswers } from '../../ballots/sending/ConfirmAnswers.tsx';
import { useSubmitting } from '../../ballots/sending/useSubmitting.ts';
import { VoteForButton, VotingFor } from '../../ballots/VoteFor.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { GiveProxy } from '../../proxies/GiveProxy.tsx';
import { CommitteeMenu } from '../head/CommitteeMenu.tsx';
import { isCounting } from '../head/isCounting.ts';
import { canEnd, useAskFinish, useAskLook } from '../head/useCommittee.ts';
import { VoteHead } from '../head/VoteHead.tsx';
import { PointList } from '../points/PointList.tsx';
import { RunningAside } from './RunningAside.tsx';
import { RunningNotes } from './RunningNotes.tsx';
import css from './RunningVote.module.css';

/** What was sent is gone from the page: whoever closes the receipt reads on from the name of the vote. */
function toTop() {
  window.scrollTo({ top: 0 });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** A vote that runs: own ballot, how it stands, and what the committee may do. */
export function RunningVote({ vote: plain }: { vote: VoteDetail }) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const { look, shown: vote } = useAskLook(plain);
  const { finish, busy, refused } = useAskFinish(vote);
  const counted = useCounted(vote);
  const [others, voteFor] = useState<number[]>([]);
  const ballot = useBallot(plain, others);
  const submitting = useSubmitting(plain, ballot);
  const [wanted, setWanted] = useState<{ point: number } | null>(null);
  const send = useRef<HTMLButtonElement>(null);
  const begin = () => {
    const [first] = ballot.missing;
    if (first !== undefined) setWanted({ point: first });
    submitting.begin();
  };
  return (
    <>
      <BallotGuard touched={ballot.touched} />
      <VoteHead
        vote={vote}
        actions={
          <>
            <VoteForButton vote={plain} onChosen={voteFor} />
            {administers && <CommitteeMenu vote={vote} onLook={() => void look()} onFinish={() => void finish()} />}
          </>
        }
      />
      <OnSite vote={vote} />
      <CastForMe vote={vote} />
      {ballot.forOthers && <VotingFor ballot={ballot} onEnd={() => voteFor([])} />}
      <RunningNotes vote={vote} />
      {refused && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      <MissingNote vote={vote} missing={submitting.missing} onGo={(point) => setWanted({ point })} />
      <Columns split="wide">
        <Card>
          <PointList
            vote={vote}
            counted={counted}
            ballot={ballot}
            wanted={wanted}
            onFilled={() => send.current?.focus({ preventScroll: true })}
          />
        </Card>
        <RunningAside vote={vote} measure={counted.measure}>
          <GiveProxy vote={plain} />
        </RunningAside>
      </Columns>
      <BallotBar vote={vote} ballot={ballot} busy={submitting.busy} onSend={begin} sendRef={send}>
        {administers && !vote.cancelledAt && (
          <CommitteeButtons vote={vote} voting={ballot.seats.length > 0} busy={busy} onFinish={() => void finish()} />
        )}
      </BallotBar>
      <ConfirmAnswers vote={vote} ballot={ballot} measure={counted.measure} submitting={submitting} />
      <CodeDialog submitting={submitting} points={vote.votePoints.length} />
      <AlreadyDialog submitting={submitting} seatCount={ballot.seats.length} />
      <ReceiptDialog submitting={submitting} vote={vote} onDone={toTop} />
    </>
  );
}

type Bar = { vote: VoteDetail; voting: boolean; busy: boolean; onFinish: () => void };
function CommitteeButtons({ vote, voting, busy, onFinish }: Bar) {
  const say = useText();
  const local = vote.type === 'local';
  const ends = vote.type === 'local' || vote.closed;
  if (isCounting(vote))
    return (
      <Button
        leftSection={<IconFileCheck size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...voteLinks.paper(vote.id)} />}
      >
        {say('VOTE_PAPER.RECORD.TITLE')}
      </Button>
    );
  return (
    <>
      {(ends || !voting) && canEnd(vote) && (
        <Button
          variant={vote.closed ? 'filled' : 'default'}
          className={voting ? css.wide : undefined}
          loading={busy}
          leftSection={<IconFlag size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onFinish}
        >
          {say('VOTE_DETAIL.FINISH.DO')}
        </Button>
      )}
      {local && (
        <Button
          leftSection={<IconClipboardList size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...voteLinks.local(vote.id)} />}
        >
          {say('VOTE_DETAIL.BAR.LOCAL')}
        </Button>
      )}
    </>
  );
}
