import { useCallback, useEffect, useState } from 'react';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { session } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { SecretField } from '../entry/Field.tsx';
import { useLittleForm } from '../entry/form.ts';
import { go } from '../entry/path.ts';
import { Refused } from '../entry/Refused.tsx';
import { whyNotNew } from '../entry/rules.ts';
import { Strength } from '../entry/Strength.tsx';
import { SubmitButton } from '../entry/SubmitButton.tsx';
import css from '../entry/screens.module.css';
import { Way } from '../entry/Way.tsx';
import { signInCalls } from './calls.ts';

type Link = 'asked' | 'good' | 'bad';

/** Whether the mailed link still works, asked before anybody types. */
function useLink(token: string) {
  const [link, setLink] = useState<Link>('asked');
  const [silent, setSilent] = useState<Answer | null>(null);
  const look = useCallback(async () => {
    setSilent(null);
    try {
      const { tokenOk } = await ask((await signInCalls()).resetToken, { token });
      setLink(tokenOk ? 'good' : 'bad');
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.status === 400) setLink('bad');
      else setSilent(answer);
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  return { link, silent, look };
}

function NewPassword({ token }: { token: string }) {
  const say = useText();
  const form = useLittleForm(
    { password: '', again: '' },
    (v) => whyNotNew(v.password, v.again),
    async ({ password }) => {
      await ask((await signInCalls()).changePassword, { password, token });
      session.end('PASSWORD.SET');
      go('/prihlasit', { replace: true });
    },
  );
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      <Refused answer={form.refused} />
      <SecretField
        {...form.field('password')}
        label={say('PASSWORD.NEW')}
        hint={say('PASSWORD.RULES')}
        autoComplete="new-password"
        below={<Strength password={form.values.password} />}
      />
      <SecretField {...form.field('again')} label={say('PASSWORD.AGAIN')} autoComplete="new-password" />
      <SubmitButton busy={form.busy}>{say('PASSWORD.SUBMIT')}</SubmitButton>
    </form>
  );
}

/** A new password by the mailed link. */
export function ResetScreen({ token }: { token: string }) {
  const say = useText();
  const { link, silent, look } = useLink(token);
  if (link === 'bad')
    return (
      <Entry title={say('FORGOT_PASSWORD.ERROR.TITLE')} lead={say('FORGOT_PASSWORD.ERROR.DESCRIPTION')}>
        <Way to="/zapomenute-heslo" className={css.action}>
          {say('FORGOT_PASSWORD.ERROR.AGAIN')}
        </Way>
        <Way to="/prihlasit" className={css.link}>
          {say('FORGOT_PASSWORD.BACK')}
        </Way>
      </Entry>
    );
  return (
    <Entry title={say('PASSWORD.TITLE')} lead={say('PASSWORD.LEAD')}>
      {silent && (
        <div className={css.form}>
          <Note tone="bad" live>
            {say(silent.key, silent.params)}
          </Note>
          <button type="button" className={css.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        </div>
      )}
      {link === 'good' && <NewPassword token={token} />}
      {link === 'asked' && !silent && (
        <p className={css.form} role="status">
          {say('BASE.LOADING')}
        </p>
      )}
    </Entry>
  );
}
