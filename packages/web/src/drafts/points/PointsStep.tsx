import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { mostPoints } from '#contract/drafts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { confirm } from '../../kit/page/confirm.tsx';
import { newPoint, type PointValues, type VoteValues } from '../settings/draftValues.ts';
import { PointFields } from './PointFields.tsx';
import css from './PointsStep.module.css';

type Props = { fields: UseFormReturnType<VoteValues> };

/** Moves within the agenda and says where the point stands now; the focus stays with it. */
function useMoves({ fields }: Props) {
  const say = useText();
  const [said, setSaid] = useState('');
  const after = useRef<(() => void) | null>(null);
  const { points } = fields.values;
  useEffect(() => {
    after.current?.();
    after.current = null;
  });
  const move = (from: number, to: number, then?: () => void) => {
    const point = points[from];
    if (!point || to < 0 || to >= points.length || from === to) return;
    fields.reorderListItem('points', { from, to });
    after.current = then ?? null;
    const name = point.name.trim() || say('VOTE_FORM.POINTS.UNNAMED');
    setSaid(say('VOTE_FORM.POINTS.MOVED', { name, at: to + 1, count: points.length }));
  };
  return { move, said };
}

/** The third step: what is voted on, in the order of the agenda. */
export function PointsStep({ fields }: Props) {
  const say = useText();
  const { points } = fields.values;
  const { move, said } = useMoves({ fields });
  const [opened, setOpened] = useState<string | null>(() => (points.length === 1 ? (points[0]?.key ?? null) : null));
  const [dragged, setDragged] = useState<string | null>(null);
  const fresh = useRef<string | null>(null);
  const add = () => {
    const point = newPoint();
    fresh.current = point.key;
    setOpened(point.key);
    fields.insertListItem('points', point);
  };
  const remove = async (point: PointValues) => {
    const typed = point.name.trim() || point.description || point.files.length + point.documents.length > 0;
    const yes =
      !typed ||
      (await confirm({
        title: say('VOTE_FORM.POINTS.REMOVE_TITLE', { name: point.name.trim() || say('VOTE_FORM.POINTS.UNNAMED') }),
        text: say('VOTE_FORM.POINTS.REMOVE_TEXT'),
        yes: say('VOTE_FORM.POINTS.REMOVE_YES'),
        no: say('FORM.KEEP'),
        danger: true,
      }));
    if (yes)
      fields.removeListItem(
        'points',
        points.findIndex((p) => p.key === point.key),
      );
  };
  const over = (i: number) => {
    const from = points.findIndex((p) => p.key === dragged);
    if (dragged && from !== i) move(from, i);
  };
  return (
    <Card title={say('VOTE_FORM.POINTS.TITLE')}>
      <p className={css.lead}>{say(points.length === 0 ? 'VOTE_FORM.POINTS.EMPTY' : 'VOTE_FORM.POINTS.LEAD')}</p>
      <ol className={css.points} aria-label={say('VOTE_FORM.POINTS.TITLE')}>
        {points.map((point, i) => (
          <PointFields
            key={point.key}
            fields={fields}
            index={i}
            count={points.length}
            opened={opened === point.key}
            fresh={fresh.current === point.key}
            dragged={dragged === point.key}
            onToggle={() => setOpened(opened === point.key ? null : point.key)}
            onMove={(to, then) => move(i, to, then)}
            onRemove={() => void remove(point)}
            onDrag={(on) => setDragged(on ? point.key : null)}
            onOver={() => over(i)}
          />
        ))}
      </ol>
      <span className="vh" role="status">
        {said}
      </span>
      {points.length < mostPoints && (
        <div className={css.add}>
          <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {say('VOTE_FORM.POINTS.ADD')}
          </Button>
        </div>
      )}
    </Card>
  );
}
