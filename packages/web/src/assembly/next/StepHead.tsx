import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Course } from '#contract/assembly/schema-course.ts';
import type { Answering } from '../answers/useAnswers.ts';
import type { AsideOf } from '../answers/useAside.ts';
import type { Step } from '../rows/steps.ts';
import css from './NextStep.module.css';

export type StepProps = { course: Course; step: Step; aside: AsideOf; answers: Answering };

type HeadProps = { lamp?: ReactNode; title: string; text?: ReactNode; aside?: ReactNode };
/** What is to be done, in a few words. */
export const StepHead = ({ lamp = <IconCheck size={26} stroke={2.4} />, title, text, aside }: HeadProps) => (
  <div className={css.head}>
    <span className={css.lamp} aria-hidden="true">
      {lamp}
    </span>
    <div className={css.words}>
      <h2 id="next" className={css.title}>
        {title}
      </h2>
      {text && <p className={css.text}>{text}</p>}
    </div>
    {aside && <span className={css.aside}>{aside}</span>}
  </div>
);
