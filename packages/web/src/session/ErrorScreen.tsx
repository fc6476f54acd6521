import { useText } from '../base/texts.tsx';
import { Entry } from './entry/Entry.tsx';
import screen from './entry/screens.module.css';
import { Way } from './entry/Way.tsx';

/** What whoever is not signed in sees at an address that leads nowhere, or where something broke. */
export function ErrorScreen({ missing }: { missing: boolean }) {
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
