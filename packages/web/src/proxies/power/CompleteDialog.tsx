import { Button, Checkbox, Textarea } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import type { ProxyDetail } from '#contract/proxies/schema.ts';
import { ProxyCompletion } from '#contract/proxies/schema-deeds.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useComplete } from './data.ts';

type Props = { proxy: ProxyDetail; onClose: () => void };

/** The committee adds the document, says that the signature is verified, writes a note. */
export function CompleteDialog({ proxy, onClose }: Props) {
  const say = useText();
  const complete = useComplete();
  const { verified, note, files } = proxy;
  const form = useRecordForm({
    initial: { verified, note, files },
    version: proxy.updatedAt,
    schema: ProxyCompletion,
    input: (v, updatedAt) => ({
      id: proxy.id,
      updatedAt,
      verified: v.verified,
      note: v.note,
      fileIds: v.files.map((f) => f.id),
    }),
    send: complete.run,
    done: onClose,
  });
  const send = (e: SyntheticEvent<HTMLFormElement>) => {
    e.stopPropagation();
    form.submit(e);
  };
  const { fields } = form;
  return (
    <Dialog opened onClose={onClose} title={say('PROXIES.COMPLETE.TITLE')} wide>
      <DialogForm onSubmit={send}>
        <FormRefusal form={form} />
        <Checkbox
          label={say('PROXIES.FORM.VERIFIED')}
          description={say('PROXIES.FORM.VERIFIED_HINT')}
          {...fields.getInputProps('verified', { type: 'checkbox' })}
        />
        <AttachmentsField
          label={say('PROXIES.FORM.FILES')}
          files={fields.values.files}
          onChange={(next) => fields.setFieldValue('files', next)}
        />
        <Textarea
          label={say('PROXIES.FORM.NOTE')}
          autosize
          minRows={3}
          maxLength={1000}
          {...fields.getInputProps('note')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CANCEL')}
          </Button>
          <Button type="submit" loading={complete.busy}>
            {say('PROXIES.COMPLETE.YES')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  );
}
