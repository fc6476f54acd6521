import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { addDays } from '#contract/base/time/working-days.ts';
import { clearanceLinks } from '#contract/clearances/links.ts';
import type { RestShown, SalePreview } from '#contract/sales/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { crowns, sideOf, without } from '../rows/data.ts';
import css from '../rows/Sales.module.css';
import { SharesTable } from '../rows/SharesTable.tsx';

type Props = { preview: SalePreview };

/** Who hands over to whom, and by which confirmation debts pass; where there is none, the way to one. */
export function WhoCard({ preview: { date, sellers, buyers, clearance } }: Props) {
  const say = useText();
  const { day } = useDayText();
  const who = { sellers, buyers, day: day(addDays(date, -1)), from: day(date) };
  return (
    <Card title={say('SALES.NEW.WHO')} padded>
      <div className={css.stack}>
        <p className={css.text}>{say('SALES.NEW.WHO_LINE', who)}</p>
        {clearance ? (
          <p className={css.text}>
            {say('SALES.NEW.CLEARANCE_IS', {
              ...{ number: clearance.number, day: day(clearance.date), sum: crowns(clearance.sum) },
            })}
          </p>
        ) : (
          <>
            <Note tone="warn">{say('SALES.NEW.CLEARANCE_NONE')}</Note>
            <div>
              <Button variant="default" renderRoot={(props) => <Link {...props} {...clearanceLinks.list()} />}>
                {say('SALES.NEW.CLEARANCE_ISSUE')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

export function SharesCard({ preview: { shares } }: Props) {
  const say = useText();
  const { of } = useDayText();
  const [first] = shares;
  if (!first)
    return (
      <Card padded>
        <p className={css.text}>{say('SALES.NEW.SHARES_NONE')}</p>
      </Card>
    );
  return (
    <Card title={say('SALES.NEW.SHARES', { month: of(first.month, { month: 'long', year: 'numeric' }) })}>
      <SharesTable shares={shares} />
    </Card>
  );
}

/** What stays with the seller and what passes, debt by debt. */
export function StayCard({ preview: { rest } }: Props) {
  const say = useText();
  return (
    <Card title={say('SALES.NEW.REST')} padded={rest.length === 0}>
      {rest.length === 0 ? (
        <p className={css.text}>{say('SALES.NEW.REST_NONE')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <tbody>
              {rest.map((r) => (
                <RestLine key={`${r.date}${r.text}${r.part}${r.amount}`} rest={r} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function RestLine({ rest: r }: { rest: RestShown }) {
  const say = useText();
  const { day, of } = useDayText();
  const isOver = r.amount.startsWith('-');
  const month = r.month && of(r.month, { month: 'long', year: 'numeric' });
  const what = [r.text || say('SALES.NEW.OTHER'), month].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        {isOver ? say('SALES.NEW.OVER') : what}
        <br />
        <span className={css.quiet}>{isOver ? day(r.date) : say('SALES.NEW.DUE', { day: day(r.date) })}</span>
      </th>
      <td className={css.money}>{crowns(without(r.amount))}</td>
      <td>{r.passes === '0.00' ? say('SALES.NEW.STAYS') : say('SALES.NEW.PASSES', { amount: crowns(r.passes) })}</td>
    </tr>
  );
}

type PaymentsProps = Props & { given: number[]; setGiven: (ids: number[]) => void };
/** Payments since the day: whoever knows that the seller paid one says so. */
export function PaymentsCard({ preview: { date, payments }, given, setGiven }: PaymentsProps) {
  const say = useText();
  const { day } = useDayText();
  if (payments.length === 0) return null;
  const turn = (id: number, on: boolean) => setGiven(on ? [...given, id] : given.filter((x) => x !== id));
  return (
    <Card title={say('SALES.NEW.PAYMENTS', { day: day(date) })} padded>
      <div className={css.stack}>
        <p className={css.text}>{say('SALES.NEW.PAYMENTS_LEAD')}</p>
        {payments.map((p) => (
          <Checkbox
            key={p.id}
            label={say('SALES.NEW.PAYMENT', { day: day(p.date), amount: crowns(p.amount) })}
            description={p.text}
            checked={given.includes(p.id)}
            onChange={(e) => turn(p.id, e.currentTarget.checked)}
          />
        ))}
      </div>
    </Card>
  );
}

/** Both balances in a sentence each. */
export function Result({ preview: { left, passed } }: Props) {
  const say = useText();
  return (
    <Card title={say('SALES.NEW.SUMS')} padded>
      <div className={css.stack}>
        <p className={css.sum}>{say(`SALES.NEW.SELLER_${sideOf(left)}`, { amount: crowns(without(left)) })}</p>
        <p className={css.text}>
          {passed === '0.00' ? say('SALES.NEW.BUYER_ZERO') : say('SALES.NEW.BUYER_PASSED', { amount: crowns(passed) })}
        </p>
      </div>
    </Card>
  );
}
