import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { homeLinks } from '#contract/home/links.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import type { Counted } from '../../answers/useCounted.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { useMoment } from '../../motions/moments.ts';
import { CastForMe } from '../CastForMe.tsx';
import { BallotGuard } from '../filling/BallotGuard.tsx';
import { OwnBallot } from '../filling/OwnBallot.tsx';
import { type Ballot, useBallot } from '../filling/useBallot.ts';
import { MissingNote } from '../MissingNote.tsx';
import { ReceiptDialog } from '../Receipts.tsx';
import { AlreadyDialog } from '../sending/AlreadyDialog.tsx';
import { CodeDialog } from '../sending/CodeDialog.tsx';
import { ConfirmAnswers } from '../sending/ConfirmAnswers.tsx';
import { useSubmitting } from '../sending/useSubmitting.ts';
import css from './Questions.module.css';

type Props = {
  vote: VoteDetail;
  counted: Counted;
  /** What has to be known before the first question, and before each. */
  notes: ReactNode;
  pointNotes: (point: VotePoint) => ReactNode;
  /** Leads to the vote as everybody sees it. */
  onWhole: () => void;
};

/** Questions one after another, and the same way to the box as from the ordinary page. */
export function Questions({ vote, counted, notes, pointNotes, onWhole }: Props) {
  const say = useText();
  const moment = useMoment();
  const navigate = useNavigate();
  const ballot = useBallot(vote);
  const submitting = useSubmitting(vote, ballot);
  const ids = vote.votePoints.map((p) => p.id);
  const [{ at, moved }, setPlace] = useState({ at: Math.max(0, ids.indexOf(ballot.missing[0] ?? -1)), moved: false });
  const go = (to: number) => setPlace({ at: to, moved: true });
  const point = vote.votePoints[at];
  const isLast = at === ids.length - 1;
  return (
    <div className={css.page}>
      <title>{`${vote.name} · ${say('BASE.APP')}`}</title>
      <BallotGuard touched={ballot.touched} />
      <div>
        <h1 className={css.title}>{vote.name}</h1>
        {vote.closesAt && <p className={css.at}>{moment(vote.closesAt, 'VOTE_DETAIL.ENDS')}</p>}
      </div>
      <CastForMe vote={vote} />
      {at === 0 && notes}
      <MissingNote vote={vote} missing={submitting.missing} onGo={(id) => go(ids.indexOf(id))} />
      {point && <Question key={point.id} {...{ vote, point, ballot, counted, at, moved }} notes={pointNotes(point)} />}
      <div className={css.ways}>
        {isLast ? (
          <Button
            loading={submitting.busy}
            leftSection={<IconSend size={26} stroke={1.75} aria-hidden="true" />}
            onClick={submitting.begin}
          >
            {say('VOTE_DETAIL.BAR.SEND')}
          </Button>
        ) : (
          <Button
            rightSection={<IconArrowRight size={26} stroke={1.75} aria-hidden="true" />}
            onClick={() => go(at + 1)}
          >
            {say('VOTE_DETAIL.PLAIN.NEXT')}
          </Button>
        )}
        {at > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={26} stroke={1.75} aria-hidden="true" />}
            onClick={() => go(at - 1)}
          >
            {say('VOTE_DETAIL.PLAIN.BEFORE')}
          </Button>
        )}
        <Button variant="subtle" onClick={onWhole}>
          {say('VOTE_DETAIL.PLAIN.WHOLE')}
        </Button>
      </div>
      <ConfirmAnswers vote={vote} ballot={ballot} measure={counted.measure} submitting={submitting} />
      <CodeDialog submitting={submitting} points={ids.length} />
      <AlreadyDialog submitting={submitting} seatCount={ballot.seats.length} />
      <ReceiptDialog submitting={submitting} vote={vote} onDone={() => void navigate(homeLinks.dashboard())} />
    </div>
  );
}

type Asked = Pick<Props, 'vote' | 'counted' | 'notes'> & {
  point: VotePoint;
  ballot: Ballot;
  at: number;
  moved: boolean;
};

/** Its wording, what belongs to it and my answer; reading begins at it when it comes. */
function Question({ vote, point, ballot, counted, notes, at, moved }: Asked) {
  const say = useText();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Of the one that the page opens with reading begins at the name of the vote.
    if (!moved) return;
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <Card padded>
      <div className={css.card}>
        <p className={css.at}>{say('VOTE_DETAIL.PLAIN.AT', { at: at + 1, all: vote.votePoints.length })}</p>
        <h2 ref={head} tabIndex={-1} className={css.question}>
          {point.name}
        </h2>
        {notes}
        {point.description && <Prose html={point.description} headingsFrom={3} />}
        <Attachments files={point.attachments} chosen={point.files} />
        {ballot.seats.length > 0 && (
          <OwnBallot
            point={point}
            ballot={ballot}
            measure={counted.measure}
            onChoose={(seats, value) => ballot.choose(seats, point.id, value)}
          />
        )}
      </div>
    </Card>
  );
}
