import { useState } from 'react';
import { accounts } from '#contract/accounts/endpoints.ts';
import type { UnitAccount } from '#contract/accounts/schema.ts';
import { isDay } from '#contract/base/time/dates.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import css from '../rows/Accounts.module.css';
import { crowns, without } from '../rows/data.ts';

/** What stood on the account at the end of any day. */
export function BalanceField({ account }: { account: UnitAccount }) {
  const say = useText();
  const [date, setDate] = useState(account.today);
  const { data } = useReading(accounts.balance, { id: account.unit.id, date }, { when: isDay(date), keep: true });
  const balance = data?.balance ?? account.balance;
  const key = balance === '0.00' ? 'ZERO' : balance.startsWith('-') ? 'HAS' : 'OWES';
  return (
    <div className={css.filters}>
      <DateField label={say('UNIT_ACCOUNTS.ENTRIES.BALANCE_ON')} value={date} onChange={setDate} />
      <p className={css.strong} role="status">
        {say(`UNIT_ACCOUNTS.ENTRIES.BALANCE_${key}`, { amount: crowns(without(balance)) })}
      </p>
    </div>
  );
}
