import { orderSteps } from '#contract/orders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import css from './Door.module.css';
import type { Filling } from './useFilling.ts';

/** Arches joined by a post: passed ones are ticked and lead back. */
export function StepList({ of }: { of: Filling }) {
  const say = useText();
  return (
    <ol className={css.steps} aria-label={say('ORDERS.DOOR.STEPS')}>
      {orderSteps.map((step, i) => (
        <li
          key={step}
          className={i === of.at ? `${css.one} ${css.now}` : i < of.at ? `${css.one} ${css.passed}` : css.one}
          aria-current={i === of.at ? 'step' : undefined}
        >
          <span className={css.arch} aria-hidden="true">
            {i < of.at ? '✓' : i + 1}
          </span>
          {i < of.at ? (
            <button type="button" className={css.wayBack} onClick={() => of.go(step)}>
              {say(`ORDERS.STEPS.${step}`)}
            </button>
          ) : (
            <span>{say(`ORDERS.STEPS.${step}`)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The same on a phone: which step it is, and a rail. */
export function StepRail({ of }: { of: Filling }) {
  const say = useText();
  const count = orderSteps.length;
  const told = say('ORDERS.DOOR.STEP', { at: of.at + 1, count });
  return (
    <div className={css.rail}>
      <p>
        <b>{told}</b> {say(`ORDERS.STEPS.${of.step}`)}
      </p>
      <Meter parts={[{ tone: 'for', percent: ((of.at + 1) / count) * 100 }]} label={told} mini />
    </div>
  );
}
