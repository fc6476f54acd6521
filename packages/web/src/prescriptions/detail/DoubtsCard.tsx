import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import type { RunDetail, RunUnit } from '#contract/prescriptions/schema.ts';
import { type Confirmable, confirmable, type Doubt } from '#contract/prescriptions/schema-words.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from '../rows/Run.module.css';
import { useBasisText } from './basis.ts';

const isConfirmable = (kind: Doubt): kind is Confirmable => (confirmable as readonly Doubt[]).includes(kind);
/** Units are confirmed together only where there are several. */
const several = 2;

/** What somebody has to look at before it goes out; each answer recounts all of it in place. */
export function DoubtsCard({ run }: { run: RunDetail }) {
  const say = useText();
  const check = useChange(prescriptions.check);
  const of = (kind: Confirmable) => run.doubts.filter((u) => u.doubts.includes(kind)).length;
  const bulk = confirmable.filter((kind) => of(kind) >= several);
  return (
    <div id="doubts">
      <Card title={say('PRESCRIPTIONS.DOUBTS.TITLE')} aside={run.doubtCount > 0 ? String(run.doubtCount) : undefined}>
        {run.doubtCount === 0 && (
          <div className={css.notes}>
            <Note tone="ok">{say('PRESCRIPTIONS.DOUBTS.NONE')}</Note>
          </div>
        )}
        {bulk.length > 0 && run.may.edit && (
          <div className={css.waits}>
            <div className={css.buttons}>
              {bulk.map((kind) => (
                <Button
                  key={kind}
                  variant="default"
                  loading={check.busy}
                  onClick={() => void check.run({ id: run.id, kind }).catch(() => undefined)}
                >
                  {say(`PRESCRIPTIONS.DOUBTS.ALL.${kind}`)}
                </Button>
              ))}
            </div>
          </div>
        )}
        {run.doubts.slice(0, 10).map((unit) => (
          <Waiting key={unit.id} run={run} unit={unit} check={check} />
        ))}
        {run.doubtCount > 10 && (
          <div className={css.waits}>{say('PRESCRIPTIONS.DOUBTS.MORE', { count: run.doubtCount - 10 })}</div>
        )}
      </Card>
    </div>
  );
}

type Props = { run: RunDetail; unit: RunUnit; check: ReturnType<typeof useChange<typeof prescriptions.check>> };
function Waiting({ run, unit, check }: Props) {
  const say = useText();
  const told = useBasisText();
  const persons = unit.now.persons ?? 0;
  return (
    <div className={css.waits}>
      <span className={css.badges}>
        <UnitBadge number={unit.unit} /> <b>{typo(unit.owners)}</b>
      </span>
      {unit.doubts.map((kind) => (
        <div key={kind}>
          <p>
            {say(`PRESCRIPTIONS.DOUBTS.${kind}`, {
              persons,
              ...{ was: told.factOf(kind, unit.past), now: told.factOf(kind, unit.now) },
            })}
          </p>
          {run.may.edit && (
            <div className={css.buttons}>
              {isConfirmable(kind) && (
                <Button
                  variant="default"
                  loading={check.busy}
                  aria-label={say('PRESCRIPTIONS.DOUBTS.OF', {
                    kind: say(`PRESCRIPTIONS.DOUBTS.YES.${kind}`, { persons }),
                    unit: unit.unit,
                  })}
                  onClick={() => void check.run({ id: run.id, unitId: unit.id, kind }).catch(() => undefined)}
                >
                  {say(`PRESCRIPTIONS.DOUBTS.YES.${kind}`, { persons })}
                </Button>
              )}
              <Button
                variant="subtle"
                aria-label={say('PRESCRIPTIONS.DOUBTS.OF', {
                  kind: say('PRESCRIPTIONS.DOUBTS.CORRECT'),
                  unit: unit.unit,
                })}
                renderRoot={(props) => <Link {...props} {...unitLinks.edit(unit.id)} />}
              >
                {say('PRESCRIPTIONS.DOUBTS.CORRECT')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
