import { useCallback, useEffect, useState } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { alarm as calls } from '#contract/session/endpoints-alarm.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { session } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Entry } from '../entry/Entry.tsx';
import { useEnteringTexts } from '../entry/entering.ts';
import css from '../entry/parts.module.css';
import { Refused } from '../entry/Refused.tsx';
import screen from '../entry/screens.module.css';

function useAlarm(token: string) {
  const [seen, setSeen] = useState<Out<typeof calls.look> | null>(null);
  const [done, setDone] = useState<Out<typeof calls.raise> | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (act: () => Promise<void>) => {
    setBusy(true);
    setRefused(null);
    try {
      await act();
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.key === 'ALARM.ERRORS.LINK' || answer.status === 400) setGone(true);
      else setRefused(answer);
    }
    setBusy(false);
  }, []);
  // Opening the page changes nothing: programs that look into mails open their links too.
  const look = useCallback(() => run(async () => setSeen(await ask(calls.look, { token }))), [run, token]);
  useEffect(() => void look(), [look]);
  const raise = () =>
    run(async () => {
      setDone(await ask(calls.raise, { token }));
      // The server signed every device out, this one too.
      session.end();
    });
  return { seen, done, refused, gone, busy, look, raise };
}

function Gone() {
  const say = useText();
  return (
    <Entry title={say('ALARM.ERRORS.LINK_TITLE')} lead={say('ALARM.ERRORS.LINK')}>
      <a href="/zapomenute-heslo" className={screen.action}>
        {say('LOGIN_CHANGE.NEW_PASSWORD')}
      </a>
    </Entry>
  );
}

/** Names in a sentence, with a word for those that have none. */
function useNames() {
  const say = useText();
  return (names: readonly string[]) => names.map((name) => name || say('ALARM.UNNAMED')).join('; ');
}

function Done({ done }: { done: Out<typeof calls.raise> }) {
  const say = useText();
  const named = useNames();
  return (
    <Entry title={say('ALARM.DONE_TITLE')} lead={say('ALARM.DONE', { email: done.email })}>
      <div className={screen.form}>
        {done.goes.length > 0 && <p>{say('ALARM.DONE_GONE', { names: named(done.goes) })}</p>}
        {done.stays.length > 0 && <p className={screen.tip}>{say('ALARM.DONE_STAYS', { names: named(done.stays) })}</p>}
        <a href="/zapomenute-heslo" className={screen.link}>
          {say('ALARM.AGAIN')}
        </a>
      </div>
    </Entry>
  );
}

/** What one button will do, said before it is pressed. */
function What({ seen }: { seen: Out<typeof calls.look> }) {
  const say = useText();
  const named = useNames();
  const devices = seen.devices.map((name) => name || say('ALARM.UNKNOWN')).join('; ');
  return (
    <dl className={css.facts}>
      <dt>{say('ALARM.DEVICES')}</dt>
      <dd>{devices || say('ALARM.NO_DEVICE')}</dd>
      <dt>{say('ALARM.GOES')}</dt>
      <dd>{named(seen.goes) || say('ALARM.NO_KEY')}</dd>
      {seen.stays.length > 0 && (
        <>
          <dt>{say('ALARM.STAYS')}</dt>
          <dd>{named(seen.stays)}</dd>
        </>
      )}
      <dt>{say('ALARM.PASSWORD')}</dt>
      <dd>{say('ALARM.PASSWORD_SHUT', { email: seen.email })}</dd>
    </dl>
  );
}

/** Where the mail about a changed password or passkey leads whoever did not change it: one button ends what signs in. */
export function AlarmScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useEnteringTexts();
  const { seen, done, refused, gone, busy, look, raise } = useAlarm(token);
  if (!ready) return null;
  if (gone) return <Gone />;
  if (done) return <Done done={done} />;
  return (
    <Entry title={say('ALARM.TITLE')} lead={seen ? say('ALARM.LEAD', { email: seen.email }) : undefined}>
      <div className={screen.form}>
        <Refused answer={refused} />
        {!seen && refused && (
          <button type="button" className={screen.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        )}
        {!seen && !refused && <p role="status">{say('BASE.LOADING')}</p>}
        {seen && (
          <>
            <What seen={seen} />
            <button type="button" className={screen.action} aria-disabled={busy} onClick={() => busy || void raise()}>
              {say('ALARM.SUBMIT')}
            </button>
            <p className={screen.tip}>{say('ALARM.SAFE')}</p>
          </>
        )}
      </div>
    </Entry>
  );
}
