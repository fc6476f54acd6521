import { Button, Radio, Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { representations } from '#contract/representations/endpoints.ts';
import type { Representation } from '#contract/representations/schema.ts';
import { Objection, RepresentationRefusal, WrittenDown } from '#contract/representations/schema-deeds.ts';
import { type RefusalReason, refusalReasons } from '#contract/second/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { units } from '#contract/units/endpoints.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';

const touches = { touches: [units.one] };

type Framed<V> = {
  title: string;
  yes: string;
  busy: boolean;
  form: RecordForm<V>;
  onClose: () => void;
  children: ReactNode;
};
function Frame<V>({ title, yes, busy, form, onClose, children }: Framed<V>) {
  const say = useText();
  return (
    <Dialog opened onClose={onClose} title={title} wide>
      <DialogForm onSubmit={form.submit}>
        <FormRefusal form={form} />
        {children}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={busy}>
            {yes}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}

type Naming = { unit: number; how: 'name' | 'write'; onClose: () => void };
type Values = { memberId: MemberName | null; files: FileView[] };

/** A co-owner names somebody; the committee writes somebody down from a signed paper. */
export function NameDialog({ unit, how, onClose }: Naming) {
  const say = useText();
  const name = useChange(representations.name, touches);
  const write = useChange(representations.write, touches);
  const form = useRecordForm({
    initial: { memberId: null, files: [] } as Values,
    schema: WrittenDown,
    input: ({ memberId, files }) => ({ id: unit, memberId: memberId?.id as number, fileIds: files.map((f) => f.id) }),
    send: (given) => (how === 'write' ? write.run(given) : name.run({ id: given.id, memberId: given.memberId })),
    done: onClose,
  });
  const { fields } = form;
  const writes = how === 'write';
  return (
    <Frame
      title={say(writes ? 'REPRESENTATION.WRITE' : 'REPRESENTATION.NAME')}
      yes={say(writes ? 'REPRESENTATION.WRITE_YES' : 'REPRESENTATION.NAME_YES')}
      busy={name.busy || write.busy}
      form={form}
      onClose={onClose}
    >
      <PersonPicker
        known
        required
        label={say('REPRESENTATION.WHO')}
        description={say('REPRESENTATION.WHO_HINT')}
        {...fields.getInputProps('memberId')}
      />
      {writes && (
        <AttachmentsField
          label={say('REPRESENTATION.FILES')}
          files={fields.values.files}
          onChange={(files) => {
            fields.setFieldValue('files', files);
            fields.clearFieldError('fileIds');
          }}
          error={fields.errors.fileIds && say(fields.errors.fileIds as TextKey)}
        />
      )}
    </Frame>
  );
}

type OfRow = { unit: number; row: Representation; onClose: () => void };

/** A co-owner objects; the reason may stay empty. */
export function ObjectDialog({ unit, row, onClose }: OfRow) {
  const say = useText();
  const object = useChange(representations.object, touches);
  const form = useRecordForm({
    initial: { text: '' },
    schema: Objection,
    input: ({ text }) => ({ id: unit, one: row.id, text }),
    send: object.run,
    done: onClose,
  });
  const title = say('REPRESENTATION.OBJECT');
  return (
    <Frame title={title} yes={title} busy={object.busy} form={form} onClose={onClose}>
      <p>{say('REPRESENTATION.OBJECT_TEXT')}</p>
      <Textarea
        label={say('REPRESENTATION.OBJECT_WHY')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.fields.getInputProps('text')}
      />
    </Frame>
  );
}

/** A second person refuses what was written down, with a reason out of the list. */
export function RefuseDialog({ unit, row, onClose }: OfRow) {
  const say = useText();
  const refuse = useChange(representations.refuse, touches);
  const form = useRecordForm({
    initial: { reason: '' as RefusalReason },
    schema: RepresentationRefusal,
    input: ({ reason }) => ({ id: unit, one: row.id, reason }),
    send: refuse.run,
    done: onClose,
  });
  const title = say('REPRESENTATION.REFUSE');
  return (
    <Frame title={title} yes={title} busy={refuse.busy} form={form} onClose={onClose}>
      <Radio.Group label={say('REPRESENTATION.REASON')} withAsterisk {...form.fields.getInputProps('reason')}>
        <Stack gap="xs" mt="xs">
          {refusalReasons.map((reason) => (
            <Radio key={reason} value={reason} label={say(`SECOND.REASONS.${reason}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </Frame>
  );
}
