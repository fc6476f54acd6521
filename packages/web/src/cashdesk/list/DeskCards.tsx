import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { lastOf } from '#contract/cashdesk/rules-days.ts';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { cash, headed, useMonthName } from '../rows/data.ts';
import css from './Cash.module.css';
import { CloseDialog } from './CloseDialog.tsx';
import { ToDoCard } from './ToDoCard.tsx';
import { WaitingCount } from './WaitingCount.tsx';

/** What is in the desk, and beside it what is to be done with it. */
export function DeskCards({ desk }: { desk: CashDesk }) {
  // The month that is being closed: it is not the one to close any more once the dialog says so.
  const [closed, close] = useState<Month | null>(null);
  const waits = desk.waiting !== null || desk.toClose !== null;
  return (
    <div className={waits ? css.cards : undefined}>
      <Balance desk={desk} />
      {desk.waiting && <WaitingCount waiting={desk.waiting} />}
      {!desk.waiting && desk.toClose && <ToClose desk={desk} month={desk.toClose} close={close} />}
      {closed && <CloseDialog desk={desk} month={closed} onClose={() => close(null)} />}
    </div>
  );
}

function Balance({ desk }: { desk: CashDesk }) {
  const say = useText();
  const { day } = useWhen();
  const { lastCount, month, opening } = desk;
  const fits = lastCount?.difference === '0.00';
  return (
    <Card padded>
      <p className={css.label}>{say('CASH.DESK.BALANCE')}</p>
      <p className={css.balance}>{cash(desk.balance)}</p>
      <p className={css.quiet}>
        {lastCount
          ? say(fits ? 'CASH.DESK.COUNTED' : 'CASH.DESK.COUNTED_DIFFERS', {
              day: day(lastCount.date),
              difference: cash(lastCount.difference),
            })
          : opening && say('CASH.DESK.OPENED', { day: day(opening.date), amount: cash(opening.amount) })}
      </p>
      <dl className={css.sums}>
        <div>
          <dt>{say('CASH.DESK.INCOME')}</dt>
          <dd>{cash(month?.income ?? '0.00')}</dd>
        </div>
        <div>
          <dt>{say('CASH.DESK.EXPENSE')}</dt>
          <dd>{cash(month?.expense ?? '0.00')}</dd>
        </div>
        {desk.advances.count > 0 && (
          <div>
            <dt>{say('CASH.DESK.ADVANCES')}</dt>
            <dd>
              <Link {...cashLinks.advances()}>
                {say('CASH.DESK.ADVANCES_OPEN', { count: desk.advances.count, sum: cash(desk.advances.sum) })}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

type Month = NonNullable<CashDesk['toClose']>;
/** The month that nobody closed yet. */
function ToClose({ desk, month, close }: { desk: CashDesk; month: Month; close: (month: Month) => void }) {
  const say = useText();
  const { shortDay } = useDayText();
  const name = useMonthName()(month.month);
  return (
    <ToDoCard title={say('CASH.CLOSE.WAITS', { month: headed(name) })}>
      <p className={css.quiet}>
        {say('CASH.CLOSE.LEAD', {
          balance: cash(desk.balance),
          after: cash(month.balance),
          day: shortDay(lastOf(month.month)),
        })}
      </p>
      {month.missing.length > 0 && (
        <p className={css.quiet}>
          {say('CASH.CLOSE.MISSING', {
            numbers: month.missing.map((m) => m.documentNumber).join(', '),
            count: month.missing.length,
          })}
        </p>
      )}
      {month.advances.length > 0 && (
        <p className={css.quiet}>
          {say('CASH.CLOSE.ADVANCES', {
            count: month.advances.length,
            list: month.advances
              .map(({ holder, amount }) => say('CASH.CLOSE.ADVANCE', { holder, amount: cash(amount) }))
              .join(', '),
          })}
        </p>
      )}
      {desk.may.write ? (
        <div className={css.act}>
          <Button
            variant="default"
            leftSection={<IconLock size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => close(month)}
          >
            {say('CASH.CLOSE.OPEN', { month: name })}
          </Button>
        </div>
      ) : (
        <p className={css.quiet}>{say('CASH.CLOSE.BY_COMMITTEE')}</p>
      )}
    </ToDoCard>
  );
}
