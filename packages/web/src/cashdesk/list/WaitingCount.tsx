import { Button } from '@mantine/core';
import { cashClosings } from '#contract/cashdesk/endpoints-closings.ts';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { SecondNote } from '../../kit/page/SecondNote.tsx';
import { cash, useClosings, useMonthName } from '../rows/data.ts';
import css from './Cash.module.css';
import { ToDoCard } from './ToDoCard.tsx';

/** A count that a second person has to confirm. */
export function WaitingCount({ waiting }: { waiting: NonNullable<CashDesk['waiting']> }) {
  const say = useText();
  const monthText = useMonthName();
  const confirm = useChange(cashClosings.confirm);
  const withdraw = useChange(cashClosings.withdraw);
  const closing = useClosings().data?.closings.find(({ id }) => id === waiting.id);
  const run = (change: typeof confirm | typeof withdraw) => void change.run({ id: waiting.id }).catch(() => undefined);
  return (
    <ToDoCard title={say('CASH.CONFIRM.TITLE', { month: monthText(waiting.month) })}>
      <p className={css.quiet}>{say('CASH.CONFIRM.LEAD', { difference: cash(waiting.difference) })}</p>
      {closing && (
        <p className={css.quiet}>
          {say('CASH.CONFIRM.BY', { name: closing.closedBy, counted: cash(closing.counted), reason: closing.reason })}
        </p>
      )}
      {closing?.second && (
        <div className={css.asked}>
          <SecondNote second={closing.second} />
        </div>
      )}
      <DialogButtons>
        {closing?.may.withdraw && (
          <Button variant="default" loading={withdraw.busy} onClick={() => run(withdraw)}>
            {say('CASH.CONFIRM.WITHDRAW')}
          </Button>
        )}
        {closing?.may.confirm && (
          <Button loading={confirm.busy} onClick={() => run(confirm)}>
            {say('CASH.CONFIRM.YES')}
          </Button>
        )}
      </DialogButtons>
    </ToDoCard>
  );
}
