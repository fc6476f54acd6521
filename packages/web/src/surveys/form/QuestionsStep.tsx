import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { mostQuestions } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { QuestionFields } from './QuestionFields.tsx';
import css from './Questions.module.css';
import { newQuestion, type QuestionValues, type SurveyFields } from './surveyValues.ts';
import type { Wrong } from './wrong.ts';

type Props = { fields: SurveyFields; wrong: Wrong };

const isTyped = ({ name, answers }: QuestionValues) =>
  name.trim() !== '' || answers.some((answer) => answer.name.trim() !== '' || answer.at !== '');

/** The second step: what is asked, in its order, and what may be answered. */
export function QuestionsStep({ fields, wrong }: Props) {
  const say = useText();
  const { questions } = fields.values;
  const nameOf = ({ name }: QuestionValues) => name.trim() || say('SURVEY_FORM.QUESTIONS.UNNAMED');
  const order = useOrder({
    rows: questions,
    reorder: (from, to) => fields.reorderListItem('questions', { from, to }),
    moved: (question, at) =>
      say('SURVEY_FORM.QUESTIONS.MOVED', { name: nameOf(question), at, count: questions.length }),
  });
  const fresh = useRef<string | null>(null);
  const add = () => {
    const question = newQuestion();
    fresh.current = question.key;
    fields.insertListItem('questions', question);
  };
  const remove = async (question: QuestionValues) => {
    const yes =
      !isTyped(question) ||
      (await confirm({
        title: say('SURVEY_FORM.QUESTIONS.REMOVE_TITLE', { name: nameOf(question) }),
        text: say('SURVEY_FORM.QUESTIONS.REMOVE_TEXT'),
        yes: say('SURVEY_FORM.QUESTIONS.REMOVE_YES'),
        no: say('FORM.KEEP'),
        danger: true,
      }));
    if (yes)
      fields.removeListItem(
        'questions',
        questions.findIndex(({ key }) => key === question.key),
      );
  };
  return (
    <Card title={say('SURVEY_FORM.QUESTIONS.TITLE')}>
      <p className={css.lead}>
        {say(questions.length === 0 ? 'SURVEY_FORM.QUESTIONS.EMPTY' : 'SURVEY_FORM.QUESTIONS.LEAD')}
      </p>
      <ol className={css.questions} aria-label={say('SURVEY_FORM.QUESTIONS.TITLE')}>
        {questions.map((question, i) => (
          <QuestionFields
            key={question.key}
            fields={fields}
            index={i}
            count={questions.length}
            fresh={fresh.current === question.key}
            dragging={order.of(question, i)}
            wrong={wrong}
            onMove={(to, then) => order.move(i, to, then)}
            onRemove={() => void remove(question)}
          />
        ))}
      </ol>
      <span className="vh" role="status">
        {order.said}
      </span>
      {questions.length < mostQuestions && (
        <div className={css.add}>
          <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {say('SURVEY_FORM.QUESTIONS.ADD')}
          </Button>
        </div>
      )}
    </Card>
  );
}
