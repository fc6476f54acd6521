import { IconClock } from '@tabler/icons-react';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import css from './Marks.module.css';
import { AnonymousMark, AnsweredTag, StateTag, useWhenText } from './Marks.tsx';

/** How it stands and until when; whether the reader has answered, and that nobody learns what. */
export function SurveySub({ survey }: { survey: SurveyDetail }) {
  const when = useWhenText();
  const { mine, anonymous, status } = survey;
  const answered = mine.length > 0 && mine.every((m) => m.state === 'answered');
  return (
    <>
      <StateTag survey={survey} />
      <span className={css.mark}>
        {status !== 'finished' && <IconClock size={18} stroke={1.75} aria-hidden="true" />}
        {when(survey)}
      </span>
      {answered && status === 'active' && <AnsweredTag />}
      {anonymous && <AnonymousMark />}
    </>
  );
}
