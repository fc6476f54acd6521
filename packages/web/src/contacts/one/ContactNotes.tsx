import { typo } from '#contract/base/words/typo.ts';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './ContactPage.module.css';

/** What the committee wrote down for itself; nothing for others. */
export function ContactNotes({ contact: { notes } }: { contact: ContactDetail }) {
  const say = useText();
  if (!notes) return null;
  return (
    <Card title={say('CONTACTS.DETAIL.NOTES')} padded>
      <p className={css.notes}>{typo(notes)}</p>
    </Card>
  );
}
