import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { useEnteringTexts } from '../entry/entering.ts';
import css from '../entry/screens.module.css';
import { useInvitation } from './data.ts';
import { forgetDraft } from './draft.ts';
import { Wizard } from './Wizard.tsx';

const titles = {
  'ENTER.ERRORS.USED': 'ENTER.ERRORS.USED_TITLE',
  'ENTER.ERRORS.LINK': 'ENTER.ERRORS.LINK_TITLE',
  'ENTER.ERRORS.TAKEN': 'ENTER.ERRORS.TAKEN_TITLE',
} as const;

function Silent({ answer, again }: { answer: Answer; again: () => void }) {
  const say = useText();
  return (
    <div className={css.form}>
      <Note tone="bad" live>
        {say(answer.key, answer.params)}
      </Note>
      <button type="button" className={css.action} onClick={again}>
        {say('BASE.TRY_AGAIN')}
      </button>
    </div>
  );
}

/** What the link of an invitation opens: the way into the house, or why it leads nowhere. */
export function ActivationScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useEnteringTexts();
  const { seen, look, shut } = useInvitation(token);
  if (!ready) return null;
  if (seen.state === 'shut') {
    forgetDraft();
    return (
      <Entry title={say(titles[seen.key])} lead={say(seen.key)}>
        <a href="/" className={css.action}>
          {say('ENTER.SIGN_IN')}
        </a>
      </Entry>
    );
  }
  if (seen.state === 'open')
    return <Wizard token={token} invitation={seen.invitation} onShut={shut} onLook={() => void look()} />;
  return (
    <Entry title={say('ENTER.TITLE')}>
      {seen.state === 'silent' ? (
        <Silent answer={seen.answer} again={() => void look()} />
      ) : (
        <p className={css.form} role="status">
          {say('BASE.LOADING')}
        </p>
      )}
    </Entry>
  );
}
