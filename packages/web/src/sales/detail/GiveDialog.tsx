import { Button, TextInput } from '@mantine/core';
import { sales } from '#contract/sales/endpoints.ts';
import { GiveInput, type Sale } from '#contract/sales/schema.ts';
import { noteLength } from '#contract/sales/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/data.ts';

type Props = { sale: Sale; onClose: () => void };

type Given = { entryId: string; note: string };
/** Chooses a payment that came to the unit, and moves it to the seller. */
export function GiveDialog({ sale, onClose }: Props) {
  const say = useText();
  const { day } = useDayText();
  const give = useChange(sales.give);
  const [first] = sale.payments;
  const form = useRecordForm<Given, { id: number; entryId: number; note: string }, unknown>({
    initial: { entryId: first ? String(first.id) : '', note: '' },
    schema: GiveInput,
    input: ({ entryId, note }) => ({ id: sale.id, entryId: Number(entryId), note }),
    send: (input) => give.run(input),
    done: onClose,
  });
  const label = (p: Sale['payments'][number]) =>
    say('SALES.NEW.PAYMENT', { day: day(p.date), amount: crowns(p.amount) });
  return (
    <Dialog opened onClose={onClose} title={say('SALES.GIVE_DIALOG.TITLE')}>
      {first ? (
        <FormBody form={form} busy={give.busy}>
          <FormStack>
            <p>{say('SALES.GIVE_DIALOG.LEAD')}</p>
            <Select
              label={say('SALES.GIVE_DIALOG.PAYMENT')}
              data={sale.payments.map((p) => ({ value: String(p.id), label: label(p) }))}
              {...form.fields.getInputProps('entryId')}
            />
            <TextInput
              label={say('SALES.GIVE_DIALOG.NOTE')}
              withAsterisk
              maxLength={noteLength}
              {...form.fields.getInputProps('note')}
            />
            <DialogButtons>
              <Button variant="default" onClick={onClose}>
                {say('FORM.KEEP')}
              </Button>
              <Button type="submit" loading={give.busy}>
                {say('SALES.GIVE_DIALOG.YES')}
              </Button>
            </DialogButtons>
          </FormStack>
        </FormBody>
      ) : (
        <FormStack>
          <p>{say('SALES.GIVE_DIALOG.NONE')}</p>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
          </DialogButtons>
        </FormStack>
      )}
    </Dialog>
  );
}
