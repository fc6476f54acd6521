import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { association } from '#contract/association/endpoints.ts';
import { addresses } from '#contract/association/endpoints-addresses.ts';
import { associationLinks } from '#contract/association/links.ts';
import {
  type AssociationAnswer,
  AssociationChange,
  type EntrancesUsed,
  houseOwn,
  mostEntrances,
} from '#contract/association/schema.ts';
import { Answer } from '../base/answer.ts';
import { useAsk, useChange } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useWayBack } from '../base/left.ts';
import { useAssociation, useMay } from '../base/me.tsx';
import { Refused } from '../base/Refused.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { AddressField } from '../kit/choose/AddressField.tsx';
import { FormFrame } from '../kit/form/FormFrame.tsx';
import { FormEntry, FormGrid, FormRow, FormStack } from '../kit/form/FormGrid.tsx';
import { ownValues } from '../kit/form/own-values.ts';
import { type RecordForm, useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Columns } from '../kit/page/Columns.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';

type House = z.output<typeof AssociationAnswer>;
const back = associationLinks.one();

/** `id` of a new one is missing. */
type EntranceTyped = { id?: number; name: string; street: string };

const valuesOf = ({ svj, entrances }: House) => ({
  ...ownValues(houseOwn, svj),
  entrances: entrances.map((e): EntranceTyped => ({ id: e.id, name: e.name, street: e.street ?? '' })),
  entrancesGone: [] as number[],
});
type Values = ReturnType<typeof valuesOf>;

/** /detail-svj/upravit */
export function EditHousePage() {
  const say = useText();
  const administers = useMay('svj', 'rw');
  const of = useAssociation();
  return (
    <>
      <PageHead title={say('HOUSE.INFORMATION.TITLE')} back={{ ...back, name: say('SVJ.TITLE') }} />
      {administers ? (
        <Loaded of={of} shape={<RecordShape />}>
          {(house) => <EditHouse house={house} reload={async () => (await of.refetch()).data ?? house} />}
        </Loaded>
      ) : (
        <Refused />
      )}
    </>
  );
}

function EditHouse({ house, reload }: { house: House; reload: () => Promise<House> }) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(association.update);
  const way = useWayBack(back);
  const form: RecordForm<Values> = useRecordForm({
    initial: valuesOf(house),
    version: house.svj.updatedAt,
    schema: AssociationChange,
    input: (v: Values, updatedAt: string) => ({ ...v, id: house.svj.id, updatedAt }),
    send: (input) => update.run(input).catch((error) => Promise.reject(putBack(error, house, form.fields))),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.svj.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      <Fields fields={form.fields} />
    </FormFrame>
  );
}

/** Entrances that turned out to be used stand in the form again, where they were; the answer says so at their rows. */
function putBack(error: unknown, house: House, fields: UseFormReturnType<Values>): unknown {
  if (!(error instanceof Answer) || error.key !== 'SVJ.ERRORS.ENTRANCE_USED') return error;
  const { used } = error.data as EntrancesUsed;
  const { entrances, entrancesGone } = fields.getValues();
  const known = valuesOf(house).entrances;
  const isShown = (id: number | undefined) => used.includes(id as number) || entrances.some((e) => e.id === id);
  const standing = known.filter(({ id }) => isShown(id)).map((k) => entrances.find(({ id }) => id === k.id) ?? k);
  const all = [...standing, ...entrances.filter(({ id }) => id === undefined)];
  fields.setValues({ entrances: all, entrancesGone: entrancesGone.filter((id) => !used.includes(id)) });
  const errors = all.flatMap(({ id }, i) => (used.includes(id as number) ? [[`entrances.${i}.name`, error.key]] : []));
  return new Answer(error.status, error.key, error.params, { errors: Object.fromEntries(errors) });
}

