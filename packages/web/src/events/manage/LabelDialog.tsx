import { Button, TextInput } from '@mantine/core';
import { eventLabels } from '#contract/events/endpoints-calendars.ts';
import { LabelInput, type LabelView } from '#contract/events/schema-calendars.ts';
import { defaultLabelType, labelTypes, nameLength } from '#contract/events/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { LabelSign } from '../rows/Tones.tsx';

type Props = { label: LabelView | null; onClose: () => void };

/** Name and type of a label of the house, of a new one too. */
export function LabelDialog({ label, onClose }: Props) {
  const say = useText();
  const create = useChange(eventLabels.create);
  const update = useChange(eventLabels.update);
  const form = useRecordForm<LabelInput, LabelInput & { updatedAt: string }, LabelView>({
    initial: { name: label?.name ?? '', type: label?.type ?? defaultLabelType },
    version: label?.updatedAt,
    schema: LabelInput,
    input: (v, updatedAt) => ({ ...v, updatedAt }),
    send: ({ updatedAt, ...input }) =>
      typeof label?.id === 'number' ? update.run({ id: label.id, updatedAt, ...input }) : create.run(input),
    done: onClose,
  });
  const { getInputProps, setFieldValue, values } = form.fields;
  const busy = create.busy || update.busy;
  return (
    <Dialog opened onClose={onClose} title={say(label ? 'CALENDAR.MANAGE.EDIT_LABEL' : 'CALENDAR.MANAGE.ADD_LABEL')}>
      <FormBody form={form} busy={busy}>
        <FormStack>
          <TextInput
            label={say('CALENDAR.MANAGE.NAME')}
            withAsterisk
            maxLength={nameLength}
            {...getInputProps('name')}
          />
          <Select
            label={say('CALENDAR.MANAGE.TYPE')}
            description={say('CALENDAR.MANAGE.TYPE_HINT')}
            data={labelTypes.map((value) => ({ value, label: say(`EVENT.TYPES.${value}`) }))}
            value={values.type}
            onChange={(next) => setFieldValue('type', next)}
            leftSection={<LabelSign type={values.type} size={20} />}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={busy}>
              {say(label ? 'FORM.SAVE' : 'CALENDAR.MANAGE.ADD_LABEL')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
