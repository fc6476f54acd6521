import { useEffect } from 'react';
import { session } from '../../base/session.ts';
import { useText } from '../../base/texts.tsx';
import { go } from '../entry/path.ts';
import { leave } from './leave.ts';

/** An address that signs out and leads to the door. */
export function LogoutScreen() {
  const say = useText();
  useEffect(() => {
    const out = async () => {
      if (session.token()) await leave();
      go('/prihlasit', { replace: true });
    };
    void out();
  }, []);
  return <p role="status">{say('BASE.LOADING')}</p>;
}
