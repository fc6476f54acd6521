import { contacts } from '#contract/contacts/endpoints.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import { partsOf } from '#contract/contacts/rules-joined.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { AtHome } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardLink } from '../kit/card/CardLink.tsx';
import { PersonLine, PersonList, Reach } from '../kit/card/PersonLine.tsx';

/** Pinned contacts, named by what happened where they are for emergencies; none, no card. */
function Pinned() {
  const say = useText();
  const reads = useMay('contact', 'r');
  const { data } = useReading(contacts.pins, {}, { when: reads });
  const pins = data?.contacts.slice(0, 5) ?? [];
  if (!reads || pins.length === 0) return null;
  return (
    <Card
      title={say('CONTACTS.PINNED')}
      aside={<CardLink at={contactLinks.list()} name={say('CONTACTS.ALL')} long={say('CONTACTS.ALL_LONG')} />}
    >
      <PersonList>
        {pins.map(({ id, full_name: name, emergency, phones, emails }) => (
          <PersonLine
            key={id}
            name={emergency ? say(`CONTACTS.EMERGENCIES.${emergency}`) : name}
            to={contactLinks.one(id)}
            {...(emergency && { detail: name })}
            aside={<Reach name={name} phone={partsOf(phones)[0] ?? null} email={partsOf(emails)[0] ?? null} />}
          />
        ))}
      </PersonList>
    </Card>
  );
}

export const tile: AtHome['tile'] = { Tile: Pinned, column: 2 };
