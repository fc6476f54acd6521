import { Button, NumberInput } from '@mantine/core';
import { dueOn, obligationKinds } from '#contract/documents/rules-due.ts';
import { type Obligation, ObligationInput, type obligationOwn } from '#contract/documents/schema-due.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import type { OwnValues } from '../../kit/form/own-values.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import type { Named } from '../folders/folderValues.ts';
import { roundOf } from './closing.ts';
import { useSetObligation } from './data.ts';
import { FirmField } from './FirmField.tsx';
import { Watchers } from './Watchers.tsx';

type Values = Omit<OwnValues<typeof obligationOwn>, 'contactId'> & { contactId: number | null; watchers: Named[] };
type Sent = Omit<Values, 'watchers'> & { id: number; updatedAt: string | null; watchers: number[] };
type Props = { id: number; obligation: Obligation | null; onClose: () => void };

const valuesOf = (o: Obligation | null): Values => ({
  kind: o?.kind ?? 'lift',
  firm: o?.firm ?? '',
  contactId: o?.contactId ?? null,
  validFrom: o?.validFrom ?? '',
  validUntil: o?.validUntil ?? '',
  months: o?.months ?? '',
  watchers: o?.watchers ?? [],
});

/** When a document runs out or comes again, with which firm, and who is told before. */
export function DueDialog({ id, obligation, onClose }: Props) {
  const say = useText();
  const { day } = useWhen();
  const change = useSetObligation();
  const form = useRecordForm<Values, Sent, unknown>({
    initial: valuesOf(obligation),
    version: obligation?.updatedAt ?? '',
    schema: ObligationInput,
    input: ({ watchers, ...values }, updatedAt) => ({
      ...values,
      ...{ id, updatedAt: updatedAt || null, watchers: watchers.map((w) => w.id) },
    }),
    send: (input) => change.run(input),
    done: onClose,
  });
  const { values, getInputProps, setFieldValue, setValues } = form.fields;
  const next = dueOn(roundOf(values));
  return (
    <Dialog opened onClose={onClose} title={say('DUE.FORM.TITLE')}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <Select
            label={say('DUE.KIND')}
            data={obligationKinds.map((value) => ({ value, label: say(`DUE.KINDS.${value}`) }))}
            {...getInputProps('kind')}
          />
          <FirmField firm={values.firm} error={getInputProps('firm').error} onChange={setValues} />
          <FormGrid close>
            <DateField
              label={say('DUE.CARD.FROM')}
              description={say('DUE.FORM.FROM_HINT')}
              {...getInputProps('validFrom')}
            />
            <NumberInput
              label={say('DUE.FORM.MONTHS')}
              description={say('DUE.FORM.MONTHS_HINT')}
              hideControls
              allowDecimal={false}
              allowNegative={false}
              inputMode="numeric"
              {...getInputProps('months')}
            />
            <DateField
              label={say('DUE.FORM.UNTIL')}
              description={say('DUE.FORM.UNTIL_HINT')}
              {...getInputProps('validUntil')}
            />
          </FormGrid>
          {next && <Note live>{say('DUE.FORM.NEXT', { day: day(next) })}</Note>}
          <Watchers
            value={values.watchers}
            error={getInputProps('watchers').error}
            onChange={(watchers) => setFieldValue('watchers', watchers)}
          />
          <DialogButtons>
            <Button variant="default" onClick={() => form.leave(onClose)}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('DUE.FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
