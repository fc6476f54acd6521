import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { presetBy, presets } from '#contract/motions/rules-law.ts';
import type { PresetId } from '#contract/motions/schema.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Dragged } from '../../kit/order/Dragged.tsx';
import { Moves } from '../../kit/order/Moves.tsx';
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
  dragging: Pick<ComponentProps<typeof Dragged>, 'dragged' | 'onDrag' | 'onOver'>;
  onToggle: () => void;
  onMove: (to: number, then: () => void) => void;
  onRemove: () => void;
};

/** One point: its name always, wording and attachments when it is opened. */
export function PointFields({ fields, index, count, opened, fresh, dragging, ...acts }: Props) {
  const say = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const point = fields.values.points[index];
  useEffect(() => {
    if (fresh) field.current?.focus();
  }, [fresh]);
  if (!point) return null;
  const number = index + 1;
  const path = `points.${index}` as const;
  const attached = point.files.length + point.documents.length;
  const own = presetBy(point.preset);
  const told = [
    own?.basis === fields.values.basis && say(own.name),
    isEmptyRichText(point.description) && say('VOTE_FORM.POINTS.NO_WORDING'),
    attached > 0 && say('VOTE_FORM.POINTS.FILE_COUNT', { count: attached }),
  ].filter(Boolean);
  return (
    <Dragged title={say('VOTE_FORM.POINTS.DRAG', { number })} className={css.point} gripClass={css.grip} {...dragging}>
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
          <Moves
            className={css.moves}
            words={{
              up: say('VOTE_FORM.POINTS.UP', { number }),
              down: say('VOTE_FORM.POINTS.DOWN', { number }),
              remove: say('VOTE_FORM.POINTS.REMOVE', { number }),
            }}
            index={index}
            count={count}
            onMove={acts.onMove}
            onRemove={acts.onRemove}
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
              <PointPreset fields={fields} index={index} />
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
    </Dragged>
  );
}

const asVote = 'vote';

/** By what majority the point is decided, where not as the whole vote. */
function PointPreset({ fields, index }: Pick<Props, 'fields' | 'index'>) {
  const say = useText();
  const { basis, points } = fields.values;
  const offered = presets.filter((p) => p.basis === basis);
  const chosen = offered.find((p) => p.id === points[index]?.preset);
  return (
    <Select
      label={say('VOTE_FORM.POINTS.PRESET')}
      description={say('VOTE_FORM.POINTS.PRESET_HINT')}
      data={[
        { value: asVote, label: say('VOTE_FORM.POINTS.PRESET_AS_VOTE') },
        ...offered.map((p) => ({ value: p.id as string, label: say(p.name) })),
      ]}
      value={chosen?.id ?? asVote}
      onChange={(next) =>
        fields.setFieldValue(`points.${index}.preset`, next === asVote ? null : (next as PresetId | null))
      }
    />
  );
}
