import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { RecordForm } from '../../kit/form/useRecordForm.tsx';

type Props<V> = {
  form: RecordForm<V>;
  title: string;
  lead: string;
  yes: string;
  danger?: boolean;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that asks a few words and does one deed. */
export function Asking<V>({ form, title, lead, yes, danger = false, busy, onClose, children }: Props<V>) {
  const say = useText();
  return (
    <Dialog opened onClose={onClose} title={title}>
      <FormBody form={form} busy={busy}>
        <FormStack>
          <p>{lead}</p>
          {children}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={busy} {...(danger && { color: 'cihla' })}>
              {yes}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
