import { Switch, TextInput } from '@mantine/core';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { isBare } from '#contract/surveys/rules-kinds.ts';
import { questionKinds, questionLength } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Dragged } from '../../kit/order/Dragged.tsx';
import { Moves } from '../../kit/order/Moves.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import css from './Questions.module.css';
import { type QuestionValues, type SurveyFields, turnedInto } from './surveyValues.ts';
import type { Wrong } from './wrong.ts';

type Props = {
  fields: SurveyFields;
  index: number;
  count: number;
  /** Was added just now: its words are what comes next. */
  fresh: boolean;
  dragging: Pick<ComponentProps<typeof Dragged>, 'dragged' | 'onDrag' | 'onOver'>;
  wrong: Wrong;
  onMove: (to: number, then: () => void) => void;
  onRemove: () => void;
};

/** What else is decided of a question; of a scale exactly one step is chosen, and an order is of what is offered. */
const ofChoice = ['otherAnswer', 'multiple', 'required'] as const;
const ofBare = ['required'] as const;

/** One question: its words, what may be answered, and how. */
export function QuestionFields({ fields, index, count, fresh, dragging, wrong, onMove, onRemove }: Props) {
  const say = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [fresh]);
  const number = index + 1;
  const path = `questions.${index}` as const;
  const name = fields.getInputProps(`${path}.name`);
  const missing = wrong(`${path}.name`);
  const asked = fields.values.questions[index] as QuestionValues;
  // Said at once: it can't be put right by typing more.
  const unfit = asked.kind === 'order' && fields.values.anonymous && 'SURVEY.ERRORS.ORDER_ANONYMOUS';
  /** Enter goes on to the answers instead of leaving the step. */
  const onward = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.key !== 'Enter') return;
    e.preventDefault();
    e.currentTarget.closest('li')?.querySelector<HTMLInputElement>(':scope ol input')?.focus();
  };
  return (
    <Dragged
      title={say('SURVEY_FORM.QUESTIONS.DRAG', { number })}
      className={css.question}
      gripClass={css.grip}
      {...dragging}
    >
      <Avatar name="" text={String(number)} />
      <div className={css.fields}>
        <div className={css.head}>
          <TextInput
            ref={field}
            label={say('SURVEY_FORM.QUESTIONS.NAME', { number })}
            withAsterisk
            maxLength={questionLength}
            className={css.name}
            onKeyDown={onward}
            {...name}
            error={name.error ?? (missing && <FieldError>{say(missing)}</FieldError>)}
          />
          <Moves
            className={css.moves}
            words={{
              up: say('SURVEY_FORM.QUESTIONS.UP', { number }),
              down: say('SURVEY_FORM.QUESTIONS.DOWN', { number }),
              remove: say('SURVEY_FORM.QUESTIONS.REMOVE', { number }),
            }}
            index={index}
            count={count}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
        <Select
          label={say('SURVEY_FORM.QUESTIONS.KIND')}
          aria-label={say('SURVEY_FORM.QUESTIONS.SWITCH', { name: say('SURVEY_FORM.QUESTIONS.KIND'), number })}
          className={css.kind}
          data={questionKinds.map((value) => ({ value, label: say(`SURVEY_FORM.QUESTIONS.KINDS.${value}`) }))}
          value={asked.kind}
          onChange={(kind) => fields.setFieldValue(path, turnedInto(asked, kind))}
          error={unfit && <FieldError>{say(unfit)}</FieldError>}
        />
        <AnswerFields fields={fields} question={index} wrong={wrong} />
        <div className={css.switches}>
          {(isBare(asked.kind) ? ofBare : ofChoice).map((one) => (
            <Switch
              key={one}
              label={say(`SURVEY_FORM.QUESTIONS.${one}`)}
              aria-label={say('SURVEY_FORM.QUESTIONS.SWITCH', { name: say(`SURVEY_FORM.QUESTIONS.${one}`), number })}
              {...fields.getInputProps(`${path}.${one}`, { type: 'checkbox' })}
            />
          ))}
        </div>
      </div>
    </Dragged>
  );
}
