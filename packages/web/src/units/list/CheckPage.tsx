import { useNavigate } from '@tanstack/react-router';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { compare, type Fraction, fromText, negate, percent, zero } from '#contract/base/shares/fraction.ts';
import type { units } from '#contract/units/endpoints.ts';
import { unitLinks } from '#contract/units/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { ExactShare } from '../../kit/share/ExactShare.tsx';
import { useGapText, usePercentText } from '../../kit/share/fraction-text.ts';
import { over } from '../../kit/share/typed-share.ts';
import { useCheck } from '../rows/data.ts';
import { UnitPicker } from '../rows/UnitPicker.tsx';
import css from './CheckPage.module.css';
import { UnitLink } from './UnitColumns.tsx';

type Check = Out<typeof units.check>;

/** /jednotky/kontrola: whether the house sums to exactly 1, and what is wrong. */
export function CheckPage() {
  const say = useText();
  const of = useCheck();
  return (
    <>
      <PageHead title={say('UNITS.CHECK')} back={{ ...unitLinks.list(), name: say('UNITS.TITLE') }} />
      <PageLead>{say('UNITS.SUM.LEAD')}</PageLead>
      <Loaded of={of}>
        {(check) => (
          <>
            <Total check={check} />
            <Problems check={check} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Total({ check }: { check: Check }) {
  const say = useText();
  const asGap = useGapText();
  const asPercent = usePercentText();
  const denominator = BigInt(check.commonDenominator);
  const total = fromText(check.total);
  const missing = fromText(check.missing);
  const exceeds = compare(missing, zero) < 0;
  const amount = exceeds ? negate(missing) : missing;
  // the rail shows the house: what exceeds it stands behind the post
  const filled = percent(total, 9);
  const scale = exceeds ? 100 / filled : 1;
  return (
    <Card title={say('UNITS.SUM.TOTAL')} padded>
      <div className={css.total}>
        <p className={css.number}>
          <b>{asPercent(total)}</b> <ExactShare of={over(total, denominator)} />
        </p>
        <Meter
          label={say('UNITS.SUM.RAIL', { percent: asPercent(total) })}
          post={exceeds ? 100 * scale : undefined}
          parts={[
            { tone: 'for', percent: Math.min(filled, 100) * scale },
            exceeds
              ? { tone: 'against', percent: (filled - 100) * scale }
              : { tone: 'absent', percent: Math.max(0, 100 - filled) },
          ]}
        />
        {check.complete ? (
          <Note tone="ok">{say('UNITS.SUM.EXACT')}</Note>
        ) : (
          <Note tone="warn">
            {say(exceeds ? 'UNITS.SUM.TOO_MUCH' : 'UNITS.SUM.MISSING', { percent: asGap(amount) })}
          </Note>
        )}
        {!check.complete && (
          <Facts
            facts={[
              [
                say(exceeds ? 'UNITS.SUM.EXCEEDS' : 'UNITS.SUM.LACKS'),
                <Exactly key="gap" gap={over(amount, denominator)} />,
              ],
            ]}
          />
        )}
      </div>
    </Card>
  );
}

/** How much is missing or too much, and on demand as the house counts it. */
function Exactly({ gap }: { gap: Fraction }) {
  const asGap = useGapText();
  return (
    <>
      {asGap(gap)} <ExactShare of={gap} />
    </>
  );
}

function Problems({ check }: { check: Check }) {
  const say = useText();
  const navigate = useNavigate();
  const nobody = fromText(check.total).num === 0n ? 'UNITS.EMPTY.TITLE' : 'UNITS.SUM.MAYBE';
  const quiet = check.complete ? 'UNITS.SUM.NOTHING' : nobody;
  const shown = new Set(check.problems.map((p) => p.unitId)).size;
  return (
    <Card title={say(check.complete && shown === 0 ? 'UNITS.SUM.LIST_NONE' : 'UNITS.SUM.LIST')}>
      <div className={css.jump}>
        <UnitPicker
          label={say('UNITS.JUMP')}
          placeholder={say('PICK.UNIT')}
          onPick={({ id }) => void navigate({ ...unitLinks.one(id) })}
        />
      </div>
      {check.problems.length === 0 ? (
        <p className={css.nothing}>{say(quiet)}</p>
      ) : (
        <ul className={css.list}>
          {check.problems.map((p) => (
            <li key={`${p.unitId}:${p.kind}`} className={css.item}>
              <UnitLink unit={{ id: p.unitId, number: p.number }} />
              <span>{say(`UNITS.PROBLEMS.${p.kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {shown < check.problemsTotal && (
        <p className={css.nothing}>{say('UNITS.SUM.SHOWN', { shown, total: check.problemsTotal })}</p>
      )}
    </Card>
  );
}
