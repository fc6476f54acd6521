import {
  type Icon,
  IconBan,
  IconCalendarEvent,
  IconFlag,
  IconHourglass,
  IconLock,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { stateOf } from '#contract/meetings/rules.ts';
import type { MeetingRow } from '#contract/meetings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';

const looks: Record<ReturnType<typeof stateOf>, { tone: TagTone; icon: Icon }> = {
  concept: { tone: 'draft', icon: IconPencil },
  scheduled: { tone: 'info', icon: IconCalendarEvent },
  running: { tone: 'ok', icon: IconPlayerPlay },
  over: { tone: 'warn', icon: IconHourglass },
  finished: { tone: 'stone', icon: IconFlag },
  cancelled: { tone: 'bad', icon: IconBan },
};

type Standing = Pick<MeetingRow, 'status' | 'cancelled' | 'start' | 'end'>;

/** How it stands; one called off is told apart from those that were held. */
export function StateTag({ meeting: { start, end, ...standing } }: { meeting: Standing }) {
  const say = useText();
  const state = stateOf({ ...standing, start: new Date(start), end: new Date(end) }, new Date());
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
