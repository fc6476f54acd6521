import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { StickyBar, StickyEnd } from '../page/StickyBar.tsx';
import css from './Wizard.module.css';

export type Step = {
  name: string;
  detail?: string /** It was passed, but something in it is not right: never ticked. */;
  wrong?: boolean;
};
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

function classOf({ wrong }: Step, i: number, at: number) {
  if (i === at) return css.now;
  return i < at ? (wrong ? css.wrong : css.passed) : '';
}

/** What stands in the arch: the number, or how the step was left. */
function Sign({ step, i, at }: { step: Step; i: number; at: number }) {
  if (i >= at) return i + 1;
  return step.wrong ? <IconExclamationMark size={20} stroke={2.5} /> : <IconCheck size={18} stroke={2.5} />;
}

/** A way in steps: arches joined by a post on the left, the step on the right, a footer that stays in sight. */
export function Wizard({ label, steps, at, back, onward, children }: Props) {
  const say = useText();
  return (
    <>
      <div className={css.wizard}>
        <ol className={css.steps} aria-label={label}>
          {steps.map((step, i) => (
            <li
              key={step.name}
              className={`${css.step} ${classOf(step, i, at)}`}
              aria-current={i === at ? 'step' : undefined}
            >
              <span className={css.arch} aria-hidden="true">
                <Sign step={step} i={i} at={at} />
              </span>
              <span className={css.words}>
                {step.name}
                {i < at && !step.wrong && <span className="vh"> {say('WIZARD.DONE')}</span>}
                {step.detail && <span className={css.detail}>{step.detail}</span>}
              </span>
            </li>
          ))}
        </ol>
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
