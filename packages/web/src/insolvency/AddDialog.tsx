import { Button, Textarea } from '@mantine/core';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { type Owner, WatchInput } from '#contract/insolvency/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { SelectFound } from '../kit/choose/SelectFound.tsx';
import { DateField } from '../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../kit/form/form-errors.ts';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Note } from '../kit/page/Note.tsx';
import { crowns } from './shown.ts';

type Values = { userId: string; birthDate: string; purpose: string };
type Sent = { userId: number; birthDate: string | null; purpose: string };
type Props = { owners: readonly Owner[]; onClose: () => void };

const none = '0.00';
const ownerIn = (owners: readonly Owner[], id: number) => owners.find((one) => one.id === id);
/** What the schema cannot see: it depends on whose watch it is. */
function missing(owners: readonly Owner[], { userId, birthDate, purpose }: Sent): FieldErrors {
  const owner = ownerIn(owners, userId);
  if (!owner) return { userId: 'BASE.FORM.REQUIRED' };
  return {
    ...(!owner.isCompany && !birthDate && { birthDate: 'INSOLVENCY.ERRORS.BORN' as const }),
    ...(owner.debt === none && !purpose.trim() && { purpose: 'INSOLVENCY.ERRORS.PURPOSE' as const }),
  };
}

/** Whom to watch, by what, and why. */
export function AddDialog({ owners, onClose }: Props) {
  const say = useText();
  const create = useChange(insolvency.create);
  const form = useRecordForm<Values, Sent, unknown>({
    initial: { userId: '', birthDate: '', purpose: '' },
    schema: WatchInput,
    input: ({ userId, birthDate, purpose }) => ({ userId: Number(userId), birthDate: birthDate || null, purpose }),
    more: (sent) => missing(owners, sent),
    send: (input) => create.run(input),
    done: onClose,
  });
  const { values, getInputProps } = form.fields;
  const owner = ownerIn(owners, Number(values.userId));
  const named = ({ name, units, debt }: Owner) => {
    const who = `${name} (${units.map((u) => u.number).join(', ')})`;
    return debt === none ? who : say('INSOLVENCY.NEW.OWES', { name: who, amount: crowns(debt) });
  };
  return (
    <Dialog opened onClose={onClose} title={say('INSOLVENCY.NEW.TITLE')}>
      <FormBody form={form} busy={create.busy}>
        <FormStack>
          <SelectFound
            label={say('INSOLVENCY.NEW.OWNER')}
            required
            data={owners.map((one) => ({ value: String(one.id), label: named(one) }))}
            {...getInputProps('userId')}
          />
          {!owner?.isCompany && (
            <DateField
              label={say('INSOLVENCY.NEW.BORN')}
              description={say('INSOLVENCY.NEW.BORN_HINT')}
              required
              {...getInputProps('birthDate')}
            />
          )}
          <Textarea
            label={say('INSOLVENCY.NEW.PURPOSE')}
            description={say('INSOLVENCY.NEW.PURPOSE_HINT')}
            withAsterisk={owner?.debt === none}
            autosize
            minRows={2}
            {...getInputProps('purpose')}
          />
          <Note>{say('INSOLVENCY.NEW.TOLD')}</Note>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={create.busy}>
              {say('INSOLVENCY.NEW.DO')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
