import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Commented } from './queries.ts';

type Place = Pick<Commented, 'owner' | 'ownerId' | 'stream'>;
type Said = { text: string; mentions: readonly number[]; quoteId?: number | null; byLink?: boolean };

/** Keeps a comment with those it mentions; answers its id. */
export async function addComment(db: Db, scope: Scope, what: Place, said: Said, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into comment (svj_id, owner, owner_id, stream, member_id, by_link, text, quote_id, created_at)
    values (${scope.svjId}, ${what.owner}, ${what.ownerId}, ${what.stream}, ${scope.memberId}, ${said.byLink ?? false},
      ${said.text}, ${said.quoteId ?? null}, ${now})
    returning id`);
  const id = rows[0]?.id as number;
  await keepMentions(db, scope, id, said.mentions);
  return id;
}

/** Says something else in the place of what was said; what stood there is not kept. */
export async function changeComment(db: Db, scope: Scope, id: number, said: Said, now: Date): Promise<void> {
  await db.execute(sql`
    update comment set text = ${said.text}, edited_at = ${now} where svj_id = ${scope.svjId} and id = ${id}`);
  await dropMentions(db, scope, id);
  await keepMentions(db, scope, id, said.mentions);
}

/** Removes what was said and whom it named; that there was something stays. */
export async function dropComment(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await dropMentions(db, scope, id);
  await db.execute(sql`
    update comment set deleted_at = ${now}, text = '' where svj_id = ${scope.svjId} and id = ${id}`);
}

async function keepMentions(db: Db, scope: Scope, id: number, mentions: readonly number[]): Promise<void> {
  if (mentions.length === 0) return;
  await db.execute(sql`
    insert into comment_mention (svj_id, comment_id, position, member_id)
    select ${scope.svjId}::bigint, ${id}::bigint, x.place, x.id
    from unnest(${sql.param([...mentions])}::bigint[]) with ordinality as x (id, place)`);
}

async function dropMentions(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`delete from comment_mention where svj_id = ${scope.svjId} and comment_id = ${id}`);
}
