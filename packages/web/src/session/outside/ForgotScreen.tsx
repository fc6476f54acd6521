import { useState } from 'react';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { Field } from '../entry/Field.tsx';
import { useLittleForm } from '../entry/form.ts';
import { Refused } from '../entry/Refused.tsx';
import { whyNotEmail } from '../entry/rules.ts';
import { SubmitButton } from '../entry/SubmitButton.tsx';
import css from '../entry/screens.module.css';
import { Way } from '../entry/Way.tsx';
import { signInCalls } from './calls.ts';

/** Asks for a link to a new password; the answer is the same whether the account exists or not. */
export function ForgotScreen() {
  const say = useText();
  const [sent, setSent] = useState(false);
  const form = useLittleForm(
    { email: '' },
    (v) => ({ email: whyNotEmail(v.email) }),
    async ({ email }) => {
      await ask((await signInCalls()).resetPassword, { email });
      setSent(true);
    },
  );
  return (
    <Entry title={say('FORGOT_PASSWORD.TITLE')} lead={sent ? undefined : say('FORGOT_PASSWORD.LEAD')}>
      <form className={css.form} noValidate onSubmit={form.submit}>
        {sent ? (
          <Note tone="ok" live>
            {say('FORGOT_PASSWORD.SENT')}
          </Note>
        ) : (
          <>
            <Refused answer={form.refused} />
            <Field
              {...form.field('email')}
              label={say('AUTH.EMAIL')}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SubmitButton busy={form.busy}>{say('FORGOT_PASSWORD.SUBMIT')}</SubmitButton>
          </>
        )}
        <Way to="/prihlasit" className={css.link}>
          {say('FORGOT_PASSWORD.BACK')}
        </Way>
      </form>
    </Entry>
  );
}
