import { useState } from 'react';
import { letters } from '#contract/activation/endpoints-letters.ts';
import { readLetterCode, showLetterCode } from '#contract/activation/rules-letters.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { useEnteringTexts } from '../entry/entering.ts';
import { Field } from '../entry/Field.tsx';
import { useLittleForm } from '../entry/form.ts';
import { Refused } from '../entry/Refused.tsx';
import { whyNotEmail } from '../entry/rules.ts';
import { SubmitButton } from '../entry/SubmitButton.tsx';
import css from '../entry/screens.module.css';
import { Way } from '../entry/Way.tsx';

/** What the printed square brought behind the cross of the address: it never went to any server. */
const brought = (): string => showLetterCode(readLetterCode(location.hash.slice(1)) ?? '');

/** /pozvanka: whoever has a letter in hand copies its code and says which address is theirs. */
export function LetterScreen() {
  const say = useText();
  const ready = useEnteringTexts();
  const [code] = useState(brought);
  const [sent, setSent] = useState<{ email: string; house: string } | null>(null);
  const form = useLittleForm(
    { code, email: '' },
    (v) => ({
      code: readLetterCode(v.code) === null ? ('LETTER_DOOR.ERRORS.FORM' as const) : null,
      email: whyNotEmail(v.email),
    }),
    async ({ code: typed, email }) => {
      const { house } = await ask(letters.ask, { code: typed, email }, undefined, { quiet: true });
      setSent({ email: email.trim(), house });
    },
  );
  if (!ready) return null;
  if (sent)
    return (
      <Entry title={say('LETTER_DOOR.SENT_TITLE')}>
        <div className={css.form}>
          <Note tone="ok" live>
            {say('LETTER_DOOR.SENT', sent)}
          </Note>
          <button type="button" className={css.link} onClick={() => setSent(null)}>
            {say('LETTER_DOOR.AGAIN')}
          </button>
        </div>
      </Entry>
    );
  return (
    <Entry title={say('LETTER_DOOR.TITLE')} lead={say('LETTER_DOOR.LEAD')}>
      <form className={css.form} noValidate onSubmit={form.submit}>
        <Refused answer={form.refused} />
        <Field
          {...form.field('code')}
          label={say('LETTER_DOOR.CODE')}
          hint={say('LETTER_DOOR.CODE_HINT')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          {...form.field('email')}
          label={say('LETTER_DOOR.EMAIL')}
          hint={say('LETTER_DOOR.EMAIL_HINT')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton busy={form.busy}>{say('LETTER_DOOR.SUBMIT')}</SubmitButton>
        <Way to="/prihlasit" className={css.link}>
          {say('FORGOT_PASSWORD.BACK')}
        </Way>
      </form>
    </Entry>
  );
}
