import { Link } from '@tanstack/react-router';
import { wholeName } from '#contract/base/files/files.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { DueRow } from '#contract/documents/schema-due.ts';
import { useMay } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import css from './DueRows.module.css';
import { DueTag } from './DueTag.tsx';
import { useDueOfContact } from './data.ts';

/** How many stand there; the others are in the list. */
const shown = 5;

/** Documents that run out or come again with this contact, the next first; nothing where there is none for the reader. */
export function PapersOfContact({ id }: { id: number }) {
  const say = useText();
  const { data } = useDueOfContact(id, useMay('documents', 'r'));
  if (!data || data.total === 0) return null;
  const more = data.total - shown;
  return (
    <Card title={say('DUE.CONTACT.TITLE')}>
      <CardRows>
        {data.files.slice(0, shown).map((row) => (
          <CardRow key={row.id}>
            <Paper row={row} />
          </CardRow>
        ))}
      </CardRows>
      {more > 0 && (
        <CardFoot>
          <Link {...linkTo(documentLinks.due(), { filters: { contactId: id }, filter: 1 })} className={css.more}>
            {say('DUE.CONTACT.MORE', { count: more })}
          </Link>
        </CardFoot>
      )}
    </Card>
  );
}

function Paper({ row }: { row: DueRow }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <>
      <span className={css.paper}>
        <Link {...linkTo(documentLinks.one(row.id))}>{wholeName(row)}</Link>
        <span className={css.quiet}>
          {say(`DUE.KINDS.${row.kind}`)}, {say('DUE.CONTACT.UNTIL', { when: day(row.dueOn) })}
        </span>
      </span>
      <DueTag dueOn={row.dueOn} quiet />
    </>
  );
}
