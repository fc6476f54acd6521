import { useCallback, useEffect, useState } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { notices as calls } from '#contract/notices/endpoints.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Entry } from '../entry/Entry.tsx';
import { useEnteringTexts } from '../entry/entering.ts';
import { Refused } from '../entry/Refused.tsx';
import screen from '../entry/screens.module.css';

function useSubscription(token: string) {
  const [told, setTold] = useState<Out<typeof calls.subscription> | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (act: () => Promise<Out<typeof calls.subscription>>) => {
    setBusy(true);
    setRefused(null);
    try {
      setTold(await act());
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.status === 404 || answer.status === 400) setGone(true);
      else setRefused(answer);
    }
    setBusy(false);
  }, []);
  // Opening the page changes nothing: programs that look into mails open their links too.
  const look = useCallback(() => run(() => ask(calls.subscription, { token })), [run, token]);
  useEffect(() => void look(), [look]);
  const turn = (back: boolean) => run(() => ask(calls.unsubscribe, { token, back }));
  return { told, refused, gone, busy, look, turn };
}

/** Where the link under a mail leads: turns such mails off with one button, without signing in, and back on with another. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useEnteringTexts();
  const { told, refused, gone, busy, look, turn } = useSubscription(token);
  if (!ready) return null;
  if (gone)
    return (
      <Entry title={say('UNSUBSCRIBE.LINK_TITLE')} lead={say('UNSUBSCRIBE.LINK')}>
        <a href="/" className={screen.action}>
          {say('LOGIN_CHANGE.CONTINUE')}
        </a>
      </Entry>
    );
  const off = told?.off ?? false;
  const house = told?.house ?? '';
  const module = told?.module ?? 'other';
  const about = say('UNSUBSCRIBE.ABOUT', { module });
  return (
    <Entry
      title={off ? say('UNSUBSCRIBE.OFF_TITLE') : say('UNSUBSCRIBE.TITLE', { about })}
      lead={told ? say(off ? 'UNSUBSCRIBE.OFF' : 'UNSUBSCRIBE.LEAD', { house, about }) : undefined}
    >
      <div className={screen.form}>
        <Refused answer={refused} />
        {!told && refused && (
          <button type="button" className={screen.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        )}
        {!told && !refused && <p role="status">{say('BASE.LOADING')}</p>}
        {told && (
          <>
            <button
              type="button"
              className={off ? `${screen.link} ${screen.plain}` : screen.action}
              aria-disabled={busy}
              onClick={() => busy || void turn(off)}
            >
              {off ? say('UNSUBSCRIBE.BACK') : say('UNSUBSCRIBE.SUBMIT', { about })}
            </button>
            <p className={screen.tip} role="status">
              {off ? say('UNSUBSCRIBE.WAYS', { module }) : say('UNSUBSCRIBE.STAYS')}
            </p>
            {off && <p className={screen.tip}>{say('UNSUBSCRIBE.BACK_AS', { about })}</p>}
          </>
        )}
      </div>
    </Entry>
  );
}
