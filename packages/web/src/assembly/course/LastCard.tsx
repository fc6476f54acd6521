import type { Course, CourseEntry } from '#contract/assembly/schema-course.ts';
import { wallTime } from '#contract/base/dates.ts';
import { typo } from '#contract/base/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/page/Card.tsx';
import css from './RoomCard.module.css';

/** What was written down last, by anybody. */
export function LastCard({ course: { last, points } }: { course: Course }) {
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
            <time dateTime={entry.at}>{wallTime(new Date(entry.at)).slice(11, 16)}</time>
            <span>{told(entry)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
