import { Button } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { approvalLinks } from '#contract/approvals/links.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { useRemove } from '../rows/data.ts';
import { isOver, OverTag, StateTag } from '../rows/Marks.tsx';
import { useOfficeText } from '../rows/useOfficeText.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { a: ApprovalDetail };

/** How it stands, who asks and since when. */
export function ApprovalSub({ a }: Props) {
  const say = useText();
  const { day } = useWhen();
  const officeOf = useOfficeText();
  const person = a.authorPerson;
  const at = day(a.createdAt);
  return (
    <>
      <StateTag a={a} />
      {isOver(a) && <OverTag />}
      <span>
        {person
          ? say('APPROVAL.BY_ROLE', { author: typo(person.full_name), role: officeOf(person), day: at })
          : say('APPROVAL.BY', { author: 'none', day: at })}
      </span>
    </>
  );
}

/** The ways to take it back: without a trace while nobody answered, with a reason until it is decided. */
export function ApprovalActions({ a }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const list = useWayBack(approvalLinks.list());
  const [withdraws, withdraw] = useState(false);
  const removeNow = async () => {
    if (!(await remove(a)) || list.go()) return;
    await navigate({ ...approvalLinks.list(), search: list.search, replace: true });
  };
  return (
    <>
      {a.may.remove && (
        <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
          {say('APPROVAL.DELETE.OPEN')}
        </Button>
      )}
      {a.may.withdraw && (
        <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} onClick={() => withdraw(true)}>
          {say('APPROVAL.WITHDRAW.OPEN')}
        </Button>
      )}
      {withdraws && <WithdrawDialog id={a.id} onClose={() => withdraw(false)} />}
    </>
  );
}
