import { type SQL, sql } from 'drizzle-orm';
import { withNames } from '#contract/comments/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { mentionedIn, namedOf } from './queries.ts';
import type { Talk, Talks, ThreadTold } from './queries-talks.ts';

/** Something said, or about that, with what it is to as that is now. */
export type Known<T> = { one: T; talk: Talk; thread: ThreadTold };

/** These with what they are to; without those of what is not there any more. */
export async function knownOf<T extends { owner: string; ownerId: number }>(
  talks: Talks,
  db: Db,
  scope: Scope,
  some: readonly T[],
): Promise<Known<T>[]> {
  const known: Known<T>[] = [];
  for (const owner of new Set(some.map((one) => one.owner))) {
    const talk = talks[owner];
    const theirs = some.filter((one) => one.owner === owner);
    const threads = (await talk?.told(db, scope, [...new Set(theirs.map((one) => one.ownerId))])) ?? [];
    const byId = new Map(threads.map((t) => [t.id, t]));
    for (const one of theirs) {
      const thread = byId.get(one.ownerId);
      if (talk && thread) known.push({ one, talk, thread });
    }
  }
  return known;
}

/** A comment as mails tell of it. */
export type ToldComment = {
  id: number;
  owner: string;
  ownerId: number;
  stream: string;
  text: string;
  /** Who wrote it; empty when nobody knows. */
  who: string;
  /** By whoever holds a link. */
  byLink: boolean;
  mentions: number[];
  /** Names of its files, and of documents beside it that whoever reads documents may open. */
  files: string[];
};

/** Of `comment c`: names of documents of the house beside it, where what it is said to has them. */
function namesBeside(talks: Talks, scope: Scope): SQL {
  const some = Object.entries(talks).flatMap(([owner, { documents }]) =>
    documents ? [sql`when c.owner = ${owner} then ${documents.names(scope, sql`c.id`)}`] : [],
  );
  return some.length === 0 ? sql`'{}'::text[]` : sql`case ${sql.join(some, sql` `)} else '{}'::text[] end`;
}

/** Of these comments those that are still there; of hidden ones nobody is told. */
export async function commentsToTell(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  talks: Talks,
): Promise<ToldComment[]> {
  type Row = Omit<ToldComment, 'who' | 'mentions'> & { who: NameColumns | null; mentioned: NameColumns[] | null };
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.owner, c.owner_id as "ownerId", c.stream, c.text, c.by_link as "byLink",
      (select to_json(y) from (
        select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
        where m.svj_id = c.svj_id and m.id = c.member_id) y) as who,
      ${mentionedIn} as mentioned,
      array(select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
        where f.svj_id = c.svj_id and f.owner = 'comment' and f.owner_id = c.id order by f.position, f.id)
        || ${namesBeside(talks, scope)} as files
    from comment c
    where c.svj_id = ${scope.svjId} and c.id = any(${sql.param([...ids])}::bigint[]) and c.deleted_at is null
      and c.hidden_at is null`);
  return rows.map(({ who, mentioned, text, ...row }) => ({
    ...row,
    text: withNames(text, namedOf(mentioned)),
    who: who ? nameOf(who).full_name : '',
    mentions: namedOf(mentioned).map((m) => m.id),
  }));
}
