import { Button } from '@mantine/core';
import type { CoursePoint } from '#contract/assembly/schema-course.ts';
import { projector } from '#contract/projector/endpoints.ts';
import { partOf, wallParts } from '#contract/projector/rules-wall.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import css from './PointHead.module.css';

type Props = { id: number; point: CoursePoint };

/** While a wording is projected that the wall does not hold whole, whoever leads turns its parts. */
export function WallParts({ id, point }: Props) {
  const parts = wallParts(point.name, point.wording);
  return parts.length > 1 ? <Turning id={id} point={point} parts={parts} /> : null;
}

function Turning({ id, point, parts }: Props & { parts: readonly string[] }) {
  const say = useText();
  const { data } = useReading(projector.standing, { id });
  const turn = useChange(projector.turn);
  if (!data || data.until === null) return null;
  const at = data.pointId === point.id ? partOf(parts, data.part) : 0;
  const to = (part: number) => void turn.run({ id, point: point.id, part }).catch(() => undefined);
  return (
    <div className={css.wall}>
      <span role="status">{say('STAGE.PROJECTION.PART', { part: at + 1, of: parts.length })}</span>
      <Button variant="default" disabled={at === 0 || turn.busy} onClick={() => to(at - 1)}>
        {say('STAGE.PROJECTION.BEFORE')}
      </Button>
      <Button variant="default" disabled={at === parts.length - 1 || turn.busy} onClick={() => to(at + 1)}>
        {say('STAGE.PROJECTION.AFTER')}
      </Button>
    </div>
  );
}
