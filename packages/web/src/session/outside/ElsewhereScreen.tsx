import { useEffect } from 'react';
import { session, useSession } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { Entry } from '../entry/Entry.tsx';
import { isNowhere } from '../entry/nowhere.ts';
import { go } from '../entry/path.ts';
import screen from '../entry/screens.module.css';
import { Way } from '../entry/Way.tsx';

/** What whoever is not signed in sees at an address that leads nowhere, or where something broke. */
function ErrorScreen({ missing }: { missing: boolean }) {
  const say = useText();
  const [title, text] = missing
    ? (['ERROR_PAGES.MISSING_TITLE', 'ERROR_PAGES.MISSING_TEXT'] as const)
    : (['ERROR_PAGES.SYSTEM_TITLE', 'ERROR_PAGES.SYSTEM_TEXT'] as const);
  return (
    <Entry title={say(title)} lead={say(text)}>
      <Way to="/prihlasit" className={screen.action}>
        {say('AUTH.SUBMIT')}
      </Way>
    </Entry>
  );
}

/**
 * An address that the signed-out tree does not have: those of whoever is signed in lead to sign-in, and the one that was wanted
 * opens after it, unless the person left on purpose; any other leads nowhere.
 */
export function ElsewhereScreen({ path }: { path: string }) {
  const left = useSession().said === 'AUTH.SIGNED_OUT';
  const lost = isNowhere(path);
  useEffect(() => {
    if (lost) return;
    if (!left && path !== '/auth') session.keepWanted(path + location.search);
    go('/prihlasit', { replace: true });
  }, [path, left, lost]);
  return lost ? <ErrorScreen missing={path !== '/error/500'} /> : null;
}
