import { IconAlertTriangle, IconArrowBackUp, IconBulb, IconListCheck, IconX } from '@tabler/icons-react';
import type { ProposalRow } from '#contract/proposals/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

const looks = {
  open: { tone: 'info', icon: IconBulb },
  taken: { tone: 'ok', icon: IconListCheck },
  withdrawn: { tone: 'stone', icon: IconArrowBackUp },
  declined: { tone: 'bad', icon: IconX },
} as const;

export function StateTag({ p: { state, end } }: { p: Pick<ProposalRow, 'state' | 'end'> }) {
  const say = useText();
  const as = state === 'closed' ? (end ?? 'declined') : state;
  return <Tag {...looks[as]}>{say(`PROPOSAL.STATES.${as}`)}</Tag>;
}

/** The committee has to call a meeting, and has not yet. */
export function DutyTag({ p: { duty } }: { p: Pick<ProposalRow, 'duty'> }) {
  const say = useText();
  if (!duty || duty.state === 'met') return null;
  return (
    <Tag tone={duty.state === 'late' ? 'bad' : 'warn'} icon={IconAlertTriangle}>
      {say('PROPOSAL.DUTY.TAG')}
    </Tag>
  );
}
