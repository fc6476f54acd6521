import type { ReactNode } from 'react';
import { ask } from '../../base/ask.ts';
import { device } from '../../base/device.ts';
import { session, useSession } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { Field, SecretField } from '../entry/Field.tsx';
import { useLittleForm } from '../entry/form.ts';
import { Refused } from '../entry/Refused.tsx';
import { whyNotEmail } from '../entry/rules.ts';
import { SubmitButton } from '../entry/SubmitButton.tsx';
import css from '../entry/screens.module.css';
import { Way } from '../entry/Way.tsx';
import { signInCalls } from './calls.ts';

const Letter = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 9l9-6 9 6v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM21 9l-9 6-9-6M3 20l6-7M15 13l6 7" />
  </svg>
);

/** What stands behind the first word of an address that links of mails open. */
const opens: Readonly<Record<string, string>> = {
  hlasovani: 'vote',
  zpravy: 'message',
  hlaseni: 'report',
  dokumenty: 'document',
  diskuze: 'discussion',
  ankety: 'survey',
  'kalendar-udalosti': 'event',
  'shromazdeni-vlastniku': 'meeting',
  'prehled-poplatku': 'fees',
};
const wantedKind = () => opens[session.wanted()?.split(/[/?]/)[1] ?? ''] ?? 'portal';

/** The door: e-mail, password, and where to go without them; `otherWay` signs in without either. */
export function LoginScreen({ otherWay }: { otherWay: ReactNode }) {
  const say = useText();
  const { said } = useSession();
  const linked = session.sentTo();
  const form = useLittleForm(
    { email: linked ?? '', password: '' },
    (v) => ({ email: whyNotEmail(v.email), password: v.password ? null : 'AUTH.ERRORS.PASSWORD_EMPTY' }),
    async ({ email, password }) => {
      const inside = await ask((await signInCalls()).login, { email, password, ...device.known() });
      device.keep(inside.device);
      history.replaceState(null, '', session.takeWanted() ?? '/');
      session.begin(inside.token);
    },
  );
  return (
    <Entry title={say('AUTH.TITLE')} lead={say('AUTH.LEAD', { opens: wantedKind() })}>
      <form className={css.form} noValidate onSubmit={form.submit}>
        {said && !form.refused && (
          <Note tone="info" live>
            {say(said)}
          </Note>
        )}
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
        <SecretField
          {...form.field('password')}
          label={say('AUTH.PASSWORD')}
          autoComplete="current-password"
          autoFocus={linked !== null}
        />
        <SubmitButton busy={form.busy}>{say('AUTH.SUBMIT')}</SubmitButton>
        {otherWay}
        <Way to="/zapomenute-heslo" className={css.link}>
          {say('AUTH.FORGOT')}
        </Way>
        <p className={css.tip}>
          <Letter />
          <span>
            {say('AUTH.NO_ACCESS_YET')} <Way to="/pozvanka">{say('AUTH.LETTER')}</Way>
          </span>
        </p>
      </form>
    </Entry>
  );
}
