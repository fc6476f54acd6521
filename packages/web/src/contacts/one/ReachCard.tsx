import { Button } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { showNumber, urgentFirst } from '#contract/contacts/rules.ts';
import type { ContactDetail, ContactLine } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './ContactPage.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What a number or an address is for. */
function Word({ word }: { word: ContactLine['word'] }) {
  const say = useText();
  return word && <span className={css.word}>{say(`CONTACTS.WORDS.${word}`)}</span>;
}

/** Calling and writing by one touch; the number called first is a button. */
export function ReachCard({ contact }: { contact: ContactDetail }) {
  const say = useText();
  return (
    <Card title={say('CONTACTS.DETAIL.REACH')} padded>
      <ReachLines contact={contact} />
    </Card>
  );
}

/** The same in a card of something else, where the button is as wide as that. */
export function ReachLines({ contact, wide = false }: { contact: ContactDetail; wide?: boolean }) {
  const say = useText();
  const { phones, emails } = contact;
  const [first, ...others] = urgentFirst(phones);
  return (
    <>
      {!first && emails.length === 0 && <p className={css.word}>{say('CONTACTS.DETAIL.NO_REACH')}</p>}
      <div className={css.calls}>
        {first && (
          <div className={css.line}>
            <Button
              component="a"
              // Beside a list, whose head has the filled button, it is quiet.
              variant={wide ? 'default' : 'filled'}
              href={`tel:${first.value}`}
              fullWidth={wide}
              leftSection={<IconPhone {...icon} />}
            >
              {say('CONTACTS.CALL_NUMBER', { number: showNumber(first.value) })}
            </Button>
            <Word word={first.word} />
          </div>
        )}
        {others.map(({ value, word }) => (
          <div key={value} className={css.line}>
            <a href={`tel:${value}`} className={css.call}>
              <IconPhone {...icon} />
              {showNumber(value)}
            </a>
            <Word word={word} />
          </div>
        ))}
        {emails.map(({ value, word }) => (
          <div key={value} className={css.line}>
            <a href={`mailto:${value}`} className={css.call}>
              <IconMail {...icon} />
              {value}
            </a>
            <Word word={word} />
          </div>
        ))}
      </div>
    </>
  );
}
