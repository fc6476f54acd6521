import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { useRemembered } from '../../base/left.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { isId, useMeeting } from '../rows/data.ts';
import { CommitteeTag, StateTag } from '../rows/Marks.tsx';
import { MissingMeeting } from '../rows/MissingMeeting.tsx';
import { useTimesText } from '../rows/useTimesText.ts';
import { MeetingActions } from './MeetingActions.tsx';
import { MeetingFacts, UnreachableCard } from './MeetingFacts.tsx';
import css from './MeetingPage.module.css';
import { MeetingNotes } from './Notes.tsx';
import { Strip } from './Strip.tsx';
import { VotesCard } from './VotesCard.tsx';

type Brought = {
  main?: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  /** What the question before it is called says too. */
  useCalling: (id: number) => readonly string[];
};

/** One meeting to read, with what other nouns bring under its invitation, beside it, to its head and to its calling. */
export function MeetingPage({ main, beside, actions, useCalling }: Brought) {
  const say = useText();
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id' });
  useRemembered();
  const of = useMeeting(id);
  if (!isId(id) || (of.error?.status === 404 && !of.data)) return <MissingMeeting key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      star="meetingOwners"
      title={of.data ? typo(of.data.name) : say('MEETING.ONE')}
      back={{ ...meetingLinks.list(), name: say('MEETING.TITLE') }}
      sub={(m) => <Sub meeting={m} />}
      actions={(m) => (
        <>
          {actions}
          <MeetingActions meeting={m} useCalling={useCalling} />
        </>
      )}
    >
      {(m) => (
        <>
          <Strip meeting={m} />
          <Columns>
            <Column apart>
              <div className={css.notes}>
                <MeetingNotes meeting={m} />
              </div>
              {m.status === 'finished' && <VotesCard meeting={m} />}
              <Invitation meeting={m} />
              {main}
              {m.status !== 'finished' && <VotesCard meeting={m} />}
            </Column>
            <Column apart>
              {beside}
              <MeetingFacts meeting={m} />
              <UnreachableCard meeting={m} />
            </Column>
          </Columns>
        </>
      )}
    </RecordPage>
  );
}

type Props = { meeting: MeetingDetail };

function Sub({ meeting }: Props) {
  const say = useText();
  const text = useTimesText();
  const { scheduledAt, isPublic } = meeting;
  return (
    <>
      <StateTag meeting={meeting} />
      {!isPublic && <CommitteeTag />}
      {scheduledAt && <span>{say('MEETING.SENT', { date: text.day(scheduledAt) })}</span>}
    </>
  );
}

/** What the invitation says, with what belongs to it. */
function Invitation({ meeting: { description, attachments, files, status } }: Props) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  // Nobody adds words to what has gone out.
  if (status !== 'concept' && isEmptyRichText(description) && attachments.length + files.length === 0) return null;
  return (
    <Card title={say('MEETING.INVITATION')} padded>
      <div className={css.invitation}>
        {isEmptyRichText(description) ? (
          <p className={css.none}>{say('MEETING.NO_TEXT')}</p>
        ) : (
          <Prose html={description} headingsFrom={3} />
        )}
        <Attachments files={attachments} chosen={files} showVisibility={administers} label={say('MEETING.ATTACHED')} />
      </div>
    </Card>
  );
}
