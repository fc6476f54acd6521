import { Textarea } from '@mantine/core';
import { isDecided } from '#contract/agenda/rules.ts';
import { type Majority, majorities } from '#contract/agenda/schema.ts';
import { pointKinds, wordingLength } from '#contract/agenda/schema-words.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import type { AgendaFields } from './agendaValues.ts';
import css from './PointsFields.module.css';

type Props = { fields: AgendaFields; index: number; isPublic: boolean };

/** What is done about a point, and what people have to know for it. */
export function PointBody({ fields, index, isPublic }: Props) {
  const say = useText();
  const point = fields.values.points[index];
  if (!point) return null;
  const path = `points.${index}` as const;
  return (
    <div className={css.body}>
      {point.isFixed ? <Note>{say('AGENDA.FORM.FIXED')}</Note> : <DecisionFields fields={fields} index={index} />}
      <RichText
        label={say('AGENDA.FORM.BODY')}
        description={say('AGENDA.FORM.BODY_HINT')}
        {...fields.getInputProps(`${path}.body`)}
      />
      <AttachmentsPicker
        visibility="VISIBLE_READERS"
        links={false}
        label={say('AGENDA.FORM.FILES')}
        files={point.files}
        onChange={(files) => fields.setFieldValue(`${path}.files`, files)}
        chosen={point.documents}
        onChosen={(documents) => fields.setFieldValue(`${path}.documents`, documents)}
        error={fields.getInputProps(`${path}.documents`).error}
        closing={{ call: meetings.closedTo, aim: { isPublic } }}
      />
    </div>
  );
}

/** What stays as it is once it is voted on. */
function DecisionFields({ fields, index }: Omit<Props, 'isPublic'>) {
  const say = useText();
  const point = fields.values.points[index];
  if (!point) return null;
  const path = `points.${index}` as const;
  const none = { value: '' as const, label: say('AGENDA.FORM.PRESET_NONE') };
  return (
    <>
      <ChoiceCards
        many
        label={say('AGENDA.FORM.KIND')}
        choices={pointKinds.map((value) => ({
          value,
          label: say(`AGENDA.KINDS.${value}`),
          hint: say(`AGENDA.FORM.KIND_HINTS.${value}`),
        }))}
        value={point.kind}
        onChange={(kind) => fields.setFieldValue(`${path}.kind`, kind)}
      />
      {isDecided(point.kind) && (
        <>
          <Textarea
            label={say('AGENDA.FORM.WORDING')}
            description={say('AGENDA.FORM.WORDING_HINT')}
            autosize
            minRows={3}
            maxLength={wordingLength}
            {...fields.getInputProps(`${path}.wording`)}
          />
          <Select<Majority | ''>
            label={say('AGENDA.FORM.PRESET')}
            data={[none, ...majorities.map((value) => ({ value, label: say(`AGENDA.MAJORITIES.${value}`) }))]}
            value={point.preset ?? ''}
            onChange={(next) => fields.setFieldValue(`${path}.preset`, next === '' ? null : next)}
          />
        </>
      )}
    </>
  );
}
