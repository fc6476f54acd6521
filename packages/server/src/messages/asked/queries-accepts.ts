import { type SQL, sql } from 'drizzle-orm';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import type { AskedText } from '#contract/confirmations/schema.ts';
import type { MessageDetail, MessageLabel } from '#contract/messages/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { filesOf } from '../../base/files/files.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import type { AskSource } from '../../confirmations/asked/queries.ts';
import { holdAttached } from '../../documents/attached/queries.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { dropWaiting } from '../../notices/queries.ts';
import { isActual, isNot, type Message, markSeen } from '../rows/queries.ts';
import { isMine, seen, seesAll } from '../rows/queries-audience.ts';
import { wordedMessages } from './queries.ts';
import { acceptsOf } from './queries-counts.ts';

/** Of a `message` that the asker may open: they are asked to confirm it. Its author knows it, an older one needs nobody any more. */
function asksMe(scope: Scope, now: Date, mine = isMine(scope, now)): SQL {
  if (scope.memberId === null || !may(scope, 'acceptRead', 'r') || !may(scope, 'messages', 'r')) return sql`false`;
  return sql`(message.accept_read and ${isActual(now)} and message.owner_id is distinct from ${scope.memberId}
    and ${mine})`;
}

const confirmedByMe = (scope: Scope): SQL => sql`exists (select from confirmation c
  where c.svj_id = message.svj_id and c.owner = 'message' and c.owner_id = message.id
    and c.content_version = message.content_version and c.member_id = ${scope.memberId})`;

/** Of `message`: the asker confirmed an older version. */
const confirmedBefore = (scope: Scope): SQL => sql`exists (select from confirmation o
  where o.svj_id = message.svj_id and o.owner = 'message' and o.owner_id = message.id
    and o.content_version < message.content_version and o.member_id = ${scope.memberId})`;

/** Of a `message` that the asker may open: they are yet to confirm it. */
export const isOwed = (scope: Scope, now: Date, mine?: SQL): SQL =>
  sql`(${asksMe(scope, now, mine)} and ${isNot(confirmedByMe(scope))})`;
const owes = (scope: Scope, now: Date): SQL => sql`${seen(scope, now)} and ${isOwed(scope, now)}`;

/** How many messages wait for the asker's confirmation. */
export async function countOwed(db: Db, scope: Scope, now: Date): Promise<number> {
  if (scope.memberId === null) return 0;
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from message where ${owes(scope, now)}`);
  return rows[0]?.n ?? 0;
}

/** Of the messages that wait for the asker's confirmation the one with the oldest deadline; none when none does. */
export async function firstOwed(db: Db, scope: Scope, now: Date) {
  if (scope.memberId === null) return [];
  const { rows } = await db.execute<{ id: number; title: string; until: string | null }>(sql`
    select message.id, message.title, message.accept_until as until from message where ${owes(scope, now)}
    order by message.accept_until nulls last, message.date_from, message.id limit 1`);
  return rows;
}

type Owed = Omit<NameColumns, 'id'> & {
  id: number;
  title: string;
  label: MessageLabel;
  description: string;
  content_version: number;
  emergency: boolean;
  again: boolean;
  accept_until: string | null;
  owner_id: number | null;
};

const toAsk = (r: Owed, attachments: FileView[], files: ChosenFile[]): AskedText => ({
  id: r.id,
  title: r.title,
  file: null,
  held: null,
  label: r.label,
  emergency: r.emergency,
  owner: r.owner_id === null ? null : { id: r.owner_id, full_name: nameOf(r).full_name },
  description: r.description,
  attachments,
  files,
  contentVersion: r.content_version,
  again: r.again,
  acceptUntil: r.accept_until && new Date(r.accept_until).toISOString(),
});

/** Messages as a source of what is to be confirmed. */
export const messageAsks: AskSource = {
  worded: wordedMessages,

  async owed(db, scope, now, limit) {
    if (scope.memberId === null) return { asks: [], total: 0 };
    const { rows } = await db.execute<{ id: number; version: number; total: number }>(sql`
      select message.id, message.content_version as version, count(*) over () as total
      from message where ${owes(scope, now)}
      order by message.emergency desc, message.date_from, message.id limit ${limit}`);
    return { asks: rows.map(({ id, version }) => ({ id, version })), total: rows[0]?.total ?? 0 };
  },

  async texts(portal, asking, ids) {
    const { db, scope, now } = asking;
    if (scope.memberId === null || ids.length === 0) return new Map();
    const { rows } = await db.execute<Owed>(sql`
      select message.id, message.title, message.label, message.description, message.content_version,
        message.emergency, ${confirmedBefore(scope)} as again, message.accept_until, message.owner_id,
        m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
      from message left join member m on m.svj_id = message.svj_id and m.id = message.owner_id
      where ${owes(scope, now)} and message.id = any(${sql.param([...ids])}::bigint[])`);
    const all = rows.map((r) => r.id);
    const files = await filesOf(portal, asking, 'message', all, { all: seesAll(scope) });
    const chosen = await chosenOf(portal, asking, 'message', all);
    return new Map(rows.map((r) => [r.id, toAsk(r, files.get(r.id) ?? [], chosen.get(r.id) ?? [])]));
  },

  async asked(db, scope, id, now) {
    const { rows } = await db.execute<{ version: number }>(sql`
      select message.content_version as version from message
      where ${seen(scope, now)} and ${asksMe(scope, now)} and message.id = ${id}`);
    return rows[0]?.version ?? null;
  },

  async confirmed(db, scope, id, now) {
    await markSeen(db, scope, id, now);
    // What somebody confirmed stays readable.
    await holdAttached(db, scope, 'message', [id]);
    const reminder = { owner: 'message', ownerId: id, kind: 'reminder' } as const;
    await dropWaiting(db, scope, reminder, scope.memberId === null ? [] : [scope.memberId], now);
    const { rows } = await db.execute<{ title: string }>(
      sql`select title from message where svj_id = ${scope.svjId} and id = ${id}`,
    );
    await record(db, scope, now, {
      noun: 'messages',
      nounId: id,
      verb: 'confirm',
      detail: { name: rows[0]?.title ?? '' },
    });
  },
};

/** What the detail says of confirmations: what the asker owes or did, and how many have confirmed this version. */
export async function acceptOf(db: Db, scope: Scope, m: Message, now: Date): Promise<MessageDetail['accept']> {
  const none = { asked: false, mine: null, again: false, doneAt: null, counts: null } as const;
  if (!m.acceptRead || m.concept || !may(scope, 'acceptRead', 'r')) return none;
  const { rows } = await db.execute<{ at: string | null; asks: boolean; again: boolean }>(sql`
    select ${asksMe(scope, now)} as asks, ${confirmedBefore(scope)} as again, (select c.confirmed_at from confirmation c
      where c.svj_id = message.svj_id and c.owner = 'message' and c.owner_id = message.id
        and c.content_version = message.content_version and c.member_id = ${scope.memberId}) as at
    from message where message.svj_id = ${scope.svjId} and message.id = ${m.id}`);
  const [row] = rows;
  const counts = (await acceptsOf(db, scope, [m], now)).get(m.id) ?? null;
  return {
    asked: true,
    mine: row?.at ? 'done' : row?.asks ? 'owed' : null,
    again: row?.again ?? false,
    doneAt: row?.at ? new Date(row.at).toISOString() : null,
    counts,
  };
}
