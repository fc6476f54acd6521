import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './MemberPage.module.css';

/** What the committee notes about a person; nobody else is sent it. */
export function NotePart({ note }: { note: string }) {
  const say = useText();
  return (
    <Card title={say('PERSON.FIELDS.NOTE')} padded>
      <p className={css.hint}>{say('PERSON.FIELDS.NOTE_HINT')}</p>
      {note ? <p className={css.note}>{note}</p> : <p className={css.absent}>{say('PERSON.FIELDS.NO_NOTE')}</p>}
    </Card>
  );
}
