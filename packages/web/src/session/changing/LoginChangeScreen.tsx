import { useCallback, useEffect, useState } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { loginChange as calls } from '#contract/session/endpoints-login.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { session } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { useEnteringTexts } from '../entry/entering.ts';
import css from '../entry/parts.module.css';
import { Refused } from '../entry/Refused.tsx';
import screen from '../entry/screens.module.css';

type Change = Out<typeof calls.look>;
type State = 'asked' | 'open' | 'done' | 'stopped' | 'gone';

function useLoginChange(token: string) {
  const [state, setState] = useState<State>('asked');
  const [change, setChange] = useState<Change | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  /** Runs one call; a link that leads nowhere gets its own face. */
  const run = useCallback(async (act: () => Promise<void>) => {
    setBusy(true);
    setRefused(null);
    try {
      await act();
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.key === 'LOGIN_CHANGE.ERRORS.LINK' || answer.status === 400) setState('gone');
      else setRefused(answer);
    }
    setBusy(false);
  }, []);
  const look = useCallback(
    () =>
      run(async () => {
        setChange(await ask(calls.look, { token }));
        setState('open');
      }),
    [run, token],
  );
  useEffect(() => void look(), [look]);
  const confirm = () =>
    run(async () => {
      const { done } = await ask(calls.confirm, { token });
      setChange((c) => c && { ...c, confirmed: true });
      if (done) setState('done');
    });
  const stop = () =>
    run(async () => {
      await ask(calls.stop, { token });
      setState('stopped');
      // The server signed every device out, this one too.
      if (change?.side === 'old' && !change.byAdmin) session.end();
    });
  return { state, change, refused, busy, look, confirm, stop };
}

/** A confirmation of a new login e-mail at one of the two addresses, or its end. */
export function LoginChangeScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useEnteringTexts();
  const { state, change, refused, busy, look, confirm, stop } = useLoginChange(token);
  if (!ready) return null;
  if (state === 'gone')
    return (
      <Entry title={say('LOGIN_CHANGE.ERRORS.LINK_TITLE')} lead={say('LOGIN_CHANGE.ERRORS.LINK')}>
        <a href="/" className={screen.action}>
          {say('LOGIN_CHANGE.CONTINUE')}
        </a>
      </Entry>
    );
  if (state === 'done' && change)
    return (
      <Entry title={say('LOGIN_CHANGE.DONE_TITLE')} lead={say('LOGIN_CHANGE.DONE', { email: change.newEmail })}>
        <a href="/" className={screen.action}>
          {say('LOGIN_CHANGE.CONTINUE')}
        </a>
      </Entry>
    );
  if (state === 'stopped')
    return (
      <Entry title={say('LOGIN_CHANGE.STOPPED_TITLE')} lead={say('LOGIN_CHANGE.STOPPED')}>
        <a href="/zapomenute-heslo" className={screen.action}>
          {say('LOGIN_CHANGE.NEW_PASSWORD')}
        </a>
      </Entry>
    );
  const other = change && (change.side === 'old' ? change.newEmail : change.email);
  const onlyStops = change?.byAdmin && change.side === 'old';
  return (
    <Entry
      title={say('LOGIN_CHANGE.TITLE')}
      lead={change ? say(change.byAdmin ? 'LOGIN_CHANGE.LEAD_ADMIN' : 'LOGIN_CHANGE.LEAD') : undefined}
    >
      <div className={screen.form}>
        <Refused answer={refused} />
        {!change && refused && (
          <button type="button" className={screen.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        )}
        {!change && !refused && <p role="status">{say('BASE.LOADING')}</p>}
        {change && (
          <>
            <dl className={css.facts}>
              <dt>{say('LOGIN_CHANGE.FROM')}</dt>
              <dd>{change.email}</dd>
              <dt>{say('LOGIN_CHANGE.TO')}</dt>
              <dd>{change.newEmail}</dd>
            </dl>
            {change.confirmed ? (
              <Note tone="ok" live>
                {say('LOGIN_CHANGE.WAITING', { email: other as string })}
              </Note>
            ) : (
              !onlyStops && (
                <button type="button" className={screen.action} aria-disabled={busy} onClick={() => void confirm()}>
                  {say('LOGIN_CHANGE.CONFIRM')}
                </button>
              )
            )}
            <button
              type="button"
              className={`${screen.action} ${screen.second}`}
              aria-disabled={busy}
              onClick={() => void stop()}
            >
              {say(change.side === 'old' ? 'LOGIN_CHANGE.STOP' : 'LOGIN_CHANGE.STOP_SAFE')}
            </button>
          </>
        )}
      </div>
    </Entry>
  );
}
