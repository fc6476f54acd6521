import { IconArrowBackUp, IconCheck, IconClockExclamation, IconHourglass, IconX } from '@tabler/icons-react';
import type { ApprovalRow } from '#contract/approvals/schema.ts';
import type { ApprovalState } from '#contract/approvals/schema-words.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

const looks = {
  waiting: { tone: 'stone', icon: IconHourglass },
  approved: { tone: 'ok', icon: IconCheck },
  rejected: { tone: 'bad', icon: IconX },
  withdrawn: { tone: 'stone', icon: IconArrowBackUp },
} as const;

/** It waits for whoever reads this. */
export function ForMeTag() {
  const say = useText();
  return (
    <Tag tone="warn" icon={IconHourglass}>
      {say('APPROVAL.FOR_ME')}
    </Tag>
  );
}

/** How one who is asked answered. */
export function AnswerTag({ status }: { status: Exclude<ApprovalState, 'waiting'> }) {
  const say = useText();
  return <Tag {...looks[status]}>{say(`APPROVAL.STATES.${status}`)}</Tag>;
}

/** How the request stands; of one that waits for the reader that instead. */
export function StateTag({ a }: { a: Pick<ApprovalRow, 'status' | 'withdrawn' | 'waitsForMe'> }) {
  const say = useText();
  if (a.waitsForMe) return <ForMeTag />;
  const state = a.withdrawn ? 'withdrawn' : a.status;
  return <Tag {...looks[state]}>{say(`APPROVAL.STATES.${state}`)}</Tag>;
}

/** Whether its last day is over while it waits. */
export const isOver = ({ status, dueOn }: Pick<ApprovalRow, 'status' | 'dueOn'>): boolean =>
  status === 'waiting' && dueOn !== null && dueOn < dayIn(new Date());

export function OverTag() {
  const say = useText();
  return (
    <Tag tone="bad" icon={IconClockExclamation}>
      {say('APPROVAL.OVERDUE')}
    </Tag>
  );
}
