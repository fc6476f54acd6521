import { Button, Textarea } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { showNumber } from '#contract/contacts/rules.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { HandOver, noteLength, type Reachable } from '#contract/handovers/schema.ts';
import { reports } from '#contract/reports/endpoints.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Named = { id: number; name: string };
type Props = {
  id: number;
  phone: string | null;
  replaces: boolean;
  /** For whom the work was begun; chosen at first, where they can be reached. */
  first?: Named | undefined;
  onClose: () => void;
};

/** Asks whom the report goes to, and what they should know. */
export function HandOverDialog(props: Props) {
  const say = useText();
  const of = useReading(reports.one, { id: props.id });
  return (
    <Dialog opened onClose={props.onClose} title={say('HANDOVER.DO')}>
      <Loaded of={of}>
        {(r) => {
          const form = { ...props, r, reload: async () => (await of.refetch()).data ?? r };
          return props.first ? <Begun {...form} first={props.first} /> : <Form {...form} />;
        }}
      </Loaded>
    </Dialog>
  );
}

function Begun({ first, ...form }: FormProps & { first: Named }) {
  const of = useReading(handovers.reachable, { text: first.name });
  return (
    <Loaded of={of}>{({ contacts }) => <Form {...form} chosen={contacts.find(({ id }) => id === first.id)} />}</Loaded>
  );
}

type Values = { contactId: Reachable | null; email: string; note: string };
const empty: Values = { contactId: null, email: '', note: '' };
const given = (to: Reachable): Partial<Values> => ({ contactId: to, email: to.emails[0] ?? '' });
type FormProps = Props & { r: ReportDetail; reload: () => Promise<ReportDetail>; chosen?: Reachable | undefined };

function Form({ r, reload, phone, replaces, chosen, onClose }: FormProps) {
  const say = useText();
  const give = useChange(handovers.handOver, { touches: [reports.one] });
  const form = useRecordForm<Values, HandOver, { id: number }>({
    initial: { ...empty, ...(chosen && given(chosen)) },
    version: r.updatedAt,
    schema: HandOver,
    input: ({ contactId, email, note }, updatedAt) => ({
      ...{ id: r.id, updatedAt, email, note },
      contactId: contactId?.id as number,
    }),
    send: (input) => give.run(input),
    reload: async () => ({ values: empty, version: (await reload()).updatedAt }),
    done: onClose,
  });
  const { values, getInputProps, setFieldValue, setValues } = form.fields;
  return (
    <FormBody form={form} busy={give.busy}>
      <FormStack>
        <p>{say('HANDOVER.LEAD')}</p>
        <FirmField
          value={values.contactId}
          error={getInputProps('contactId').error}
          onPick={(one) => setValues(given(one))}
        />
        {values.contactId && (
          <Select
            label={say('HANDOVER.EMAIL')}
            withAsterisk
            data={values.contactId.emails.map((value) => ({ value, label: value }))}
            {...getInputProps('email')}
            onChange={(email) => setFieldValue('email', email)}
          />
        )}
        <Textarea
          label={say('HANDOVER.NOTE')}
          description={say('HANDOVER.NOTE_HINT')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={noteLength}
          {...getInputProps('note')}
        />
        <FormHint>
          {say('HANDOVER.OPENS')}{' '}
          {phone ? say('HANDOVER.PHONE', { phone: showNumber(phone) }) : say('HANDOVER.NO_PHONE')}
          {replaces && ` ${say('HANDOVER.REPLACES')}`}
        </FormHint>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={give.busy}>
            {say('HANDOVER.SEND')}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}

type FieldProps = { value: Reachable | null; error: React.ReactNode; onPick: (one: Reachable) => void };
/** Finds a contact that has an e-mail. */
function FirmField({ value, error, onPick }: FieldProps) {
  const say = useText();
  const ask = useAsk();
  return (
    <Combo
      label={say('HANDOVER.CONTACT')}
      description={say('HANDOVER.CONTACT_HINT')}
      required
      error={error}
      shown={value?.full_name ?? ''}
      find={async (text) => (await ask(handovers.reachable, { text })).contacts}
      pause={300}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      option={(one) => ({ key: String(one.id), label: one.full_name, detail: one.detail || one.emails[0] })}
      onPick={onPick}
    />
  );
}
