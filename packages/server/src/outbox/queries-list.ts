import { type SQL, sql } from 'drizzle-orm';
import type { MailReason, MailState, MailTab, MailTry } from '#contract/outbox/schema.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../base/db/db.ts';
import type { MailData, MailSecret } from '../base/mail/mail.ts';

type Row = {
  id: number;
  svj_id: number | null;
  kind: MailKind;
  recipient: string;
  lang: 'cs' | 'en';
  data: MailData;
  secret: MailSecret | null;
  house_name: string | null;
  state: MailState;
  reason: MailReason | null;
  repeated: boolean;
  created_at: string;
  sent_at: string | null;
  next_at: string;
  message_id: string;
  tries: MailTry[];
};

const columns = sql`o.id, o.svj_id, o.kind, o.recipient, o.lang, o.data, o.secret, o.state, o.reason, o.handed = 2 as repeated,
  o.created_at, o.sent_at, o.next_at, o.message_id, o.tries, s.name as house_name`;
const from = sql`from outbox o left join svj s on s.id = o.svj_id`;

type Wanted = { tab: MailTab; sort: 'id' | '-id'; recipient: string | undefined };

const begins = (recipient: string | undefined): SQL => {
  const text = recipient?.trim().toLowerCase();
  return text ? sql`lower(o.recipient) like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`;
};

/** Across associations: a page of mails. */
export async function listMails(db: Db, wanted: Wanted, page: { limit: number; offset: number }): Promise<Row[]> {
  const inTab = wanted.tab === 'all' ? sql`true` : sql`o.state = ${wanted.tab}`;
  const { rows } = await db.execute<Row>(sql`
    select ${columns} ${from} where ${inTab} and ${begins(wanted.recipient)}
    order by o.id ${wanted.sort === 'id' ? sql`asc` : sql`desc`} limit ${page.limit} offset ${page.offset}`);
  return rows;
}

/** How many mails are in each state, as filtered. */
export async function countMails(db: Db, recipient: string | undefined): Promise<Record<MailState | 'all', number>> {
  const { rows } = await db.execute<{ state: MailState; n: number }>(
    sql`select o.state, count(*) as n from outbox o where ${begins(recipient)} group by o.state`,
  );
  const counts = { waiting: 0, sent: 0, failed: 0, dropped: 0, all: 0 };
  for (const { state, n } of rows) {
    counts[state] = n;
    counts.all += n;
  }
  return counts;
}

/** Across associations: one mail with its tries. */
export async function mailById(db: Db, id: number): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`select ${columns} ${from} where o.id = ${id}`);
  return rows[0];
}
