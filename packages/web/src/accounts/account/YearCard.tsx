import type { UnitAccount } from '#contract/accounts/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { percent } from '#contract/base/shares/fraction.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import css from '../rows/Accounts.module.css';
import { crowns, useMonthText } from '../rows/data.ts';
import { MonthSign } from '../rows/MonthSign.tsx';

/** How much of a year is paid, and its months as they stand. */
export function YearCard({ account, setYear }: { account: UnitAccount; setYear: (year: number) => void }) {
  const say = useText();
  const format = useFormat();
  const month = useMonthText();
  const { shortDay } = useDayText();
  const { year, years, sums, months, today } = account;
  const [paid, prescribed] = [moneyOf(sums.paid), moneyOf(sums.prescribed)];
  const part = prescribed > 0n ? percent({ num: paid, den: prescribed }) : 0;
  return (
    <Card
      title={say('UNIT_ACCOUNTS.YEAR.TITLE', { year })}
      aside={
        years.length > 1 ? (
          <Select
            aria-label={say('UNIT_ACCOUNTS.YEAR.CHOOSE')}
            data={years.map((y) => ({ value: String(y), label: String(y) }))}
            value={String(year)}
            onChange={(to) => setYear(years.find((y) => String(y) === to) ?? year)}
          />
        ) : undefined
      }
      padded
    >
      <p className={css.quiet}>
        {say('UNIT_ACCOUNTS.YEAR.PAID', { paid: crowns(sums.paid), prescribed: crowns(sums.prescribed) })}
      </p>
      <Meter
        parts={[
          { tone: 'for', percent: part },
          { tone: 'absent', percent: 100 - part },
        ]}
        label={say('UNIT_ACCOUNTS.YEAR.METER', {
          percent: format.number(part / 100, { style: 'percent', maximumFractionDigits: 1 }),
        })}
      />
      <ol className={css.months}>
        {[...months].reverse().map((m) => (
          <li key={m.month}>
            <span className={m.month.slice(0, 7) === today.slice(0, 7) ? css.now : undefined}>
              {month.short(m.month)}
            </span>
            <MonthSign state={m.state} />
            <span className={css.sub}>{shortDay(m.payments.at(-1)?.date ?? m.due)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
