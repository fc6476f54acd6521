import { Button, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { isDecided } from '#contract/agenda/rules.ts';
import { nameLength } from '#contract/agenda/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Dragged } from '../../kit/order/Dragged.tsx';
import { Moves } from '../../kit/order/Moves.tsx';
import type { AgendaFields, PointValues } from './agendaValues.ts';
import { PointBody } from './PointBody.tsx';
import css from './PointsFields.module.css';

type Props = {
  fields: AgendaFields;
  index: number;
  count: number;
  isPublic: boolean;
  opened: boolean;
  /** Was added just now: its name is what comes next. */
  fresh: boolean;
  dragging: Pick<ComponentProps<typeof Dragged>, 'dragged' | 'onDrag' | 'onOver'>;
  onToggle: () => void;
  onMove: (to: number, then: () => void) => void;
  onRemove: () => void;
};

/** One point: its name always, what is done about it, wording and materials when it is opened. */
export function PointFields({ fields, index, count, isPublic, opened, fresh, dragging, ...acts }: Props) {
  const say = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const point = fields.values.points[index];
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [fresh]);
  if (!point) return null;
  const number = index + 1;
  const { isFixed } = point;
  return (
    <Dragged title={say('AGENDA.FORM.DRAG', { number })} className={css.point} gripClass={css.grip} {...dragging}>
      <Avatar name="" text={String(number)} />
      <div className={css.fields}>
        <div className={css.head}>
          <TextInput
            ref={field}
            label={say('AGENDA.FORM.POINT', { number })}
            withAsterisk
            readOnly={isFixed}
            maxLength={nameLength}
            className={css.name}
            {...fields.getInputProps(`points.${index}.name`)}
          />
          <Moves
            className={css.moves}
            words={{
              up: say('AGENDA.FORM.UP', { number }),
              down: say('AGENDA.FORM.DOWN', { number }),
              ...(!isFixed && { remove: say('AGENDA.FORM.REMOVE', { number }) }),
            }}
            index={index}
            count={count}
            onMove={acts.onMove}
            {...(!isFixed && { onRemove: acts.onRemove })}
          />
        </div>
        <div className={css.more}>
          <Button
            variant="subtle"
            size="compact-md"
            className={css.toggle}
            aria-expanded={opened}
            aria-controls={id}
            leftSection={
              <IconChevronDown size={18} stroke={1.75} aria-hidden="true" className={opened ? css.turned : undefined} />
            }
            onClick={acts.onToggle}
          >
            {say(opened ? 'AGENDA.FORM.CLOSE' : 'AGENDA.FORM.OPEN')}
          </Button>
          {!opened && <Told point={point} />}
        </div>
        <div id={id} hidden={!opened}>
          {opened && <PointBody fields={fields} index={index} isPublic={isPublic} />}
        </div>
      </div>
    </Dragged>
  );
}

/** What is known of a folded one. */
function Told({ point: { kind, wording, files, documents } }: { point: PointValues }) {
  const say = useText();
  const attached = files.length + documents.length;
  const told = [
    say(`AGENDA.KINDS.${kind}`),
    isDecided(kind) && wording.trim() === '' && say('AGENDA.FORM.NO_WORDING'),
    attached > 0 && say('AGENDA.FORM.FILE_COUNT', { count: attached }),
  ].filter(Boolean);
  return <span className={css.told}>{told.join(' · ')}</span>;
}
