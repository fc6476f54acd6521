import { Button, TextInput } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { addresses } from '#contract/association/endpoints-addresses.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { AddressField } from '../../kit/choose/AddressField.tsx';
import { FormGrid, FormLine, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import type { ContactFields } from './contactValues.ts';
import { useRegister } from './useRegister.ts';

/** Company and tax number, seat, pages, data box; the register fills in what it knows. */
export function BusinessFields({ fields }: { fields: ContactFields }) {
  const say = useText();
  const props = fields.getInputProps;
  const suggest = useAsk();
  const { ask, busy, told } = useRegister(fields);
  return (
    <FormStack>
      <FormLine>
        <TextInput label={say('CONTACTS.FORM.ICO')} inputMode="numeric" autoComplete="off" {...props('ico')} />
        <Button
          variant="default"
          loading={busy}
          disabled={fields.values.ico.trim() === ''}
          leftSection={<IconFileSearch size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void ask()}
        >
          {say('CONTACTS.FORM.ASK')}
        </Button>
      </FormLine>
      {told && (
        <Note live tone={told.tone}>
          {told.says.map((key) => (
            <p key={key}>{say(key)}</p>
          ))}
        </Note>
      )}
      <TextInput label={say('CONTACTS.FORM.DIC')} autoComplete="off" {...props('dic')} />
      <AddressField
        suggest={(text) => suggest(addresses.suggest, { text })}
        hints={{ sample: say('CONTACTS.FORM.ADDRESS_SAMPLE'), silent: say('CONTACTS.FORM.ADDRESS_SILENT') }}
        label={say('CONTACTS.FORM.STREET')}
        value={fields.values.address.street}
        error={props('address.street').error}
        onChange={(street) => fields.setFieldValue('address.street', street)}
        onPick={(address) => fields.setFieldValue('address', address)}
      />
      <FormGrid>
        <TextInput label={say('CONTACTS.FORM.TOWN')} autoComplete="off" {...props('address.town')} />
        <TextInput label={say('CONTACTS.FORM.POST')} autoComplete="off" {...props('address.post')} />
      </FormGrid>
      <FormGrid>
        <TextInput label={say('CONTACTS.FORM.WEB')} inputMode="url" autoComplete="off" {...props('web')} />
        <TextInput label={say('CONTACTS.FORM.DATA_BOX')} autoComplete="off" {...props('dataBox')} />
      </FormGrid>
    </FormStack>
  );
}
