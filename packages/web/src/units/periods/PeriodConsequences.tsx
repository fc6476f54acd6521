import { fromText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Consequences } from '#contract/units/schema-periods.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { PeriodLines } from './PeriodLines.tsx';
import { spanOf } from './periodValues.ts';
import css from './UnitPeriods.module.css';

type Of<K extends keyof Consequences> = { list: Consequences[K] };

/** Days without an owner and sums that are not the whole: a warning, which does not block. */
function Flaws({ list }: Of<'flaws'>) {
  const say = useText();
  const shown = useShown();
  const asPercent = usePercentText();
  if (list.length === 0) return null;
  return (
    <Note tone="warn">
      <ul className={css.points}>
        {list.map((flaw) => (
          <li key={`${flaw.kind}${flaw.from}`}>
            {flaw.kind === 'gap'
              ? say('PERIODS.GAP', spanOf(flaw, shown.day))
              : say('PERIODS.SUM', {
                  span: say('PERIODS.SPAN', spanOf(flaw, shown.day)),
                  percent: asPercent(fromText(flaw.sum as string)),
                })}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Access({ list }: Of<'access'>) {
  const say = useText();
  const shown = useShown();
  const today = dayIn(new Date());
  return (
    <div>
      <h3>{say('PERIODS.ACCESS.TITLE')}</h3>
      {list.length === 0 && <p>{say('PERIODS.ACCESS.NONE')}</p>}
      <ul className={css.points}>
        {list.map(({ member, kind, day }) => {
          const when = day === today ? 'now' : day === null ? 'none' : shown.day(day);
          return <li key={member.id}>{say(`PERIODS.ACCESS.${kind}`, { name: member.full_name, day: when })}</li>;
        })}
      </ul>
    </div>
  );
}

function Votes({ list }: Of<'votes'>) {
  const say = useText();
  const state = (voted: boolean | null) => (voted === null ? 'unknown' : voted ? 'voted' : 'open');
  return (
    <div>
      <h3>{say('PERIODS.VOTES.TITLE')}</h3>
      {list.length === 0 && <p>{say('PERIODS.VOTES.NONE')}</p>}
      <ul className={css.points}>
        {list.map(({ id, name, seat, voted }) => (
          <li key={`${id}${seat}`}>
            {say(`PERIODS.VOTES.${state(voted)}`, { name: name || say('PERIODS.VOTES.SOME'), seat })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What would happen, before it is saved. */
export function PeriodConsequences({ of, isPlan }: { of: Consequences; isPlan: boolean }) {
  const say = useText();
  return (
    <>
      <PeriodLines before={of.before} after={of.after} isDone={false} />
      <Flaws list={of.flaws} />
      <Access list={of.access} />
      <Votes list={of.votes} />
      <p>{say(isPlan ? 'PERIODS.MAILS_PLAN' : 'PERIODS.MAILS')}</p>
    </>
  );
}
