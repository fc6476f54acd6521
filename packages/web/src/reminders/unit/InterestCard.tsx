import { Button } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { useState } from 'react';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { InterestShown } from '#contract/reminders/schema.ts';
import { decimal } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { bare, crowns, useInterest } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';

/** Default interest, counted when somebody asks for it. */
export function InterestCard({ id }: { id: number }) {
  const say = useText();
  const [asked, ask] = useState(false);
  const of = useInterest(id, asked);
  if (!asked)
    return (
      <div className={css.actions}>
        <Button
          variant="default"
          leftSection={<IconPercentage size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => ask(true)}
        >
          {say('REMINDERS.INTEREST.OPEN')}
        </Button>
      </div>
    );
  return (
    <Loaded of={of} shape={<RecordShape />}>
      {(interest) => <Interest id={id} interest={interest} />}
    </Loaded>
  );
}

function Interest({ id, interest }: { id: number; interest: InterestShown }) {
  const say = useText();
  const { day } = useDayText();
  return (
    <Card title={say('REMINDERS.INTEREST.TITLE', { day: day(interest.until) })} padded>
      <div className={css.stack}>
        {interest.debts.length === 0 && <p className={css.quiet}>{say('REMINDERS.INTEREST.NONE')}</p>}
        <WithoutRate debts={interest.debts.filter((d) => d.rate === null)} />
        {interest.debts.map(
          (d) => d.rate !== null && <Debt key={d.entryId} debt={d} rate={d.rate} ownSource={interest.ownSource} />,
        )}
        {interest.debts.some((d) => d.lines.length > 0) && (
          <p className={css.quiet}>{say('REMINDERS.INTEREST.EXACT')}</p>
        )}
        {interest.may.book && <Book id={id} interest={interest} />}
      </div>
    </Card>
  );
}

type DebtShown = InterestShown['debts'][number];

/** Debts of half-years whose rate nobody knows: said once, whichever they are. */
function WithoutRate({ debts }: { debts: readonly DebtShown[] }) {
  const say = useText();
  const { day } = useDayText();
  if (debts.length === 0) return null;
  const halfYears = [...new Set(debts.map((d) => d.halfYear))].sort();
  return (
    <Note tone="warn">
      {say('REMINDERS.INTEREST.NO_RATE', { count: halfYears.length, days: halfYears.map(day).join(', ') })}
      <ul className={css.unknown}>
        {debts.map((d) => (
          <li key={d.entryId}>{say('REMINDERS.INTEREST.DEBT', { text: d.text, day: day(d.due) })}</li>
        ))}
      </ul>
    </Note>
  );
}

type DebtProps = { debt: DebtShown; rate: string; ownSource: string };
/** How the rate came about. */
function Basis({ debt, rate, ownSource }: DebtProps) {
  const say = useText();
  const { day } = useDayText();
  const basis = ownSource
    ? say('REMINDERS.INTEREST.OWN', { source: ownSource })
    : say('REMINDERS.INTEREST.LAW', { day: day(debt.halfYear) });
  return (
    <p className={css.quiet}>
      {say('REMINDERS.INTEREST.RATE', { rate: rate.replace('.', ',') })}, {basis}
    </p>
  );
}

function Debt({ debt, rate, ownSource }: DebtProps) {
  const say = useText();
  const { day } = useDayText();
  return (
    <div>
      <p className={css.strong}>{say('REMINDERS.INTEREST.DEBT', { text: debt.text, day: day(debt.due) })}</p>
      <Basis debt={debt} rate={rate} ownSource={ownSource} />
      {debt.lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <section className={css.scroll} aria-label={debt.text} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{say('REMINDERS.INTEREST.FROM_TO')}</th>
                <th scope="col" className={css.right}>
                  {say('REMINDERS.INTEREST.PRINCIPAL')}
                </th>
                <th scope="col" className={css.right}>
                  {say('REMINDERS.INTEREST.DAYS')}
                </th>
                <th scope="col" className={css.right}>
                  {say('REMINDERS.INTEREST.RESULT')}
                </th>
              </tr>
            </thead>
            <tbody>
              {debt.lines.map((l) => (
                <tr key={l.from}>
                  <td>
                    {day(l.from)} – {day(l.to)}
                  </td>
                  <td className={css.right}>{bare(l.principal)}</td>
                  <td className={css.right}>
                    {say('REMINDERS.INTEREST.OF_YEAR', { days: String(l.days), year: String(l.yearDays) })}
                  </td>
                  <td className={css.right}>{decimal(l.value)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {say('REMINDERS.INTEREST.SUM')}
                </th>
                <td className={css.right}>{bare(debt.total)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </div>
  );
}

function Book({ id, interest }: { id: number; interest: InterestShown }) {
  const say = useText();
  const book = useChange(reminders.bookInterest);
  const amount = crowns(interest.total);
  const asked = async () => {
    const question = {
      title: say('REMINDERS.INTEREST.BOOK_ASK', { amount }),
      text: say('REMINDERS.INTEREST.BOOK_TEXT'),
      yes: say('REMINDERS.INTEREST.BOOK', { amount }),
      no: say('FORM.KEEP'),
    };
    if (!(await confirm(question))) return;
    await book.run({ id, until: interest.until, total: interest.total }).catch(() => undefined);
  };
  return (
    <div className={css.actions}>
      <Button loading={book.busy} onClick={() => void asked()}>
        {say('REMINDERS.INTEREST.BOOK', { amount })}
      </Button>
    </div>
  );
}
