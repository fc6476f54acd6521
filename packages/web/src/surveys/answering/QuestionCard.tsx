import { useEffect, useRef } from 'react';
import type { Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { Choices } from './Choices.tsx';
import css from './Question.module.css';
import type { Problem, Typed } from './typed.ts';

type Props = {
  question: Question;
  /** Its place, from 0, and how many there are. */
  at: number;
  count: number;
  typed: Typed;
  onType: (typed: Typed) => void;
  problem: Problem | null;
  /** Attempts that were refused: each moves the focus to what is wrong. */
  failures: number;
};

/** How many questions were reached, as a rail and in words. */
function Progress({ at, count }: Pick<Props, 'at' | 'count'>) {
  const say = useText();
  const reached = ((at + 1) / count) * 100;
  const told = say('SURVEY_ANSWER.PROGRESS', { at: at + 1, count });
  return (
    <>
      <div className={css.progress}>
        <b>{told}</b>
        <span className={css.left}>{say('SURVEY_ANSWER.LEFT', { count: count - at - 1 })}</span>
      </div>
      <Meter
        mini
        parts={[
          { tone: 'for', percent: reached },
          { tone: 'absent', percent: 100 - reached },
        ]}
        label={told}
      />
    </>
  );
}

/** One question: whoever comes to it hears what is asked first. */
export function QuestionCard({ question, at, count, typed, onType, problem, failures }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(question.id);
  useEffect(() => {
    if (seen.current === question.id) return;
    seen.current = question.id;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [question.id]);
  useEffect(() => {
    if (failures === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? place.current?.querySelector<HTMLElement>('input, textarea'))?.focus();
  }, [failures]);
  return (
    <div ref={place} className={css.card}>
      <Progress at={at} count={count} />
      <Choices key={question.id} question={question} typed={typed} onType={onType} problem={problem} titleRef={title} />
    </div>
  );
}
