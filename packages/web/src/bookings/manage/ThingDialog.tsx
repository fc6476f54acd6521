import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { bookingThings } from '#contract/bookings/endpoints.ts';
import { problemsOf } from '#contract/bookings/rules.ts';
import type { Thing } from '#contract/bookings/schema.ts';
import { ThingInput, type ThingList } from '#contract/bookings/schema-things.ts';
import { bases, descriptionLength, nameLength, thingKinds } from '#contract/bookings/schema-words.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Count } from './Count.tsx';
import { LimitFields } from './LimitFields.tsx';
import { QuietFields } from './QuietFields.tsx';
import { inputOf, newThing, type ThingFields, type ThingValues, valuesOf } from './thingValues.ts';

type Entrances = ThingList['entrances'];
type Props = { thing: Thing | null; entrances: Entrances; onClose: () => void };

const isClock = (text: string) => /^\d{2}:\d{2}$/.test(text);
/** What contradicts itself, once all times are times. */
const whyWrong = (input: ThingInput) =>
  isClock(input.opens) && isClock(input.closes) && input.quiet.every((q) => isClock(q.from) && isClock(q.to))
    ? problemsOf(input)
    : {};

/** A new thing with its rules, or other rules of one. */
export function ThingDialog({ thing, entrances, onClose }: Props) {
  const say = useText();
  const asks = useAsk();
  const add = useChange(bookingThings.addThing);
  const change = useChange(bookingThings.changeThing);
  const form = useRecordForm<ThingValues, ThingInput & { updatedAt: string }, Thing>({
    initial: thing ? valuesOf(thing) : newThing,
    schema: ThingInput,
    version: thing?.updatedAt ?? '',
    input: (values, updatedAt) => ({ ...inputOf(values), updatedAt }),
    more: whyWrong,
    send: ({ updatedAt, ...input }) => (thing ? change.run({ ...input, id: thing.id, updatedAt }) : add.run(input)),
    reload: async () => {
      const now = (await asks(bookingThings.things, {})).things.find((t) => t.id === thing?.id);
      return now ? { values: valuesOf(now), version: now.updatedAt } : { values: newThing, version: '' };
    },
    done: onClose,
  });
  const busy = add.busy || change.busy;
  const { fields } = form;
  return (
    <Dialog opened onClose={onClose} title={say(thing ? 'BOOKING_FORM.EDIT_TITLE' : 'BOOKING_FORM.ADD_TITLE')}>
      <FormBody form={form} busy={busy}>
        <FormStack close>
          <WhatFields fields={fields} entrances={entrances} />
          <WhenFields fields={fields} />
          <LimitFields fields={fields} />
          {fields.values.by === 'hours' && <QuietFields fields={fields} />}
          <Switches fields={fields} />
          <DialogButtons stay>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={busy}>
              {say('BOOKING_FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

function WhatFields({ fields, entrances }: { fields: ThingFields; entrances: Entrances }) {
  const say = useText();
  const { values, getInputProps, setFieldValue } = fields;
  return (
    <>
      <TextInput label={say('BOOKING_FORM.NAME')} withAsterisk maxLength={nameLength} {...getInputProps('name')} />
      <FormGrid close>
        <Select
          label={say('BOOKING_FORM.KIND')}
          data={thingKinds.map((value) => ({ value, label: say(`BOOKING_FORM.KINDS.${value}`) }))}
          value={values.kind}
          onChange={(kind) => setFieldValue('kind', kind)}
        />
        <Select
          label={say('BOOKING_FORM.BASIS')}
          data={bases.map((value) => ({ value, label: say(`BOOKING_FORM.BASES.${value}`) }))}
          value={values.by}
          onChange={(by) => setFieldValue('by', by)}
        />
        <Select
          label={say('BOOKING_FORM.ENTRANCE')}
          data={[
            { value: '', label: say('BOOKING_FORM.ANY_ENTRANCE') },
            ...entrances.map((e) => ({ value: String(e.id), label: e.name })),
          ]}
          {...getInputProps('entranceId')}
          value={String(values.entranceId ?? '')}
          onChange={(one) => setFieldValue('entranceId', one === '' ? null : Number(one))}
        />
        <Count fields={fields} name="floor" label={say('BOOKING_FORM.FLOOR')} />
      </FormGrid>
      <Textarea
        label={say('BOOKING_FORM.DESCRIPTION')}
        description={say('BOOKING_FORM.DESCRIPTION_HINT')}
        autosize
        minRows={2}
        maxLength={descriptionLength}
        {...getInputProps('description')}
      />
    </>
  );
}

function WhenFields({ fields }: { fields: ThingFields }) {
  const say = useText();
  const { values, getInputProps } = fields;
  const { by } = values;
  if (by === 'days') return null;
  return (
    <FormGrid close>
      <TextInput label={say(`BOOKING_FORM.OPENS.${by}`)} maxLength={5} {...getInputProps('opens')} />
      <TextInput
        label={say(`BOOKING_FORM.CLOSES.${by}`)}
        description={by === 'hours' ? say('BOOKING_FORM.CLOSES_HINT') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={5}
        {...getInputProps('closes')}
      />
    </FormGrid>
  );
}

function Switches({ fields }: { fields: ThingFields }) {
  const say = useText();
  const { values, setFieldValue } = fields;
  return (
    <>
      <Switch
        label={say('BOOKING_FORM.APPROVAL')}
        description={say('BOOKING_FORM.APPROVAL_HINT')}
        checked={values.approval}
        onChange={(e) => setFieldValue('approval', e.currentTarget.checked)}
      />
      <Switch
        label={say('BOOKING_FORM.IS_OPEN')}
        description={say('BOOKING_FORM.IS_OPEN_HINT')}
        checked={values.isOpen}
        onChange={(e) => setFieldValue('isOpen', e.currentTarget.checked)}
      />
    </>
  );
}
