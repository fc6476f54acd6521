import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { members } from '#contract/members/endpoints.ts';
import { loginChange as calls } from '#contract/session/endpoints-login.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { KeyProof, Proven } from '../../kit/presence/KeyProof.tsx';
import { whyNotEmail } from '../entry/rules.ts';
import css from './OwnPassword.module.css';

const blank = { email: '', password: '' };
type Name = keyof typeof blank;

/** Asks for another login e-mail; it changes once both addresses confirm. */
export function ChangeLogin() {
  const say = useText();
  const change = useChange(calls.ask, { touches: [members.one] });
  const [values, setValues] = useState(blank);
  const [shown, setShown] = useState(false);
  const [isSent, setSent] = useState(false);
  const [byKey, setByKey] = useState(false);
  const wrong: Record<Name, TextKey | null> = {
    email: whyNotEmail(values.email),
    password: byKey || values.password ? null : 'BASE.FORM.REQUIRED',
  };
  const refused = change.refused;
  const submit = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    setShown(true);
    const first = (['email', 'password'] as const).find((name) => wrong[name]);
    if (first) return (e.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
    const { email, password } = values;
    const done = await change.run(byKey ? { email } : { email, password }).catch((error: unknown) => asAnswer(error));
    // The proof by the passkey may have grown old.
    if (done?.fields.password) setByKey(false);
    if (done !== null) return;
    setValues(blank);
    setShown(false);
    setSent(true);
  };
  const box = (name: Name) => {
    const error = (shown && wrong[name]) || refused?.fields[name];
    return {
      name,
      value: values[name],
      error: error && <FieldError>{say(error)}</FieldError>,
      onChange: (e: { currentTarget: { value: string } }) => {
        setValues({ ...values, [name]: e.currentTarget.value });
        setSent(false);
        change.forget();
      },
    };
  };
  return (
    <form className={css.form} noValidate onSubmit={(e) => void submit(e)}>
      <p className={css.lead}>{say('ACCOUNT.CHANGE_EMAIL_LEAD')}</p>
      {isSent && (
        <Note tone="ok" live>
          {say('ACCOUNT.EMAIL_ASKED')}
        </Note>
      )}
      {refused && Object.keys(refused.fields).length === 0 && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      <TextInput {...box('email')} label={say('ACCOUNT.NEW_EMAIL')} type="email" autoComplete="email" />
      {byKey ? (
        <Proven />
      ) : (
        <>
          <PasswordInput
            {...box('password')}
            label={say('ACCOUNT.OLD_PASSWORD')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': say('AUTH.SHOW_PASSWORD'), size: 36 }}
          />
          <KeyProof onProven={() => setByKey(true)} />
        </>
      )}
      <Button type="submit" variant="default" loading={change.busy} className={css.submit}>
        {say('ACCOUNT.CHANGE_EMAIL_SUBMIT')}
      </Button>
    </form>
  );
}
