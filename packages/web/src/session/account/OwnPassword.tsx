import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { session as calls } from '#contract/session/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { KeyProof, Proven } from '../../kit/presence/KeyProof.tsx';
import { whyNotNew } from '../entry/rules.ts';
import { Strength } from '../entry/Strength.tsx';
import css from './OwnPassword.module.css';

const blank = { oldPassword: '', password: '', again: '' };
type Name = keyof typeof blank;
const names = Object.keys(blank) as Name[];
const labels: Record<Name, TextKey> = {
  oldPassword: 'ACCOUNT.OLD_PASSWORD',
  password: 'PASSWORD.NEW',
  again: 'PASSWORD.AGAIN',
};

const wrongIn = (v: typeof blank, byKey: boolean): Partial<Record<Name, TextKey | null>> => ({
  oldPassword: byKey || v.oldPassword ? null : 'BASE.FORM.REQUIRED',
  ...whyNotNew(v.password, v.again),
});

/** Changes the own password; every other device is signed out by it. */
export function OwnPassword({ onDone }: { onDone: () => void }) {
  const say = useText();
  const me = useMe();
  const change = useChange(calls.ownPassword);
  const [values, setValues] = useState(blank);
  const [touched, setTouched] = useState<Partial<Record<Name, boolean>>>({});
  const [byKey, setByKey] = useState(false);
  const wrong = wrongIn(values, byKey);
  const refused = change.refused;
  const errorOf = (name: Name) => (touched[name] && wrong[name]) || refused?.fields[name];
  const submit = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const form = e.currentTarget;
    setTouched({ oldPassword: true, password: true, again: true });
    const first = names.find((n) => wrong[n]);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    const { oldPassword, password } = values;
    const told = byKey ? { password } : { oldPassword, password };
    const done = await change.run(told).catch((error: unknown) => asAnswer(error));
    // The proof by the passkey may have grown old.
    if (done?.fields.oldPassword) setByKey(false);
    if (done !== null) return;
    onDone();
  };
  const box = (name: Name) => (
    <PasswordInput
      name={name}
      label={say(labels[name])}
      description={name === 'password' ? say('PASSWORD.RULES') : undefined}
      autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
      value={values[name]}
      error={errorOf(name) && <FieldError>{say(errorOf(name) as TextKey)}</FieldError>}
      visibilityToggleButtonProps={{ 'aria-label': say('AUTH.SHOW_PASSWORD'), size: 36 }}
      onChange={(e) => {
        setValues({ ...values, [name]: e.currentTarget.value });
        change.forget();
      }}
      onBlur={() => values[name] && setTouched({ ...touched, [name]: true })}
    />
  );
  return (
    <form className={css.form} noValidate onSubmit={(e) => void submit(e)}>
      <input
        className="vh"
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={me.email}
        tabIndex={-1}
        aria-hidden="true"
      />
      {refused && Object.keys(refused.fields).length === 0 && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      {byKey ? (
        <Proven />
      ) : (
        <>
          {box('oldPassword')}
          <KeyProof onProven={() => setByKey(true)} />
        </>
      )}
      {box('password')}
      <Strength password={values.password} own={[me.email, me.full_name]} />
      {box('again')}
      <Button type="submit" variant="default" loading={change.busy} className={css.submit}>
        {say('ACCOUNT.PASSWORD_SUBMIT')}
      </Button>
    </form>
  );
}
