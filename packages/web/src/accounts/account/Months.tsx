import { IconClock } from '@tabler/icons-react';
import type { AccountMonth, UnitAccount } from '#contract/accounts/schema.ts';
import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { bareMoney } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import css from '../rows/Accounts.module.css';
import { bare, crowns, useMonthText } from '../rows/data.ts';

/** When it was paid, how late, and from what; until when, where it was not. */
function Days({ of }: { of: AccountMonth }) {
  const say = useText();
  const { day } = useDayText();
  const left = moneyOf(of.prescribed) - moneyOf(of.paid);
  return (
    <>
      {of.payments.map((p) => (
        <span key={`${p.date} ${p.amount} ${p.over}`}>
          {day(p.date)}
          {p.late > 0 && <span className={css.sub}>{say('UNIT_ACCOUNTS.MONTHS.LATE', { count: p.late })}</span>}
          {p.over && (
            <span className={css.sub}>{say('UNIT_ACCOUNTS.MONTHS.FROM_OVER', { amount: crowns(p.amount) })}</span>
          )}
        </span>
      ))}
      {of.state === 'future' && (
        <Tag tone="info" icon={IconClock}>
          {say('UNIT_ACCOUNTS.MONTHS.UNTIL', { day: day(of.due) })}
        </Tag>
      )}
      {(of.state === 'part' || of.state === 'unpaid') && (
        <Tag tone="warn">{say('UNIT_ACCOUNTS.MONTHS.MISSING', { amount: crowns(moneyText(left)) })}</Tag>
      )}
    </>
  );
}

/** What stood on the account, plus for what was over: the other way round than the ledger has it. */
const standing = (balance: string): string => {
  const kept = -moneyOf(balance);
  return kept > 0n ? `+${bareMoney(kept)}` : bareMoney(kept);
};

/** Months of the year, the latest first. */
export function Months({ account }: { account: UnitAccount }) {
  const say = useText();
  const month = useMonthText();
  const narrow = useNarrow();
  if (account.months.length === 0) return null;
  return (
    <Card title={say('UNIT_ACCOUNTS.MONTHS.TITLE')}>
      {narrow ? (
        <ul className={css.entries}>
          {account.months.map((m) => (
            <li key={m.month}>
              <div>
                <p className={css.strong}>{month.name(m.month)}</p>
                <Days of={m} />
              </div>
              <span className={css.money}>{bare(m.prescribed)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{say('UNIT_ACCOUNTS.MONTHS.MONTH')}</th>
              <th scope="col" className={css.right}>
                {say('UNIT_ACCOUNTS.MONTHS.PRESCRIBED')}
              </th>
              <th scope="col" className={css.right}>
                {say('UNIT_ACCOUNTS.MONTHS.PAID')}
              </th>
              <th scope="col">{say('UNIT_ACCOUNTS.MONTHS.DAY')}</th>
              <th scope="col" className={css.right}>
                {say('UNIT_ACCOUNTS.MONTHS.BALANCE')}
              </th>
            </tr>
          </thead>
          <tbody>
            {account.months.map((m) => (
              <tr key={m.month}>
                <th scope="row">{month.name(m.month)}</th>
                <td className={css.money}>{bare(m.prescribed)}</td>
                <td className={css.money}>{m.paid === '0.00' ? '–' : bare(m.paid)}</td>
                <td>
                  <Days of={m} />
                </td>
                <td className={css.money}>{m.balance === null ? '–' : standing(m.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
