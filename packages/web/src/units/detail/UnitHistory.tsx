import type { UnitDetail } from '#contract/units/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { dayBefore } from '../../kit/day/typed-dates.ts';
import { Share } from '../../kit/share/Share.tsx';
import css from './UnitHistory.module.css';
import owners from './UnitOwners.module.css';
import { OwnerEntry } from './UnitOwners.tsx';

type Period = { validFrom: string | null; validTo: string | null };

/** Ended owner entries and former shares, newest first; who administers has the owners in a card of their own. */
export function UnitHistory({ unit, withOwners }: { unit: UnitDetail; withOwners: boolean }) {
  const say = useText();
  const shown = useShown();
  const period = ({ validFrom, validTo }: Period) =>
    say('UNITS.PERIOD', {
      from: validFrom ? shown.day(validFrom) : say('UNITS.ALWAYS'),
      to: validTo ? shown.day(dayBefore(validTo)) : '',
    });
  const ended = withOwners ? unit.history : [];
  if (ended.length === 0 && unit.shareHistory.length === 0) return null;
  return (
    <Card title={say('UNITS.HISTORY')}>
      {ended.length > 0 && (
        <>
          <h3 className={css.heading}>{say('UNITS.HISTORY_OWNERS')}</h3>
          <CardRows>
            {ended.map((o) => (
              <OwnerEntry key={o.id} entry={o} period={period(o)} />
            ))}
          </CardRows>
        </>
      )}
      {unit.shareHistory.length > 0 && (
        <>
          <h3 className={css.heading}>{say('UNITS.HISTORY_SHARES')}</h3>
          <CardRows>
            {unit.shareHistory.map((s) => (
              <CardRow key={`${s.share}${s.validTo}`}>
                <Share share={s.share} inline />
                <span className={`${owners.side} ${owners.period}`}>{period(s)}</span>
              </CardRow>
            ))}
          </CardRows>
        </>
      )}
    </Card>
  );
}
