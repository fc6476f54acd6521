import { sql } from 'drizzle-orm';
import { withNames } from '#contract/comments/rules.ts';
import type { ComplaintReason, Verdict } from '#contract/comments/schema-complaints.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { mentionedIn, namedOf } from './queries.ts';

type Said = {
  id: number;
  commentId: number;
  owner: string;
  ownerId: number;
  stream: string;
  /** Who wrote what it is about. */
  authorId: number | null;
};
/** A report of something said, as mails tell of it; still waiting. */
export type ToldComplaint = Said & { reason: ComplaintReason; words: string; text: string } & Record<
    'who' | 'author',
    string
  >;
/** What was decided, as mails tell of it, with those who are answered by it. */
export type ToldVerdict = Said & { what: Verdict; text: string; reporters: number[] };

const place = sql`c.id as "commentId", c.owner, c.owner_id as "ownerId", c.stream, c.member_id as "authorId"`;
const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;
const called = (who: NameColumns | null) => (who ? nameOf(who).full_name : '–');

/** Of these reports those that still wait, of what is still there. */
export async function complaintsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldComplaint[]> {
  type Row = Omit<ToldComplaint, 'who' | 'author'> &
    Record<'who' | 'author', NameColumns | null> & {
      mentioned: NameColumns[] | null;
    };
  const { rows } = await db.execute<Row>(sql`
    select k.id, ${place}, k.reason, k.text as words, c.text,
      (select to_json(y) from (select ${names} from member m where m.svj_id = k.svj_id and m.id = k.member_id) y) as who,
      (select to_json(y) from (select ${names} from member m where m.svj_id = c.svj_id and m.id = c.member_id) y) as author,
      ${mentionedIn} as mentioned
    from comment_complaint k join comment c on c.svj_id = k.svj_id and c.id = k.comment_id
    where k.svj_id = ${scope.svjId} and k.id = any(${sql.param([...ids])}::bigint[]) and k.verdict_id is null
      and c.deleted_at is null`);
  return rows.map(({ who, author, mentioned, ...row }) => ({
    ...row,
    text: withNames(row.text, namedOf(mentioned)),
    who: called(who),
    author: called(author),
  }));
}

/** Of these verdicts those that still hold, of what is still there. */
export async function verdictsToTell(db: Db, scope: Scope, ids: readonly number[]): Promise<ToldVerdict[]> {
  const { rows } = await db.execute<ToldVerdict>(sql`
    select v.id, ${place}, v.what, v.text,
      array(select k.member_id from comment_complaint k where k.svj_id = v.svj_id and k.comment_id = v.comment_id
        and k.member_id is not null and (k.verdict_id = v.id or v.what = 'shown' and k.verdict_id < v.id)) as reporters
    from comment_verdict v join comment c on c.svj_id = v.svj_id and c.id = v.comment_id
    where v.svj_id = ${scope.svjId} and v.id = any(${sql.param([...ids])}::bigint[]) and c.deleted_at is null
      and (v.what = 'hidden') = (c.hidden_at is not null)`);
  return rows.map((row) => ({ ...row, reporters: row.reporters.map(Number) }));
}
