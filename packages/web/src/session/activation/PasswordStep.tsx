import type { Invitation } from '#contract/activation/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { SecretField } from '../entry/Field.tsx';
import css from '../entry/parts.module.css';
import { Strength } from '../entry/Strength.tsx';
import screen from '../entry/screens.module.css';

export type Secret = { password: string; again: string };
type Props = {
  invitation: Invitation;
  values: Secret;
  errors: Partial<Record<keyof Secret, TextKey | null>>;
  onChange: (change: Partial<Secret>) => void;
  onTouched: (name: keyof Secret) => void;
};

/** A new password, or the one of the account that the address already has. */
export function PasswordStep({ invitation, values, errors, onChange, onTouched }: Props) {
  const say = useText();
  const { email, hasAccount, signedIn, user } = invitation;
  const box = (name: keyof Secret) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => onChange({ [name]: value }),
    onTouched: () => onTouched(name),
  });
  if (signedIn) return <Note tone="ok">{say('ENTER.SIGNED_IN', { email })}</Note>;
  return (
    <>
      <dl className={css.facts}>
        <dt>{say('ENTER.NAME')}</dt>
        <dd>{user.full_name}</dd>
        <dt>{say('ENTER.LOGIN_EMAIL')}</dt>
        <dd>{email}</dd>
      </dl>
      <input className="vh" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      {hasAccount ? (
        <>
          <SecretField {...box('password')} label={say('ENTER.ACCOUNT_PASSWORD')} autoComplete="current-password" />
          <a href="/zapomenute-heslo" className={screen.link}>
            {say('AUTH.FORGOT')}
          </a>
        </>
      ) : (
        <>
          <SecretField
            {...box('password')}
            label={say('PASSWORD.NEW')}
            hint={say('PASSWORD.RULES')}
            autoComplete="new-password"
            below={<Strength password={values.password} own={[email, user.full_name]} />}
          />
          <SecretField {...box('again')} label={say('PASSWORD.AGAIN')} autoComplete="new-password" />
        </>
      )}
    </>
  );
}
