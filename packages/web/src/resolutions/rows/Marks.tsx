import {
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClockExclamation,
  IconHourglass,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { dayIn } from '#contract/base/time/dates.ts';
import type { ResolutionRow } from '#contract/resolutions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

/** Whether it was adopted. */
export function ResultTag({ adopted }: { adopted: boolean }) {
  const say = useText();
  return (
    <Tag tone={adopted ? 'ok' : 'bad'} icon={adopted ? IconCheck : IconX}>
      {say(`RESOLUTION.RESULT.${adopted ? 'yes' : 'no'}`)}
    </Tag>
  );
}

const looks = {
  open: { tone: 'warn', icon: IconHourglass },
  done: { tone: 'ok', icon: IconCircleCheck },
  dropped: { tone: 'stone', icon: IconBan },
} as const;

/** Whether its last day is over while it waits. */
export const isOver = ({ state, dueOn }: Pick<ResolutionRow, 'state' | 'dueOn'>): boolean =>
  state === 'open' && dueOn !== null && dueOn < dayIn(new Date());

/** How it stands with it; nothing where there is nothing to carry out. */
export function FulfilmentTag({ r }: { r: Pick<ResolutionRow, 'state' | 'dueOn'> }) {
  const say = useText();
  if (r.state === 'none') return null;
  if (isOver(r))
    return (
      <Tag tone="bad" icon={IconClockExclamation}>
        {say('RESOLUTION.OVERDUE')}
      </Tag>
    );
  return <Tag {...looks[r.state]}>{say(`RESOLUTION.STATES.${r.state}`)}</Tag>;
}

/** The reader is the one who sees to it. */
export function MineTag() {
  const say = useText();
  return (
    <Tag tone="warn" icon={IconUser}>
      {say('RESOLUTION.MINE')}
    </Tag>
  );
}

export function CommitteeTag() {
  const say = useText();
  return <Tag tone="stone">{say('RESOLUTION.COMMITTEE')}</Tag>;
}
