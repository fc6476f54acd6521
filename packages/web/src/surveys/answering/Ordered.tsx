import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { Dragged } from '../../kit/order/Dragged.tsx';
import { Moves } from '../../kit/order/Moves.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { useAnswerName } from '../rows/useAnswerName.ts';
import css from './Question.module.css';
import { answerOf, isAnswered, type Typed, withOrder } from './typed.ts';

type Props = { question: Question; typed: Typed; onType: (typed: Typed) => void };

/** What is offered, put in order by its grips or by buttons; until somebody does, nothing is answered. */
export function Ordered({ question, typed, onType }: Props) {
  const say = useText();
  const nameOf = useAnswerName();
  const isDone = isAnswered(typed, question);
  const ids = isDone ? answerOf(typed, question).chosen : question.answers.map((a) => a.id);
  const rows = ids.flatMap((id) => {
    const answer = question.answers.find((a) => a.id === id);
    return answer ? [{ key: String(id), name: nameOf(answer) }] : [];
  });
  const order = useOrder({
    rows,
    reorder: (from, to) => {
      const next = ids.filter((_, i) => i !== from);
      onType(withOrder(typed, question, next.toSpliced(to, 0, ids[from] as number)));
    },
    moved: ({ name }, at) => say('SURVEY_ANSWER.ORDER.MOVED', { name, at, count: rows.length }),
  });
  return (
    <>
      <ol className={css.order} data-done={isDone || undefined} aria-label={say('SURVEY_ANSWER.ORDER.LIST')}>
        {rows.map((row, i) => (
          <Dragged
            key={row.key}
            title={say('SURVEY_ANSWER.ORDER.DRAG', { name: row.name })}
            className={css.placed}
            {...order.of(row, i)}
          >
            <span className={css.place} aria-hidden="true">
              {i + 1}
            </span>
            <span className={css.named}>{row.name}</span>
            <Moves
              words={{
                up: say('SURVEY_ANSWER.ORDER.UP', { name: row.name }),
                down: say('SURVEY_ANSWER.ORDER.DOWN', { name: row.name }),
              }}
              index={i}
              count={rows.length}
              onMove={(to, then) => order.move(i, to, then)}
            />
          </Dragged>
        ))}
      </ol>
      <span className="vh" role="status">
        {order.said}
      </span>
      <p className={css.stands}>{say(isDone ? 'SURVEY_ANSWER.ORDER.DONE' : 'SURVEY_ANSWER.ORDER.NOT_YET')}</p>
      {!isDone && (
        <Button
          className={css.clear}
          variant="default"
          leftSection={<IconCheck size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onType(withOrder(typed, question, ids))}
        >
          {say('SURVEY_ANSWER.ORDER.AS_IS')}
        </Button>
      )}
    </>
  );
}
