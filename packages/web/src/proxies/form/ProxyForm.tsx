import { Checkbox, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { proxies } from '#contract/proxies/endpoints.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { FormGrid, FormRow, FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './ProxyForm.module.css';
import type { ProxyValues } from './proxyValues.ts';

export type Terms = Out<typeof proxies.terms>;
type Props = { fields: UseFormReturnType<ProxyValues>; terms: Terms; own: boolean };

/** All fields of a new power; an owner who gives their own is not asked what only the committee knows. */
export function ProxyForm({ fields, terms, own }: Props) {
  const say = useText();
  return (
    <>
      <Note>{say(own ? 'PROXIES.FORM.LEAD' : 'PROXIES.FORM.WRITTEN_LEAD')}</Note>
      <Rules terms={terms} />
      <Columns>
        <FormStack>
          <Card title={say('PROXIES.FORM.PARTIES')} padded>
            <Parties fields={fields} own={own} />
          </Card>
          <Card title={say('PROXIES.FORM.REACH')} padded>
            <Reach fields={fields} terms={terms} />
          </Card>
        </FormStack>
        <Card title={say('PROXIES.FORM.PAPER')} padded>
          <FormStack>
            <Paper fields={fields} own={own} />
          </FormStack>
        </Card>
      </Columns>
    </>
  );
}

/** What the statutes say, before anybody types. */
function Rules({ terms }: { terms: Terms }) {
  const say = useText();
  const rules = [
    terms.proxyLimit !== null && say('PROXIES.FORM.LIMITS.LIMIT', { count: terms.proxyLimit }),
    terms.proxyWho === 'owners' && say('PROXIES.FORM.LIMITS.OWNERS'),
    terms.proxyVerified && say('PROXIES.FORM.LIMITS.VERIFIED'),
  ].filter((r) => r !== false);
  if (rules.length === 0) return null;
  return (
    <Note tone="warn">
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Note>
  );
}

function Parties({ fields, own }: Pick<Props, 'fields' | 'own'>) {
  const say = useText();
  const { principalId, agentId, other } = fields.values;
  return (
    <FormStack>
      {!own && (
        <PersonPicker
          known
          required
          label={say('PROXIES.FORM.PRINCIPAL')}
          description={say('PROXIES.FORM.PRINCIPAL_HINT')}
          except={agentId ? [agentId.id] : []}
          {...fields.getInputProps('principalId')}
        />
      )}
      {other ? (
        <TextInput
          withAsterisk
          label={say('PROXIES.FORM.AGENT_NAME')}
          description={say('PROXIES.FORM.AGENT_NAME_HINT')}
          maxLength={200}
          {...fields.getInputProps('agentName')}
        />
      ) : (
        <PersonPicker
          known
          required
          label={say('PROXIES.FORM.AGENT')}
          description={say('PROXIES.FORM.AGENT_HINT')}
          except={principalId ? [principalId.id] : []}
          {...fields.getInputProps('agentId')}
        />
      )}
      <Switch label={say('PROXIES.FORM.OTHER')} {...fields.getInputProps('other', { type: 'checkbox' })} />
    </FormStack>
  );
}

function Reach({ fields, terms }: Pick<Props, 'fields' | 'terms'>) {
  const say = useText();
  const standing = fields.values.voteId === '';
  const choices = terms.votes.map((v) => ({ value: String(v.id), label: v.name }));
  const { value, ...select } = fields.getInputProps('voteId');
  return (
    <FormStack>
      <Select
        label={say('PROXIES.FORM.FOR')}
        data={[{ value: '', label: say('PROXIES.FORM.STANDING') }, ...choices]}
        value={choices.some((c) => c.value === value) ? value : ''}
        {...select}
      />
      {standing && (
        <FormGrid>
          <DateField label={say('PROXIES.FORM.FROM')} {...fields.getInputProps('validFrom')} />
          <DateField label={say('PROXIES.FORM.TO')} {...fields.getInputProps('validTo')} />
          <FormRow>
            <p className={css.hint}>{say('PROXIES.FORM.DAYS_HINT')}</p>
          </FormRow>
        </FormGrid>
      )}
    </FormStack>
  );
}

function Paper({ fields, own }: Pick<Props, 'fields' | 'own'>) {
  const say = useText();
  return (
    <>
      {!own && (
        <>
          <DateField label={say('PROXIES.FORM.SIGNED')} {...fields.getInputProps('signedOn')} />
          <Checkbox
            label={say('PROXIES.FORM.VERIFIED')}
            description={say('PROXIES.FORM.VERIFIED_HINT')}
            {...fields.getInputProps('verified', { type: 'checkbox' })}
          />
        </>
      )}
      <AttachmentsField
        label={say('PROXIES.FORM.FILES')}
        files={fields.values.files}
        onChange={(files) => fields.setFieldValue('files', files)}
      />
      <Textarea
        label={say('PROXIES.FORM.NOTE')}
        autosize
        minRows={3}
        maxLength={1000}
        {...fields.getInputProps('note')}
      />
    </>
  );
}
