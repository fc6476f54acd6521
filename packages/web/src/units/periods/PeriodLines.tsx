import { fromText } from '#contract/base/shares/fraction.ts';
import type { PeriodView } from '#contract/units/schema-periods.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { usePercentText } from '../../kit/share/Share.tsx';
import { spanOf } from './periodValues.ts';
import css from './UnitPeriods.module.css';

/** Owners of one record in a line, with their parts where there are several. */
export function PeriodPeople({ period: { owners } }: { period: PeriodView }) {
  const asPercent = usePercentText();
  const named = owners.map((o) => {
    const who = o.members.map((m) => m.full_name).join(' + ');
    return owners.length > 1 ? `${who} (${asPercent(fromText(o.share))})` : who;
  });
  return named.join(', ');
}

function Side({ title, periods }: { title: string; periods: readonly PeriodView[] }) {
  const say = useText();
  const shown = useShown();
  return (
    <div className={css.side}>
      <h3 className={css.title}>{title}</h3>
      <ul>
        {periods.map((period) => (
          <li key={period.from ?? 'ever'}>
            <b>
              <PeriodPeople period={period} />
            </b>
            <br />
            {say('PERIODS.SPAN', spanOf(period, shown.day))}
          </li>
        ))}
        {periods.length === 0 && <li>{say('PERIODS.NOBODY')}</li>}
      </ul>
    </div>
  );
}

type Lines = { before: readonly PeriodView[]; after: readonly PeriodView[]; isDone: boolean };

/** What stood in the register and what stands or would stand, beside each other; under each other on a phone. */
export function PeriodLines({ before, after, isDone }: Lines) {
  const say = useText();
  return (
    <div className={css.sides}>
      <Side title={say(isDone ? 'PERIODS.STOOD' : 'PERIODS.BEFORE')} periods={before} />
      <Side title={say(isDone ? 'PERIODS.STANDS' : 'PERIODS.AFTER')} periods={after} />
    </div>
  );
}
