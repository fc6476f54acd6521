import type { Course } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/words/typo.ts';
import { PointHead } from '../agenda/PointHead.tsx';
import { Answers } from '../answers/Answers.tsx';
import { useAnswers } from '../answers/useAnswers.ts';
import { useAside } from '../answers/useAside.ts';
import { NextStep } from '../next/NextStep.tsx';
import { pointOf, stepOf } from '../rows/steps.ts';
import { LastCard } from './LastCard.tsx';
import { Remarks } from './Remarks.tsx';
import { RoomCard } from './RoomCard.tsx';
import css from './Run.module.css';
import { RunBar } from './RunBar.tsx';
import { useClosing } from './useClosing.ts';
import { useRunKeys } from './useRunKeys.ts';
import { useTopOnTurn } from './useTopOnTurn.ts';

type Props = { course: Course };

/** The point that is on, the one next step, who answered how, and who is in the room. */
export function Run({ course }: Props) {
  const aside = useAside(course);
  const answers = useAnswers(course);
  const closing = useClosing(course);
  useTopOnTurn(course);
  const step = stepOf(course, aside.aside);
  const point = pointOf(course);
  const called = step.step === 'remaining' ? course.now?.silent[0] : undefined;
  const closes = step.step === 'close' || step.step === 'lost' || step.step === 'talk';
  useRunKeys({
    onAnswer: called && !answers.busy ? (value) => void answers.say(called.id, value) : null,
    onClose: closes && !closing.busy ? () => void closing.close(step) : null,
  });
  return (
    <>
      <div className={css.run}>
        <div className={css.column}>
          {!point && <h1 className="vh">{typo(course.name)}</h1>}
          {point && course.now && <PointHead id={course.id} point={point} now={course.now} />}
          <NextStep course={course} step={step} aside={aside} answers={answers} />
          {point?.state === 'open' && course.now?.sums && <Answers course={course} aside={aside} answers={answers} />}
          {course.now && course.now.remarks.length > 0 && <Remarks course={course} />}
        </div>
        <div className={css.column}>
          {course.room && <RoomCard course={course} room={course.room} />}
          {course.last.length > 0 && <LastCard course={course} />}
        </div>
      </div>
      <RunBar course={course} step={step} closing={closing} />
    </>
  );
}
