import type { LeftOut } from '#contract/reminders/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone } from '../../kit/card/CardRows.tsx';
import { crowns } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';
import { useLast, Who } from './DueCard.tsx';

/** Who owes and gets nothing today, and why. */
export function LeftCard({ left }: { left: readonly LeftOut[] }) {
  const say = useText();
  const { day } = useDayText();
  const last = useLast();
  return (
    <Card title={say('REMINDERS.PREVIEW.LEFT')}>
      {left.length === 0 && <CardNone>{say('REMINDERS.PREVIEW.LEFT_NONE')}</CardNone>}
      <ul className={`${css.rows} ${css.left}`}>
        {left.map((l) => (
          <li key={l.key}>
            <span className={css.who}>
              <Who of={l} />
            </span>
            <span className={css.money}>{l.reason !== 'paid' && crowns(l.sum)}</span>
            <p className={`${css.under} ${css.quiet}`}>
              {say(`REMINDERS.REASONS.${l.reason}`, { day: l.from ? day(l.from) : '', note: l.note })} ({last(l)})
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
