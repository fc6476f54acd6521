import { Button, TextInput } from '@mantine/core';
import type { FileView } from '#contract/base/files/files.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { ReceiptInput } from '#contract/cashdesk/schema-advances.ts';
import { nameLength } from '#contract/cashdesk/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { PhotosField, usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = { date: string; amount: string; supplier: string; files: FileView[] };

/** A receipt as its holder hands it in: a photograph, and what stands on it. */
export function ReceiptDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useText();
  const handIn = useChange(cashAdvances.handIn);
  const form = useRecordForm<Values, ReceiptInput, unknown>({
    initial: { date: dayIn(new Date()), amount: '', supplier: '', files: [] },
    schema: ReceiptInput,
    input: ({ files, ...values }) => ({ ...values, id, fileIds: files.map((f) => f.id) }),
    send: (input) => handIn.run(input),
    done: onClose,
  });
  const { fields } = form;
  const photos = usePhotos(fields.values.files, (next) => fields.setFieldValue('files', next));
  const props = fields.getInputProps;
  return (
    <Dialog opened onClose={onClose} title={say('CASH.ADVANCE.RECEIPT_ADD')}>
      <FormBody form={form} busy={handIn.busy}>
        <FormStack>
          <PhotosField
            photos={photos}
            label={say('CASH.FORM.RECEIPT_FILES')}
            ways={{ take: say('CASH.FORM.TAKE'), choose: say('CASH.FORM.CHOOSE') }}
            error={props('fileIds').error}
          />
          <TextInput
            label={say('CASH.ADVANCE.AMOUNT')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            {...props('amount')}
          />
          <TextInput
            label={say('CASH.ADVANCE.SUPPLIER')}
            description={say('CASH.ADVANCE.SUPPLIER_HINT')}
            withAsterisk
            maxLength={nameLength}
            {...props('supplier')}
          />
          <DateField label={say('CASH.ADVANCE.RECEIPT_DATE')} max={dayIn(new Date())} {...props('date')} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={handIn.busy}>
              {say('CASH.ADVANCE.RECEIPT_SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
