import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Course, CourseEntry } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { clockOf } from '../desk/data.ts';
import { useBack } from '../rows/data.ts';
import css from './RoomCard.module.css';

/** What was written down last, by anybody. */
export function LastCard({ course }: { course: Course }) {
  const { last, points } = course;
  const say = useText();
  const told = ({ kind, count, owners, pointId }: CourseEntry): string => {
    const point = points.find((p) => p.id === pointId);
    const label = point?.label ?? '';
    if (kind === 'closed') return say('COURSE.LAST.closed', { label, state: point?.state ?? '' });
    if (kind === 'answers') return say('COURSE.LAST.answers', { label, count });
    return count === 1 ? say(`COURSE.LAST.${kind}_ONE`, { name: typo(owners) }) : say(`COURSE.LAST.${kind}`, { count });
  };
  return (
    <Card title={say('COURSE.LAST.TITLE')}>
      <ul className={css.list}>
        {last.map((entry) => (
          <li key={entry.seq}>
            <time dateTime={entry.at}>{clockOf(entry.at)}</time>
            <span>{told(entry)}</span>
          </li>
        ))}
      </ul>
      <TakeBack course={course} />
    </Card>
  );
}

/** What is closed stays; anything else is taken back by a further entry. */
function TakeBack({ course: { id, last, isFinished } }: { course: Course }) {
  const say = useText();
  const back = useBack();
  const [entry] = last;
  if (!entry || entry.kind === 'closed' || isFinished) return null;
  return (
    <div className={css.takeBack}>
      {back.refused && <FieldError>{say(back.refused.key, back.refused.params)}</FieldError>}
      <Button
        variant="subtle"
        fullWidth
        loading={back.busy}
        leftSection={<IconArrowBackUp size={19} stroke={1.75} aria-hidden="true" />}
        onClick={() => void back.run({ id, seq: entry.seq }).catch(() => undefined)}
      >
        {say('COURSE.LAST.BACK')}
      </Button>
    </div>
  );
}
