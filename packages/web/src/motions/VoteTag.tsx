import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconFileCheck,
  IconLock,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { VoteRow } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Tag, type TagTone } from '../kit/card/Tag.tsx';

export type ShownState = 'concept' | 'run' | 'closed' | 'counting' | 'finish' | 'cancelled';
const looks: Record<ShownState, { tone: TagTone; icon: Icon }> = {
  concept: { tone: 'draft', icon: IconPencil },
  run: { tone: 'brand', icon: IconPlayerPlay },
  closed: { tone: 'stone', icon: IconLock },
  counting: { tone: 'warn', icon: IconFileCheck },
  finish: { tone: 'stone', icon: IconCircleCheck },
  cancelled: { tone: 'stone', icon: IconBan },
};

type Of = Pick<VoteRow, 'status' | 'closed' | 'cancelledAt'> & Partial<Pick<VoteRow, 'type'>>;
/** The state as people call it: cancelled and closed are states of their own for them. */
export function shownState({ status, closed, cancelledAt, type }: Of): ShownState {
  if (cancelledAt) return 'cancelled';
  // An online vote is decided at its end, unless papers are counted.
  return status === 'run' && closed ? (type === 'online' ? 'counting' : 'closed') : status;
}

/** State of a vote: icon, word and colour. */
export function VoteTag({ vote }: { vote: Of }) {
  const say = useText();
  const state = shownState(vote);
  const { tone, icon } = looks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {say(`VOTE.STATES.${state}`)}
    </Tag>
  );
}
