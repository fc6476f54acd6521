import { Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { type Ref, useEffect, useId, useRef } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { ownLength, type Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { useAnswerName } from '../rows/useAnswerName.ts';
import { useHowText } from '../rows/useHowText.ts';
import { Ordered } from './Ordered.tsx';
import css from './Question.module.css';
import { answerOf, isAnswered, type Problem, type Typed, withChosen, withOther, without } from './typed.ts';

type Props = {
  question: Question;
  /** Where several stand below each other, each has its number, and a title one level lower. */
  number?: number;
  typed: Typed;
  onType: (typed: Typed) => void;
  problem: Problem | null;
  titleRef?: Ref<HTMLHeadingElement>;
};
type Part = Pick<Props, 'question' | 'typed' | 'onType'>;

/** What is asked, and what may be answered: one of them by radio buttons, several by boxes; each a whole card to press. */
export function Choices({ question, number, typed, onType, problem, titleRef }: Props) {
  const say = useText();
  const id = useId();
  const how = useHowText();
  const { answers, multiple, required } = question;
  const isOrder = question.kind === 'order';
  const isNothing = (problem === 'required' || problem === 'order') && answers.length > 0;
  const Title = number === undefined ? 'h2' : 'h3';
  return (
    <>
      <Title ref={titleRef} id={`${id}-title`} tabIndex={-1} className={number === undefined ? css.title : css.asked}>
        {number !== undefined && `${number}. `}
        {typo(question.name)}
      </Title>
      <p id={`${id}-hint`} className={css.hint}>
        {how(question)}
      </p>
      <fieldset
        className={css.options}
        data-wrong={isNothing || undefined}
        role={multiple || isOrder || answers.length === 0 ? undefined : 'radiogroup'}
        aria-labelledby={`${id}-title`}
        aria-describedby={isNothing ? `${id}-hint ${id}-error` : `${id}-hint`}
      >
        {isOrder ? (
          <Ordered question={question} typed={typed} onType={onType} />
        ) : (
          <Offered question={question} typed={typed} onType={onType} />
        )}
        {question.otherAnswer && <Other question={question} typed={typed} onType={onType} problem={problem} />}
      </fieldset>
      {isNothing && (
        <span id={`${id}-error`} role="alert" className={css.wrong}>
          <FieldError>{say(`SURVEY_ANSWER.ERRORS.${problem}`)}</FieldError>
        </span>
      )}
      {!multiple && !required && isAnswered(typed, question) && answers.length > 0 && (
        <Button className={css.clear} variant="subtle" color="stone" onClick={() => onType(without(typed, question))}>
          {say('SURVEY_ANSWER.CLEAR')}
        </Button>
      )}
    </>
  );
}

function Offered({ question, typed, onType }: Part) {
  const nameOf = useAnswerName();
  const { chosen } = answerOf(typed, question);
  const One = question.multiple ? Checkbox : Radio;
  return question.answers.map(({ id, ...named }) => (
    <One
      key={id}
      className={css.option}
      name={`question-${question.id}`}
      label={nameOf(named)}
      checked={chosen.includes(id)}
      onChange={(e) => onType(withChosen(typed, question, id, e.currentTarget.checked))}
    />
  ));
}

/** "Something else" opens a box in its place; where nothing is offered there is the box alone. */
function Other({ question, typed, onType, problem }: Part & Pick<Props, 'problem'>) {
  const say = useText();
  const { other } = answerOf(typed, question);
  const alone = question.answers.length === 0;
  const box = useRef<HTMLTextAreaElement>(null);
  const opens = useRef(false);
  const One = question.multiple ? Checkbox : Radio;
  useEffect(() => {
    if (opens.current && other !== null) box.current?.focus();
    opens.current = false;
  }, [other]);
  const error = problem !== null && (alone ? 'words' : problem === 'empty' && 'empty');
  return (
    <>
      {!alone && (
        <One
          className={css.option}
          name={`question-${question.id}`}
          label={say('SURVEY.OTHER')}
          checked={other !== null}
          // Who walks over radio buttons by arrows stays among them; who presses one goes on writing.
          onPointerDown={() => {
            opens.current = true;
          }}
          onChange={(e) => onType(withOther(typed, question, e.currentTarget.checked ? '' : null))}
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
            error={error && <FieldError>{say(`SURVEY_ANSWER.ERRORS.${error}`)}</FieldError>}
          />
        </div>
      )}
    </>
  );
}
