import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { answerLength, mostAnswers } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Dragged } from '../../kit/order/Dragged.tsx';
import { Moves } from '../../kit/order/Moves.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import css from './Questions.module.css';
import { newAnswer, type SurveyFields } from './surveyValues.ts';
import type { Wrong } from './wrong.ts';

type Props = { fields: SurveyFields; question: number; wrong: Wrong };

/** The offered answers of one question, in their order; Enter goes on to the next one, and from the last to a new one. */
export function AnswerFields({ fields, question, wrong }: Props) {
  const say = useText();
  const place = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const path = `questions.${question}.answers` as const;
  const { answers = [], kind } = fields.values.questions[question] ?? {};
  const isDates = kind === 'dates';
  const order = useOrder({
    rows: answers,
    reorder: (from, to) => fields.reorderListItem(path, { from, to }),
    moved: ({ name }, at) => say('SURVEY_FORM.ANSWERS.MOVED', { name: name.trim() || '–', at, count: answers.length }),
  });
  useEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = null;
  });
  const isFull = answers.length >= mostAnswers;
  const addAt = (at: number) => {
    if (isFull) return;
    wanted.current = at;
    fields.insertListItem(path, newAnswer(), at);
  };
  const enter = (e: KeyboardEvent, at: number) => {
    if (e.key !== 'Enter') return;
    e.preventDefault();
    if (at === answers.length - 1) addAt(answers.length);
    else place.current?.querySelectorAll('input')[at + 1]?.focus();
  };
  const none = wrong(path);
  return (
    <>
      <ol ref={place} className={css.answers} aria-label={say('SURVEY_FORM.ANSWERS.OF', { number: question + 1 })}>
        {answers.map((answer, i) => {
          const number = i + 1;
          const field = fields.getInputProps(`${path}.${i}.name`);
          const dated = fields.getInputProps(`${path}.${i}.at`);
          const missing = wrong(`${path}.${i}.name`);
          return (
            <Dragged
              key={answer.key}
              title={say('SURVEY_FORM.ANSWERS.DRAG', { number })}
              className={css.answer}
              {...order.of(answer, i)}
            >
              {isDates ? (
                <DateField
                  withTime
                  labelHidden
                  label={say('SURVEY_FORM.ANSWERS.ONE', { number, question: question + 1 })}
                  {...dated}
                  error={dated.error ?? (missing && <FieldError>{say(missing)}</FieldError>)}
                />
              ) : (
                <TextInput
                  aria-label={say('SURVEY_FORM.ANSWERS.ONE', { number, question: question + 1 })}
                  placeholder={say('SURVEY_FORM.ANSWERS.PLACEHOLDER', { number })}
                  maxLength={answerLength}
                  onKeyDown={(e) => enter(e, i)}
                  {...field}
                  error={field.error ?? (missing && <FieldError>{say(missing)}</FieldError>)}
                />
              )}
              <Moves
                words={{
                  up: say('SURVEY_FORM.ANSWERS.UP', { number, question: question + 1 }),
                  down: say('SURVEY_FORM.ANSWERS.DOWN', { number, question: question + 1 }),
                  remove: say('SURVEY_FORM.ANSWERS.REMOVE', { number, question: question + 1 }),
                }}
                index={i}
                count={answers.length}
                onMove={(to, then) => order.move(i, to, then)}
                onRemove={() => fields.removeListItem(path, i)}
              />
            </Dragged>
          );
        })}
      </ol>
      <span className="vh" role="status">
        {order.said}
      </span>
      {none && (
        <span className={css.wrong}>
          <FieldError>{say(none)}</FieldError>
        </span>
      )}
      {!isFull && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            mih={44}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => addAt(answers.length)}
          >
            {say('SURVEY_FORM.ANSWERS.ADD')}
          </Button>
        </div>
      )}
    </>
  );
}
