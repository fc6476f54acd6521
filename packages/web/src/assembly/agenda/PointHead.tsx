import { IconPlayerPlay } from '@tabler/icons-react';
import type { CourseNow, CoursePoint } from '#contract/assembly/schema-course.ts';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import css from './PointHead.module.css';
import { PointResult } from './PointResult.tsx';
import { WallParts } from './WallParts.tsx';

/** What is on: its number, its name, and the words that are read aloud. */
export function PointHead({ id, point, now }: { id: number; point: CoursePoint; now: CourseNow }) {
  const say = useText();
  return (
    <section className={css.point} aria-labelledby="point">
      <div className={css.head}>
        <span className={css.number} aria-hidden="true">
          {point.label}
        </span>
        <h1 id="point" className={css.name}>
          <span className="vh">{say('COURSE.POINT_OF', { label: point.label })} </span>
          {typo(point.name)}
        </h1>
        {point.state === 'open' ? (
          <Tag tone="brand" icon={IconPlayerPlay}>
            {say(point.votePointId === null ? 'COURSE.STATES.TALKING' : 'COURSE.STATES.VOTING')}
          </Tag>
        ) : (
          <PointResult point={point} />
        )}
      </div>
      {point.offAgenda && <p className={css.off}>{say('COURSE.OFF_AGENDA')}</p>}
      {point.wording !== '' && <p className={css.wording}>{typo(point.wording)}</p>}
      {point.state === 'open' && <WallParts id={id} point={point} />}
      {!isEmptyRichText(now.body) && <Prose html={now.body} headingsFrom={2} />}
    </section>
  );
}
