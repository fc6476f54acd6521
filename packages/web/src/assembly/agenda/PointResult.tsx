import { IconCheck, IconMessageCheck, IconX } from '@tabler/icons-react';
import type { CoursePoint } from '#contract/assembly/schema-course.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './PointHead.module.css';

/** How a point came out, in one line; nothing of one that is not over. */
export function PointResult({ point: { state, agreed } }: { point: CoursePoint }) {
  const say = useText();
  const asPercent = usePercentText();
  if (state === 'waiting' || state === 'open') return null;
  if (state === 'discussed') return <Tag icon={IconMessageCheck}>{say('COURSE.STATES.discussed')}</Tag>;
  return (
    <span className={css.result}>
      <Tag tone={state === 'passed' ? 'ok' : 'bad'} icon={state === 'passed' ? IconCheck : IconX}>
        {say(`COURSE.STATES.${state}`)}
      </Tag>
      {agreed && state !== 'lost' && <small>{say('COURSE.AGREED', { percent: asPercent(fromText(agreed)) })}</small>}
    </span>
  );
}
