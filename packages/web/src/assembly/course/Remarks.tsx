import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Course } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { useDropRemark } from '../rows/data.ts';
import css from './Remarks.module.css';

/** Objections and questions to the point that is shown, as the minutes will have them. */
export function Remarks({ course: { id, now, isFinished } }: { course: Course }) {
  const say = useText();
  const drop = useDropRemark();
  return (
    <Card title={say('COURSE.REMARKS.TITLE')}>
      <ul className={css.list}>
        {now?.remarks.map((r) => (
          <li key={r.id}>
            <div className={css.said}>
              <b>{say(`COURSE.REMARKS.BY_${r.kind}`, { name: typo(r.person) })}</b>
              <p>{r.text}</p>
              {r.answer !== '' && <p className={css.answer}>{say('COURSE.REMARKS.ANSWERED', { text: r.answer })}</p>}
            </div>
            {!isFinished && (
              <ActionIcon
                variant="subtle"
                color="stone"
                loading={drop.busy}
                aria-label={say('COURSE.REMARKS.DROP', { name: typo(r.person) })}
                onClick={() => void drop.run({ id, remark: r.id }).catch(() => undefined)}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
