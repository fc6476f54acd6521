import { personAt } from '#contract/contacts/rules.ts';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';

/** What is written down of the contact beside how it is reached; nothing where nothing is. */
export function ContactFacts({ contact: c }: { contact: ContactDetail }) {
  const say = useText();
  const place = [c.address.street, [c.address.post, c.address.town].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const web = c.web && (
    <a href={c.web} target="_blank" rel="noreferrer noopener">
      {c.web.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
  const facts: Fact[] = [
    [say('CONTACTS.DETAIL.PERSON'), c.type === 'company' ? personAt(c) : null],
    [say('CONTACTS.FORM.COMPANY'), c.company],
    [say('CONTACTS.FORM.ADDRESS'), place],
    [say('CONTACTS.FORM.WEB'), web],
    [say('CONTACTS.FORM.ICO'), c.ico],
    [say('CONTACTS.FORM.DIC'), c.dic],
    [say('CONTACTS.FORM.DATA_BOX'), c.dataBox],
  ];
  const told = facts.filter(([, value]) => Boolean(value));
  if (told.length === 0) return null;
  return (
    <Card title={say('CONTACTS.DETAIL.FACTS')} padded>
      <Facts narrow facts={told} />
    </Card>
  );
}
