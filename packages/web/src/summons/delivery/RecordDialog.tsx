import { Button, Radio, Stack, TextInput } from '@mantine/core';
import type { FileView } from '#contract/base/files/files.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { summons } from '#contract/summons/endpoints.ts';
import { DeliveryRecord, numberLength, typedChannels } from '#contract/summons/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

/** These places, or so many that nothing proves yet. */
export type Recorded = { ids: number[]; all?: never } | { all: number; ids?: never };
type Props = { id: number; of: Recorded | null; onClose: () => void };

/** Writes down that the invitation was handed over, posted or hung. */
export function RecordDialog({ id, of, onClose }: Props) {
  const say = useText();
  const count = of?.ids?.length ?? of?.all ?? 0;
  return (
    <Dialog opened={of !== null} onClose={onClose} title={say('SUMMONS.RECORD.TITLE', { count })} wide>
      {of && <Form id={id} of={of} onClose={onClose} />}
    </Dialog>
  );
}

type Values = { channel: (typeof typedChannels)[number]; day: string; number: string; files: FileView[] };

function Form({ id, of, onClose }: { id: number; of: Recorded; onClose: () => void }) {
  const say = useText();
  const record = useChange(summons.record);
  const initial: Values = { channel: 'hand', day: dayIn(new Date()), number: '', files: [] };
  const form = useRecordForm({
    initial,
    schema: DeliveryRecord,
    input: ({ files, ...v }) => ({
      ...{ id, ...v, fileIds: files.map((f) => f.id) },
      ...(of.ids ? { seatIds: of.ids, allMissing: false } : { seatIds: [], allMissing: true }),
    }),
    send: record.run,
    done: onClose,
  });
  const { fields } = form;
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      <Radio.Group label={say('SUMMONS.RECORD.CHANNEL')} withAsterisk {...fields.getInputProps('channel')}>
        <Stack gap={8} mt={8}>
          {typedChannels.map((value) => (
            <Radio key={value} value={value} label={say(`SUMMONS.RECORD.CHANNELS.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <DateField label={say('SUMMONS.RECORD.DAY')} required {...fields.getInputProps('day')} />
      {fields.values.channel === 'post' && (
        <TextInput
          label={say('SUMMONS.RECORD.NUMBER')}
          description={say('SUMMONS.RECORD.NUMBER_HINT')}
          maxLength={numberLength}
          {...fields.getInputProps('number')}
        />
      )}
      <AttachmentsField
        label={say('SUMMONS.RECORD.FILES')}
        files={fields.values.files}
        onChange={(next) => fields.setFieldValue('files', next)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={record.busy}>
          {say('SUMMONS.RECORD.YES')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
