import { IconFlag, IconLock, IconMessageCircle, IconUsers } from '@tabler/icons-react';
import type { DiscussionRow, DiscussionState } from '#contract/discussion/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

/** Open is lit, closed is stone. */
export function StateTag({ state }: { state: DiscussionState }) {
  const say = useText();
  return (
    <Tag tone={state === 'open' ? 'brand' : 'stone'} icon={state === 'open' ? IconMessageCircle : IconLock}>
      {say(`DISCUSSION.STATES.${state}`)}
    </Tag>
  );
}

type Marked = Pick<DiscussionRow, 'unread' | 'newCount' | 'everyone' | 'toPublic' | 'reportedCount'>;
export const isMarked = ({ unread, newCount, everyone, toPublic, reportedCount }: Marked): boolean =>
  unread || newCount > 0 || reportedCount > 0 || !everyone || !toPublic;

/** What is new in it, and whom it is for where that is not everybody. */
export function Marks({ row: { unread, newCount, everyone, toPublic, reportedCount } }: { row: Marked }) {
  const say = useText();
  return (
    <>
      {reportedCount > 0 && (
        <Tag tone="bad" icon={IconFlag}>
          {say('DISCUSSION.ROW_REPORTED', { count: reportedCount })}
        </Tag>
      )}
      {unread && <Tag tone="warn">{say('DISCUSSION.UNREAD')}</Tag>}
      {!unread && newCount > 0 && <Tag tone="warn">{say('DISCUSSION.FRESH', { count: newCount })}</Tag>}
      {!toPublic && (
        <Tag icon={IconUsers} tone="info">
          {say('DISCUSSION.COMMITTEE_ONLY')}
        </Tag>
      )}
      {toPublic && !everyone && (
        <Tag icon={IconUsers} tone="info">
          {say('DISCUSSION.CHOSEN_ONLY')}
        </Tag>
      )}
    </>
  );
}
