import { Button } from '@mantine/core';
import { IconBulb, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingRow } from '#contract/meetings/schema.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import { useCounts, useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { CommitteeTag, StateTag } from '../rows/Marks.tsx';
import { useTimesText } from '../rows/useTimesText.ts';
import { MeetingName } from './MeetingColumns.tsx';

/** The way to a new meeting. */
export function NewMeeting() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...meetingLinks.add()} />}
    >
      {say('MEETING.NEW')}
    </Button>
  );
}

/** The way to what owners want a meeting to deal with, and how much of it waits. */
export function ProposalsButton() {
  const say = useText();
  const count = useCounts()?.proposalsOpen ?? 0;
  return (
    <Button
      variant="default"
      leftSection={<IconBulb size={20} stroke={1.75} aria-hidden="true" />}
      rightSection={count > 0 ? <Tag>{count}</Tag> : undefined}
      renderRoot={(props) => <Link {...props} {...proposalLinks.list()} />}
    >
      {say('MEETING.PROPOSALS')}
    </Button>
  );
}

/** A house that has had no meeting yet. */
export function NoMeetings() {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('MEETING.EMPTY.TITLE')}
        text={say(administers ? 'MEETING.EMPTY.TEXT' : 'MEETING.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>{administers && <NewMeeting />}</OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without meetings. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('MEETING.EMPTY.TAB_TITLE')} text={say('MEETING.EMPTY.TAB_TEXT')} />;
}

/** A meeting in the list on a narrow screen. */
export function MeetingCard({ row }: { row: MeetingRow }) {
  const text = useTimesText();
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag meeting={row} />
          <span>{text.moment(row.start)}</span>
        </>
      }
      title={<MeetingName row={row} />}
      rest={
        <ListRest>
          {!row.isPublic && <CommitteeTag />}
          <span>{typo(row.address)}</span>
        </ListRest>
      }
    />
  );
}
