import { type SQL, sql } from 'drizzle-orm';
import type { MessageLabel } from '#contract/messages/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { openNames } from '../../documents/attached/queries.ts';
import { recipientsOf } from '../rows/queries-audience.ts';

/** Of these members, those a published message is for now. */
export async function stillAmong(db: Db, scope: Scope, messageId: number, memberIds: readonly number[], now: Date) {
  return idsOf(
    db,
    sql`
    select r.id from (${recipientsOf(scope, sql`${messageId}::bigint`, now)}) r
    where r.id = any(${sql.param([...memberIds])}::bigint[]) and exists (select from message x
      where x.svj_id = ${scope.svjId} and x.id = ${messageId} and x.deleted_at is null and not x.concept
        and x.archived_at is null and x.date_from <= ${now})`,
  );
}

/** Whom a message is for now but these, as a query of ids. */
export const recipientsBut = (scope: Scope, messageId: number, but: readonly number[], now: Date): SQL =>
  sql`select r.id from (${recipientsOf(scope, sql`${messageId}::bigint`, now)}) r
    where r.id <> all(${sql.param([...but])}::bigint[])`;

/** Ids of everybody a message is for now. */
export async function recipientIds(db: Db, scope: Scope, messageId: number, now: Date): Promise<number[]> {
  return idsOf(db, recipientsOf(scope, sql`${messageId}::bigint`, now));
}

export type ToldMessage = {
  id: number;
  title: string;
  description: string;
  label: MessageLabel;
  number: number | null;
  year: number | null;
  dateTo: Date | null;
  acceptRead: boolean;
  acceptUntil: Date | null;
  files: string[];
  ownerId: number | null;
  /** Name of its author; empty when nobody is. */
  who: string;
};

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;

/** Messages as mails tell of them; of attachments only those that everybody may open. */
export async function messagesToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldMessage[]> {
  type Row = Omit<ToldMessage, 'dateTo' | 'acceptUntil' | 'who'> & {
    date_to: string | null;
    accept_until: string | null;
    who: NameColumns | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select x.id, x.title, x.description, x.label, x.number, x.year, x.date_to, x.accept_read as "acceptRead", x.accept_until,
      x.owner_id as "ownerId",
      (select to_json(y) from (select ${names} from member m where m.svj_id = x.svj_id and m.id = x.owner_id) y) as who,
      array(select f.name || '.' || f.extension from file f
        where f.svj_id = x.svj_id and f.owner = 'message' and f.owner_id = x.id and f.is_public
        order by f.position, f.id) || ${openNames(scope, 'message', sql`x.id`)} as files
    from message x
    where x.svj_id = ${scope.svjId} and x.id = any(${sql.param([...ids])}::bigint[]) and x.deleted_at is null`);
  return rows.map(({ date_to, accept_until, who, ...x }) => ({
    ...x,
    who: who ? nameOf(who).full_name : '',
    dateTo: date_to === null ? null : new Date(date_to),
    acceptUntil: accept_until === null ? null : new Date(accept_until),
  }));
}
