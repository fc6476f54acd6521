import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { mostPoints } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { newPoint, type PointValues, type VoteValues } from '../settings/draftValues.ts';
import { PointFields } from './PointFields.tsx';
import css from './PointsStep.module.css';

type Props = { fields: UseFormReturnType<VoteValues> };

/** The third step: what is voted on, in the order of the agenda. */
export function PointsStep({ fields }: Props) {
  const say = useText();
  const { points } = fields.values;
  const nameOf = ({ name }: PointValues) => name.trim() || say('VOTE_FORM.POINTS.UNNAMED');
  const order = useOrder({
    rows: points,
    reorder: (from, to) => fields.reorderListItem('points', { from, to }),
    moved: (point, at) => say('VOTE_FORM.POINTS.MOVED', { name: nameOf(point), at, count: points.length }),
  });
  const [opened, setOpened] = useState<string | null>(() => (points.length === 1 ? (points[0]?.key ?? null) : null));
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
        title: say('VOTE_FORM.POINTS.REMOVE_TITLE', { name: nameOf(point) }),
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
            dragging={order.of(point, i)}
            onToggle={() => setOpened(opened === point.key ? null : point.key)}
            onMove={(to, then) => order.move(i, to, then)}
            onRemove={() => void remove(point)}
          />
        ))}
      </ol>
      <span className="vh" role="status">
        {order.said}
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
