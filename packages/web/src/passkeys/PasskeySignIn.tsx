import { useEffect, useRef, useState } from 'react';
import { ask } from '../base/ask.ts';
import { browserKnows, isHere } from '../base/passkeys.ts';
import { session } from '../base/session.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import { type Failure, whyNotSignedIn } from './failures.ts';
import css from './PasskeySignIn.module.css';

const Key = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="8" cy="15" r="4" />
    <path d="M10.9 12.1L19 4M16 7l3 3M13.5 9.5l2 2" />
  </svg>
);

/** Whether passkeys work on this page: the browser has them and the portal stands at this address. */
function useOffered(): boolean {
  const [offered, set] = useState(false);
  useEffect(() => {
    if (!browserKnows()) return;
    const stop = new AbortController();
    void import('#contract/passkeys/endpoints.ts')
      .then(({ passkeys }) => ask(passkeys.offer, {}, stop.signal))
      .then(({ origin }) => set(isHere(origin)))
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return offered;
}

/** The other door: a passkey instead of e-mail and password. Nothing where passkeys do not work. */
export function PasskeySignIn() {
  const say = useText();
  const offered = useOffered();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!offered) return null;
  const enter = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const token = await (await import('./signing.ts')).signByPasskey();
      history.replaceState(null, '', session.takeWanted() ?? '/');
      session.begin(token);
    } catch (error) {
      setFailure(whyNotSignedIn(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <div className={css.way}>
      <button
        type="button"
        className={css.button}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => void enter()}
      >
        <Key />
        {say('AUTH.PASSKEY.SUBMIT')}
      </button>
      {failure && (
        <Note tone={failure.tone} live>
          {say(failure.key, failure.params)}
        </Note>
      )}
    </div>
  );
}
