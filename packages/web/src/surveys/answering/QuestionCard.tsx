import { Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { typo } from '#contract/base/typo.ts';
import { ownLength, type Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { useHowText } from '../rows/useHowText.ts';
import css from './Question.module.css';
import { answerOf, isAnswered, type Problem, type Typed, withChosen, withOther, without } from './typed.ts';

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
  return (
    <>
      <div className={css.progress}>
        <b>{say('SURVEY_ANSWER.PROGRESS', { at: at + 1, count })}</b>
        <span className={css.left}>{say('SURVEY_ANSWER.LEFT', { count: count - at - 1 })}</span>
      </div>
      <Meter
        mini
        parts={[
          { tone: 'for', percent: reached },
          { tone: 'absent', percent: 100 - reached },
        ]}
        label={say('SURVEY_ANSWER.PROGRESS', { at: at + 1, count })}
      />
    </>
  );
}

/** What may be chosen: one of them by radio buttons, several by boxes; each a whole card to press. */
function Offered({ question, typed, onType }: Pick<Props, 'question' | 'typed' | 'onType'>) {
  const { chosen } = answerOf(typed, question);
  const One = question.multiple ? Checkbox : Radio;
  return question.answers.map(({ id, name }) => (
    <One
      key={id}
      className={css.option}
      name={`question-${question.id}`}
      label={typo(name)}
      checked={chosen.includes(id)}
      onChange={(e) => onType(withChosen(typed, question, id, e.currentTarget.checked))}
    />
  ));
}

/** "Something else" opens a box in its place. */
function Other({ question, typed, onType, problem }: Pick<Props, 'question' | 'typed' | 'onType' | 'problem'>) {
  const say = useText();
  const box = useRef<HTMLTextAreaElement>(null);
  const opens = useRef(false);
  const { other } = answerOf(typed, question);
  const alone = question.answers.length === 0;
  const One = question.multiple ? Checkbox : Radio;
  useEffect(() => {
    if (opens.current && other !== null) box.current?.focus();
    opens.current = false;
  }, [other]);
  const error = problem && (alone || problem === 'empty') ? say(`SURVEY_ANSWER.ERRORS.${alone ? 'words' : problem}`) : null;
  return (
    <>
      {!alone && (
        <One
          className={css.option}
          name={`question-${question.id}`}
          label={say('SURVEY.OTHER')}
          checked={other !== null}
          onChange={(e) => onType(withOther(typed, question, e.currentTarget.checked ? '' : null))}
          // Who walks over radio buttons by arrows stays among them; who presses goes on writing.
          onClick={() => {
            opens.current = true;
          }}
        />
      )}
      {(alone || other !== null) && (
        <div className={alone ? undefined : css.own}>
          <Textarea
            ref={box}
            label={say('SURVEY_ANSWER.OWN')}
            maxLength={ownLength}
            value={other ?? ''}
            onChange={(e) => {
              const words = e.currentTarget.value;
              onType(withOther(typed, question, alone && words === '' ? null : words));
            }}
            error={error && <FieldError>{error}</FieldError>}
          />
        </div>
      )}
    </>
  );
}

/** One question: whoever comes to it hears what is asked first. */
export function QuestionCard({ question, at, count, typed, onType, problem, failures }: Props) {
  const say = useText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const seen = useRef(question.id);
  const how = useHowText();
  useEffect(() => {
    if (seen.current === question.id) return;
    seen.current = question.id;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [question.id]);
  useEffect(() => {
    if (failures === 0) return;
    const wrong = options.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? options.current?.querySelector<HTMLElement>('input, textarea'))?.focus();
  }, [failures]);
  const isNothing = problem === 'required' && question.answers.length > 0;
  const described = isNothing ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <section className={css.card} aria-labelledby={`${id}-title`}>
      <Progress at={at} count={count} />
      <h2 ref={title} id={`${id}-title`} tabIndex={-1} className={css.title}>
        {typo(question.name)}
      </h2>
      <p id={`${id}-hint`} className={css.hint}>
        {how(question)}
      </p>
      <div
        ref={options}
        className={css.options}
        role={question.multiple || question.answers.length === 0 ? 'group' : 'radiogroup'}
        aria-labelledby={`${id}-title`}
        aria-describedby={described}
      >
        <Offered question={question} typed={typed} onType={onType} />
        {question.otherAnswer && <Other question={question} typed={typed} onType={onType} problem={problem} />}
      </div>
      {isNothing && (
        <span id={`${id}-error`} role="alert" className={css.wrong}>
          <FieldError>{say('SURVEY_ANSWER.ERRORS.required')}</FieldError>
        </span>
      )}
      {!question.multiple && !question.required && isAnswered(typed, question) && question.answers.length > 0 && (
        <Button
          className={css.clear}
          variant="subtle"
          color="stone"
          onClick={() => onType(without(typed, question))}
        >
          {say('SURVEY_ANSWER.CLEAR')}
        </Button>
      )}
    </section>
  );
}