function Fields({ fields }: { fields: UseFormReturnType<Values> }) {
  const ask = useAsk();
  const say = useText();
  const props = fields.getInputProps;
  return (
    <Columns>
      <FormStack>
        <Card title={say('SVJ.BASICS')} padded>
          <FormGrid>
            <FormRow>
              <TextInput label={say('SVJ.FIELDS.NAME')} withAsterisk {...props('name')} />
            </FormRow>
            <FormRow>
              <TextInput
                label={say('SVJ.FIELDS.NICKNAME')}
                description={say('SVJ.FIELDS.NICKNAME_HINT')}
                {...props('nickname')}
              />
            </FormRow>
            <TextInput label={say('SVJ.FIELDS.ICO')} inputMode="numeric" {...props('ico')} />
            <TextInput label={say('SVJ.FIELDS.DIC')} {...props('dic')} />
          </FormGrid>
        </Card>
        <Card title={say('HOUSE.INFORMATION.ADDRESS')} padded>
          <FormGrid>
            <FormRow>
              <AddressField
                suggest={(text) => ask(addresses.suggest, { text })}
                hints={{ sample: say('SVJ.ADDRESS.SAMPLE'), silent: say('SVJ.ADDRESS.SILENT') }}
                label={say('SVJ.FIELDS.STREET')}
                value={fields.values.street}
                error={props('street').error}
                onChange={(street) => fields.setFieldValue('street', street)}
                onPick={(address) => fields.setValues(address)}
              />
            </FormRow>
            <TextInput label={say('SVJ.FIELDS.TOWN')} {...props('town')} />
            <TextInput label={say('SVJ.FIELDS.POST')} {...props('post')} />
          </FormGrid>
        </Card>
        <Entrances fields={fields} />
      </FormStack>
      <FormStack>
        <Card title={say('HOUSE.INFORMATION.CONTACT')} padded>
          <FormStack>
            <TextInput label={say('SVJ.FIELDS.EMAIL')} inputMode="email" {...props('email')} />
            <TextInput
              label={say('SVJ.FIELDS.INVOICE_EMAIL')}
              description={say('HOUSE.INFORMATION.INVOICE_HINT')}
              inputMode="email"
              withAsterisk
              {...props('invoiceEmail')}
            />
          </FormStack>
        </Card>
        <Card title={say('HOUSE.INFORMATION.MONEY')} padded>
          <FormStack>
            <TextInput
              label={say('SVJ.FIELDS.BANK')}
              description={say('HOUSE.INFORMATION.BANK_HINT')}
              {...props('bankAccount')}
            />
            <TextInput
              label={say('SVJ.FIELDS.DATA_BOX')}
              description={say('HOUSE.INFORMATION.DATA_BOX_HINT')}
              {...props('dataBox')}
            />
          </FormStack>
        </Card>
      </FormStack>
    </Columns>
  );
}

/** Entrances of the house by name: renamed in place, added at the end, removed from the form until it is saved. */
function Entrances({ fields }: { fields: UseFormReturnType<Values> }) {
  const say = useText();
  const { entrances } = fields.values;
  const remove = (i: number) => {
    const id = entrances[i]?.id;
    if (id !== undefined) fields.insertListItem('entrancesGone', id);
    fields.removeListItem('entrances', i);
  };
  return (
    <Card title={say('SVJ.ENTRANCES')} padded>
      <FormStack close>
        <p>{say(entrances.length > 0 ? 'HOUSE.INFORMATION.ENTRANCES_HINT' : 'SVJ.ENTRANCES_NONE')}</p>
        {entrances.map((e, i) => (
          <FormEntry key={fields.key(`entrances.${i}`)}>
            <FormGrid close>
              <TextInput
                label={say('HOUSE.INFORMATION.ENTRANCE')}
                withAsterisk
                {...fields.getInputProps(`entrances.${i}.name`)}
              />
              <TextInput
                label={say('HOUSE.INFORMATION.ENTRANCE_STREET')}
                {...fields.getInputProps(`entrances.${i}.street`)}
              />
            </FormGrid>
            <div>
              <Button
                variant="subtle"
                leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => remove(i)}
              >
                {say('HOUSE.INFORMATION.ENTRANCE_REMOVE', { name: e.name })}
              </Button>
            </div>
          </FormEntry>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            disabled={entrances.length >= mostEntrances}
            onClick={() => fields.insertListItem('entrances', { name: '', street: '' } satisfies EntranceTyped)}
          >
            {say('HOUSE.INFORMATION.ENTRANCE_ADD')}
          </Button>
        </div>
      </FormStack>
    </Card>
  );
}
