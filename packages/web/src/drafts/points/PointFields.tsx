import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isEmptyRichText } from '#contract/base/rich-text.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import type { VoteValues } from '../settings/draftValues.ts';
import css from './PointsStep.module.css';

type Props = {
  fields: UseFormReturnType<VoteValues>;
  index: number;
  count: number;
  opened: boolean;
  /** Was added just now: its name is what comes next. */
  fresh: boolean;
  dragged: boolean;
  onToggle: () => void;
  onMove: (to: number, then: () => void) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
  onOver: () => void;
};

type MovesProps = Pick<Props, 'index' | 'count' | 'onMove' | 'onRemove'>;
/** Up, down, away: the same as dragging, for a keyboard and a finger. */
function Moves({ index, count, onMove, onRemove }: MovesProps) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  const number = index + 1;
  // a moved row leaves the focus behind; at the edge the other arrow takes it
  const keep = (way: 'up' | 'down') => () => {
    const [up, down] = place.current?.querySelectorAll('button') ?? [];
    const [wanted, other] = way === 'up' ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  };
  return (
    <div ref={place} className={css.moves}>
      <ActionIcon
        aria-label={say('VOTE_FORM.POINTS.UP', { number })}
        disabled={index === 0}
        onClick={() => onMove(index - 1, keep('up'))}
      >
        <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        aria-label={say('VOTE_FORM.POINTS.DOWN', { number })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1, keep('down'))}
      >
        <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label={say('VOTE_FORM.POINTS.REMOVE', { number })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** One point: its name always, wording and attachments when it is opened. */
export function PointFields({ fields, index, count, opened, fresh, dragged, ...acts }: Props) {
  const say = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState(false);
  const point = fields.values.points[index];
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [fresh]);
  if (!point) return null;
  const number = index + 1;
  const path = `points.${index}` as const;
  const attached = point.files.length + point.documents.length;
  const told = [
    isEmptyRichText(point.description) && say('VOTE_FORM.POINTS.NO_WORDING'),
    attached > 0 && say('VOTE_FORM.POINTS.FILE_COUNT', { count: attached }),
  ].filter(Boolean);
  return (
    <li
      className={dragged ? `${css.point} ${css.dragged}` : css.point}
      draggable={held}
      onDragStart={(e) => {
        e.dataTransfer.effectAllowed = 'move';
        acts.onDrag(true);
      }}
      onDragEnter={acts.onOver}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => e.preventDefault()}
      onDragEnd={() => {
        setHeld(false);
        acts.onDrag(false);
      }}
    >
      <span
        className={css.grip}
        title={say('VOTE_FORM.POINTS.DRAG', { number })}
        aria-hidden="true"
        onPointerDown={() => {
          setHeld(true);
          window.addEventListener('pointerup', () => setHeld(false), { once: true });
        }}
      >
        <IconGripVertical size={20} stroke={1.75} />
      </span>
      <Avatar name="" text={String(number)} />
      <div className={css.fields}>
        <div className={css.head}>
          <TextInput
            ref={field}
            label={say('VOTE_FORM.POINTS.NAME', { number })}
            withAsterisk
            maxLength={200}
            className={css.name}
            {...fields.getInputProps(`${path}.name`)}
          />
          <Moves index={index} count={count} onMove={acts.onMove} onRemove={acts.onRemove} />
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
            {say(opened ? 'VOTE_FORM.POINTS.CLOSE' : 'VOTE_FORM.POINTS.OPEN')}
          </Button>
          {!opened && <span className={css.told}>{told.join(' · ')}</span>}
        </div>
        <div id={id} hidden={!opened}>
          {opened && (
            <div className={css.body}>
              <RichText
                label={say('VOTE_FORM.POINTS.WORDING')}
                description={say('VOTE_FORM.POINTS.WORDING_HINT')}
                {...fields.getInputProps(`${path}.description`)}
              />
              <AttachmentsPicker
                visibility
                links={false}
                label={say('VOTE_FORM.POINTS.FILES')}
                files={point.files}
                onChange={(files) => fields.setFieldValue(`${path}.files`, files)}
                chosen={point.documents}
                onChosen={(documents) => fields.setFieldValue(`${path}.documents`, documents)}
                error={fields.getInputProps(`${path}.documents`).error}
                closing={{ call: votes.closedTo, aim: { isPublic: fields.values.isPublic } }}
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}
