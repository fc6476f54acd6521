import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { ArchSteps, type Step } from '../page/ArchSteps.tsx';
import { StickyBar, StickyEnd } from '../page/StickyBar.tsx';
import css from './Wizard.module.css';

type Props = {
  label: string;
  steps: readonly Step[];
  /** Which step it is, from 0; all before it are done unless they are wrong. */
  at: number;
  /** Left in the footer: the way back or out. */
  back?: ReactNode;
  /** Right in the footer: at most one secondary and the primary. */
  onward?: ReactNode;
  children: ReactNode;
};

/** A way in steps: arches joined by a post on the left, the step on the right, a footer that stays in sight. */
export function Wizard({ label, steps, at, back, onward, children }: Props) {
  const say = useText();
  return (
    <>
      <div className={css.wizard}>
        <ArchSteps label={label} steps={steps} at={at} className={css.steps} />
        <div className={css.body}>{children}</div>
      </div>
      <StickyBar>
        <span className={css.rail} aria-hidden="true">
          {steps.map((step, i) => (
            <span key={step.name} className={i <= at ? `${css.bar} ${css.reached}` : css.bar} />
          ))}
        </span>
        {back}
        <span className={css.where}>{say('WIZARD.STEP', { at: at + 1, count: steps.length })}</span>
        <StickyEnd>{onward}</StickyEnd>
      </StickyBar>
    </>
  );
}
