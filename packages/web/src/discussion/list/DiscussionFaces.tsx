import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { DiscussionRow } from '#contract/discussion/schema.ts';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { Marks, StateTag } from '../rows/Marks.tsx';
import { DiscussionName } from './DiscussionColumns.tsx';

/** The way to a new discussion; a visit opens none. */
export function NewDiscussion() {
  const say = useText();
  const me = useMe();
  if (me.visitUntil) return null;
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...discussionLinks.add()} />}
    >
      {say('DISCUSSION.NEW')}
    </Button>
  );
}

/** A house that has talked over nothing yet. */
export function NoDiscussions() {
  const say = useText();
  return (
    <Card>
      <EmptyState kind="empty" title={say('DISCUSSION.EMPTY.TITLE')} text={say('DISCUSSION.EMPTY.TEXT')}>
        <OfferedAbove>
          <NewDiscussion />
        </OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without discussions. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('DISCUSSION.EMPTY.TAB_TITLE')} text={say('DISCUSSION.EMPTY.TAB_TEXT')} />;
}

/** A discussion in the list on a narrow screen. */
export function DiscussionCard({ row }: { row: DiscussionRow }) {
  const say = useText();
  const { moment } = useWhen();
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag state={row.status} />
          <span>{moment(row.lastAt)}</span>
        </>
      }
      title={<DiscussionName row={row} />}
      rest={
        <ListRest>
          <Marks row={row} />
          <span>{row.owner?.full_name ?? say('DISCUSSION.NOBODY')}</span>
          <span>{say('DISCUSSION.REPLY_COUNT', { count: row.commentCount })}</span>
        </ListRest>
      }
    />
  );
}
