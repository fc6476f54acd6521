import type { Invitation } from '#contract/activation/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { Field } from '../entry/Field.tsx';
import css from '../entry/parts.module.css';
import type { Draft, Place } from './draft.ts';
import { preferences } from './names.ts';
import { Phones } from './Phones.tsx';

export type Errors = Partial<Record<string, TextKey>>;
type Props = { invitation: Invitation; draft: Draft; errors: Errors; onChange: (change: Partial<Draft>) => void };

type PlaceProps = {
  name: 'address' | 'permanentAddress';
  label: string;
  value: Place;
  errors: Errors;
  onChange: (p: Place) => void;
};
function PlaceFields({ name, label, value, errors, onChange }: PlaceProps) {
  const say = useText();
  const box = (part: keyof Place) => ({
    name: `${name}.${part}`,
    value: value[part],
    error: errors[`${name}.${part}`] ?? null,
    onChange: (text: string) => onChange({ ...value, [part]: text }),
  });
  const section = name === 'address' ? 'shipping ' : '';
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <Field {...box('street')} label={say('ENTER.STREET')} autoComplete={`${section}address-line1`} />
      <div className={css.pair}>
        <Field {...box('town')} label={say('ENTER.TOWN')} autoComplete={`${section}address-level2`} />
        <Field {...box('post')} label={say('ENTER.POST')} inputMode="numeric" autoComplete={`${section}postal-code`} />
      </div>
    </fieldset>
  );
}

/** What the committee has written down; the name stays, the rest is the person's own. */
export function CheckStep({ invitation, draft, errors, onChange }: Props) {
  const say = useText();
  const { user } = invitation;
  const title = (name: 'titleBefore' | 'titleAfter') => ({
    name,
    value: draft[name],
    error: errors[name] ?? null,
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <>
      <dl className={css.facts}>
        <dt>{say(user.isCompany ? 'ENTER.COMPANY' : 'ENTER.NAME')}</dt>
        <dd>{user.companyName ?? [user.firstName, user.lastName].filter(Boolean).join(' ')}</dd>
      </dl>
      {!user.isCompany && (
        <div className={`${css.pair} ${css.even}`}>
          <Field {...title('titleBefore')} label={say('ENTER.TITLE_BEFORE')} autoComplete="honorific-prefix" />
          <Field {...title('titleAfter')} label={say('ENTER.TITLE_AFTER')} autoComplete="honorific-suffix" />
        </div>
      )}
      <Phones phones={draft.phones} errors={errors} onChange={(phones) => onChange({ phones })} />
      <PlaceFields
        name="address"
        label={say('ENTER.ADDRESS')}
        value={draft.address}
        errors={errors}
        onChange={(address) => onChange({ address })}
      />
      <PlaceFields
        name="permanentAddress"
        label={say('ENTER.PERMANENT')}
        value={draft.permanentAddress}
        errors={errors}
        onChange={(permanentAddress) => onChange({ permanentAddress })}
      />
      <label className={css.choose}>
        {say('ENTER.PREFERRED')}
        <select
          value={draft.preferredCommunication ?? ''}
          onChange={(e) =>
            onChange({ preferredCommunication: (e.currentTarget.value || null) as Draft['preferredCommunication'] })
          }
        >
          <option value="">{say('ENTER.PREFERRED_NONE')}</option>
          {Object.entries(preferences).map(([value, name]) => (
            <option key={value} value={value}>
              {say(name)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
