import { sql } from 'drizzle-orm';
import { stateOf } from '#contract/messages/rules.ts';
import type { MessageLabel, MessageState } from '#contract/messages/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen } from '../rows/queries-audience.ts';

/** What paper says of a message. */
export type Printable = {
  id: number;
  /** "12/2026"; null until it is published. */
  number: string | null;
  title: string;
  description: string;
  label: MessageLabel;
  state: MessageState;
  emergency: boolean;
  toPublic: boolean;
  dateFrom: Date | null;
  dateTo: Date | null;
  author: string | null;
};

type Row = { [K in keyof NameColumns]: NameColumns[K] | null } & {
  message_id: number;
  number: number | null;
  year: number | null;
  title: string;
  description: string;
  label: MessageLabel;
  concept: boolean;
  is_pinned: boolean;
  emergency: boolean;
  to_public: boolean;
  archived_at: string | null;
  date_from: string | null;
  date_to: string | null;
};
const moment = (at: string | null) => (at === null ? null : new Date(at));

/** A message the asker sees, as it is printed; refuses others. */
export async function printableMessage(db: Db, scope: Scope, id: number, now: Date): Promise<Printable> {
  const { rows } = await db.execute<Row>(sql`
    select message.id as message_id, message.number, message.year, message.title, message.description, message.label,
      message.concept, message.is_pinned, message.emergency, message.to_public, message.archived_at,
      message.date_from, message.date_to,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from message left join member m on m.svj_id = message.svj_id and m.id = message.owner_id
    where ${seen(scope, now)} and message.id = ${id}`);
  const [row] = rows;
  if (!row) throw new Refused('MESSAGE.NOT_FOUND');
  const { title, description, label, concept, emergency } = row;
  const [dateFrom, dateTo] = [moment(row.date_from), moment(row.date_to)];
  const times = { concept, isPinned: row.is_pinned, archivedAt: moment(row.archived_at), dateFrom, dateTo };
  return {
    id: row.message_id,
    number: row.number === null ? null : `${row.number}/${row.year}`,
    ...{ title, description, label, emergency, dateFrom, dateTo },
    state: stateOf(times, now),
    toPublic: row.to_public,
    author: row.id === null ? null : nameOf(row as NameColumns).full_name,
  };
}
