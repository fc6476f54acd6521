import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { mostPoints } from '#contract/agenda/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardLead } from '../../kit/card/CardRows.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useOrder } from '../../kit/order/useOrder.ts';
import { type AgendaFields, isTyped, newPoint, type PointValues } from './agendaValues.ts';
import { PointFields } from './PointFields.tsx';
import css from './PointsFields.module.css';

type Props = { fields: AgendaFields; isPublic: boolean };

/** All points in their order; one of them is opened at a time. */
export function PointsFields({ fields, isPublic }: Props) {
  const say = useText();
  const { points } = fields.values;
  const nameOf = ({ name }: PointValues) => name.trim() || say('AGENDA.FORM.UNNAMED');
  const order = useOrder({
    rows: points,
    reorder: (from, to) => fields.reorderListItem('points', { from, to }),
    moved: (point, at) => say('AGENDA.FORM.MOVED', { name: nameOf(point), at, count: points.length }),
  });
  const [opened, setOpened] = useState<string | null>(null);
  const fresh = useRef<string | null>(null);
  const add = () => {
    const point = newPoint();
    fresh.current = point.key;
    setOpened(point.key);
    fields.insertListItem('points', point);
  };
  const remove = async (point: PointValues) => {
    const yes =
      !isTyped(point) ||
      (await confirm({
        title: say('AGENDA.FORM.REMOVE_TITLE', { name: nameOf(point) }),
        text: say('AGENDA.FORM.REMOVE_TEXT'),
        yes: say('AGENDA.FORM.REMOVE_YES'),
        no: say('FORM.KEEP'),
        danger: true,
      }));
    if (!yes) return;
    const { points: now } = fields.getValues();
    fields.removeListItem(
      'points',
      now.findIndex((p) => p.key === point.key),
    );
  };
  return (
    <Card title={say('AGENDA.TITLE')}>
      <CardLead>{say(points.length === 0 ? 'AGENDA.FORM.EMPTY' : 'AGENDA.FORM.LEAD')}</CardLead>
      <ol className={css.points} aria-label={say('AGENDA.TITLE')}>
        {points.map((point, i) => (
          <PointFields
            key={point.key}
            fields={fields}
            index={i}
            count={points.length}
            isPublic={isPublic}
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
        <CardFoot>
          <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={add}>
            {say('AGENDA.FORM.ADD')}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}
