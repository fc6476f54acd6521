import { type Icon, IconBan, IconCalendarEvent, IconFlag, IconLock, IconPencil } from '@tabler/icons-react';
import type { MeetingRow } from '#contract/meetings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag, type TagTone } from '../../kit/page/Tag.tsx';

const looks: Record<MeetingRow['status'] | 'cancelled', { tone: TagTone; icon: Icon }> = {
  concept: { tone: 'draft', icon: IconPencil },
  scheduled: { tone: 'info', icon: IconCalendarEvent },
  finished: { tone: 'stone', icon: IconFlag },
  cancelled: { tone: 'bad', icon: IconBan },
};

/** How it stands; one called off is told apart from those that were held. */
export function StateTag({ meeting: { status, cancelled } }: { meeting: Pick<MeetingRow, 'status' | 'cancelled'> }) {
  const say = useText();
  const state = cancelled ? 'cancelled' : status;
  return <Tag {...looks[state]}>{say(`MEETING.STATES.${state}`)}</Tag>;
}

/** It is not for the whole house. */
export function CommitteeTag() {
  const say = useText();
  return (
    <Tag tone="info" icon={IconLock}>
      {say('MEETING.COMMITTEE_ONLY')}
    </Tag>
  );
}
