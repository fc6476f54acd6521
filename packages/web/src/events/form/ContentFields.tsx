import { TextInput } from '@mantine/core';
import { events } from '#contract/events/endpoints.ts';
import type { LabelId } from '#contract/events/schema.ts';
import { addressLength, type EventColour, eventColours, titleLength } from '#contract/events/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import { useCalendars, useLabels, useLabelText, useNameOf } from '../rows/data.ts';
import { LabelSign, ToneSquare } from '../rows/Tones.tsx';
import { aimOf, type EventFields } from './eventValues.ts';
import { TimeFields } from './TimeFields.tsx';

type Props = { fields: EventFields };

/** What it is, when and where; attachments belong to a whole series. */
export function ContentFields({ fields, isAlone }: Props & { isAlone: boolean }) {
  const say = useText();
  return (
    <Card padded>
      <FormStack>
        <TextInput
          label={say('EVENT.FIELDS.TITLE')}
          withAsterisk
          maxLength={titleLength}
          {...fields.getInputProps('title')}
        />
        <TimeFields fields={fields} />
        <TextInput
          label={say('EVENT.FIELDS.PLACE')}
          maxLength={addressLength}
          {...fields.getInputProps('place_address')}
        />
        <FormGrid>
          <CalendarField fields={fields} />
          <LabelField fields={fields} />
          <ColourField fields={fields} />
        </FormGrid>
        <RichText label={say('EVENT.FIELDS.TEXT')} required {...fields.getInputProps('place_description')} />
        {!isAlone && <Files fields={fields} />}
      </FormStack>
    </Card>
  );
}

function Files({ fields }: Props) {
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  return (
    <AttachmentsPicker
      files={files}
      onChange={onChange}
      error={error ?? fields.getInputProps('documents').error}
      visibility="VISIBLE_READERS"
      chosen={fields.values.documents}
      onChosen={(documents) => fields.setFieldValue('documents', documents)}
      closing={{ call: events.closedTo, aim: aimOf(fields.values) }}
    />
  );
}

function CalendarField({ fields }: Props) {
  const say = useText();
  const nameOf = useNameOf();
  const calendars = useCalendars().data?.calendars ?? [];
  const { calendarId } = fields.values;
  const chosen = calendars.find(({ id }) => id === calendarId);
  return (
    <Select
      label={say('EVENT.FIELDS.CALENDAR')}
      data={calendars.map((one) => ({ value: String(one.id ?? ''), label: nameOf(one) }))}
      {...fields.getInputProps('calendarId')}
      value={String(calendarId ?? '')}
      onChange={(next) => fields.setFieldValue('calendarId', next ? Number(next) : null)}
      leftSection={chosen && <ToneSquare colour={chosen.colour} />}
    />
  );
}

function LabelField({ fields }: Props) {
  const say = useText();
  const textOf = useLabelText();
  const labels = useLabels().data?.labels ?? [];
  const { labelId } = fields.values;
  const chosen = labels.find(({ id }) => id === labelId);
  const choose = (value: string) => {
    const label = labels.find(({ id }) => String(id) === value);
    if (label) fields.setFieldValue('labelId', label.id as LabelId);
  };
  return (
    <Select
      label={say('EVENT.FIELDS.LABEL')}
      data={labels.map((one) => ({ value: String(one.id), label: textOf(one) }))}
      {...fields.getInputProps('labelId')}
      value={String(labelId)}
      onChange={choose}
      leftSection={chosen && <LabelSign type={chosen.type} />}
    />
  );
}

function ColourField({ fields }: Props) {
  const say = useText();
  const { colour } = fields.values;
  return (
    <Select
      label={say('EVENT.FIELDS.COLOUR')}
      data={[
        { value: '', label: say('CALENDAR.FORM.OF_CALENDAR') },
        ...eventColours.map((value) => ({ value, label: say(`CALENDAR.COLOURS.${value}`) })),
      ]}
      {...fields.getInputProps('colour')}
      value={colour ?? ''}
      onChange={(next) => fields.setFieldValue('colour', (next || null) as EventColour | null)}
      leftSection={colour && <ToneSquare colour={colour} />}
    />
  );
}
