import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { type AdvanceDetail, AdvanceInput } from '#contract/cashdesk/schema-advances.ts';
import { nameLength, noteLength, purposeLength } from '#contract/cashdesk/schema-words.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import { ShortNote, shortOf } from '../form/ShortNote.tsx';

type Values = Omit<AdvanceInput, 'holderId'> & { holderId: MemberName | null };
/** Days that somebody usually has for a purchase. */
const usual = 14;

/** Cash that is given to somebody of the house: to whom, what for and until when. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const me = useMe();
  const give = useChange(cashAdvances.give);
  const today = dayIn(new Date());
  const form = useRecordForm<Values, AdvanceInput, AdvanceDetail>({
    initial: {
      ...{ holderId: null, amount: '', purpose: '', note: '', date: today, dueOn: addDays(today, usual) },
      acceptedBy: me.full_name ?? '',
    },
    schema: AdvanceInput,
    input: ({ holderId, ...values }) => ({ ...values, holderId: (holderId?.id ?? null) as number }),
    send: (input) => give.run(input),
    done: (made) => {
      onClose();
      return navigate(cashLinks.advance(made.id));
    },
  });
  return (
    <Dialog opened onClose={onClose} title={say('CASH.ADVANCE.GIVE')}>
      <FormBody form={form} busy={give.busy}>
        <FormStack>
          <p>{say('CASH.ADVANCE.GIVE_LEAD')}</p>
          <Fields form={form} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={give.busy}>
              {say('CASH.ADVANCE.GIVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

function Fields({ form }: { form: RecordForm<Values> }) {
  const say = useText();
  const { fields } = form;
  const props = fields.getInputProps;
  const short = shortOf(form.refused);
  return (
    <>
      <PersonPicker
        label={say('CASH.ADVANCE.HOLDER')}
        required
        known
        {...props('holderId')}
        value={fields.values.holderId}
        onChange={(who) => fields.setFieldValue('holderId', who)}
      />
      <TextInput
        label={say('CASH.ADVANCE.AMOUNT')}
        withAsterisk
        inputMode="decimal"
        autoComplete="off"
        {...props('amount')}
      />
      {short && <ShortNote short={short} />}
      <TextInput
        label={say('CASH.ADVANCE.PURPOSE')}
        description={say('CASH.ADVANCE.PURPOSE_HINT')}
        withAsterisk
        maxLength={purposeLength}
        {...props('purpose')}
      />
      <DateField label={say('CASH.ADVANCE.DATE')} max={dayIn(new Date())} {...props('date')} />
      <DateField label={say('CASH.ADVANCE.DUE')} description={say('CASH.ADVANCE.DUE_HINT')} {...props('dueOn')} />
      <TextInput label={say('CASH.ADVANCE.BY')} withAsterisk maxLength={nameLength} {...props('acceptedBy')} />
      <Textarea label={say('CASH.ADVANCE.NOTE')} autosize minRows={2} maxLength={noteLength} {...props('note')} />
    </>
  );
}
