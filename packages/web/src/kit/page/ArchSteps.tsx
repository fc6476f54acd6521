import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './ArchSteps.module.css';

export type Step = {
  name: string;
  detail?: ReactNode;
  /** It was passed, but something in it is not right: never ticked. */
  wrong?: boolean;
};
type Props = {
  label: string;
  steps: readonly Step[];
  /** Which step it is, from 0; all before it are done unless they are wrong. One past the last: all are. */
  at: number;
  /** Said beside the name of the one it is. */
  now?: string;
  className?: string | undefined;
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

/** Steps one after another: arches joined by a post. */
export function ArchSteps({ label, steps, at, now, className = '' }: Props) {
  const say = useText();
  return (
    <ol className={`${css.steps} ${className}`} aria-label={label}>
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
            {i === at && now && ` · ${now}`}
            {i < at && !step.wrong && <span className="vh"> {say('WIZARD.DONE')}</span>}
            {step.detail && <span className={css.detail}>{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
