import { Button, TextInput } from '@mantine/core';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { type ClockView, RecordInput } from '#contract/clock/schema.ts';
import { nameLength, type RecordKind, recordKinds } from '#contract/clock/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = { kind: RecordKind; name: string; from: string; until: string };

function Fields({ fields }: Pick<RecordForm<Values>, 'fields'>) {
  const say = useText();
  const { kind } = fields.getValues();
  return (
    <>
      <ChoiceCards
        label={say('CLOCK.RECORD.KIND')}
        long
        choices={recordKinds.map((value) => ({ value, label: say(`CLOCK.RECORD.KINDS.${value}`) }))}
        value={kind}
        onChange={(next) => fields.setFieldValue('kind', next)}
      />
      <TextInput
        label={say(`CLOCK.RECORD.NAME.${kind}`)}
        withAsterisk={kind !== 'settlement'}
        maxLength={nameLength}
        {...fields.getInputProps('name')}
      />
      <DateField label={say(`CLOCK.RECORD.FROM.${kind}`)} required {...fields.getInputProps('from')} />
      {kind !== 'settlement' && (
        <DateField
          label={say(`CLOCK.RECORD.UNTIL.${kind}`)}
          description={kind === 'dataBox' ? say('CLOCK.RECORD.UNTIL_HINT') : undefined}
          required={kind === 'mandate'}
          {...fields.getInputProps('until')}
        />
      )}
    </>
  );
}

/** Writes down what begins a term and the portal cannot know. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const record = useChange(clock.record);
  const form = useRecordForm<Values, Given<typeof clock.record>, ClockView>({
    initial: { kind: 'settlement', name: '', from: '', until: '' },
    schema: RecordInput,
    input: ({ until, ...typed }) => ({ ...typed, until: typed.kind === 'settlement' ? null : until || null }),
    send: record.run,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('CLOCK.NEW')}>
      <FormBody form={form} busy={record.busy}>
        <FormStack>
          <p>{say('CLOCK.RECORD.LEAD')}</p>
          <Fields fields={form.fields} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={record.busy}>
              {say('CLOCK.RECORD.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
