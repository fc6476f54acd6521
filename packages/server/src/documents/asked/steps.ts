import { sql } from 'drizzle-orm';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { may } from '../../base/http/gate.ts';
import { acceptRows, standingOf } from '../../confirmations/accepts/queries.ts';
import { type Read, readOfEach } from '../../confirmations/accepts/queries-many.ts';
import { asking } from '../../confirmations/accepts/steps.ts';
import type { At } from '../rows/queries.ts';
import { withFolder } from '../rows/queries-seen.ts';
import { askedDocuments } from './queries.ts';
import { askingDocuments, asksMe, confirmedBefore } from './queries-owed.ts';

/** Names that an answer carries; the whole list has pages of its own. */
const mostNames = 100;
type Accepts = Pick<DocumentDetail, 'accept' | 'allAccepts'>;
type Mine = { asks: boolean; again: boolean; at: string | null; version: number | null };

/** Who has confirmed each of the documents, which the asker may open; nothing of those that ask nobody. */
export async function readOfDocuments(
  { db, scope, now }: At,
  rows: readonly { id: number; acceptRead: boolean }[],
): Promise<Map<number, Read[]>> {
  const asking = rows.filter((d) => d.acceptRead).map((d) => d.id);
  if (asking.length === 0 || !may(scope, 'acceptRead', 'r')) return new Map();
  return readOfEach(db, scope, askedDocuments, askingDocuments(scope, asking), mostNames, now);
}

/** What a document that the asker opens says of confirmations: what they owe or did, who confirmed and how many. */
export async function acceptsOf(at: At, { id, acceptRead }: { id: number; acceptRead: boolean }): Promise<Accepts> {
  const { db, scope, now } = at;
  const nothing = { asked: false, mine: null, again: false, doneAt: null, doneVersion: null, counts: null } as const;
  if (!acceptRead || !may(scope, 'acceptRead', 'r'))
    return { accept: { ...nothing, from: 1, since: null, hasAuthor: false }, allAccepts: [] };
  const one = await asking(askedDocuments, at, id);
  const { row } = one;
  const { rows } = await db.execute<Mine>(sql`
    select ${asksMe(scope, now)} as asks, ${confirmedBefore(scope)} as again, c.confirmed_at as at, c.content_version as version
    from document ${withFolder} left join lateral (select * from confirmation o where o.svj_id = document.svj_id
      and o.owner = 'document' and o.owner_id = document.id and o.content_version >= document.accept_from
      and o.member_id = ${scope.memberId} order by o.content_version desc limit 1) c on true
    where document.svj_id = ${scope.svjId} and document.id = ${id}`);
  const mine = rows[0] as Mine;
  const { done, total, known } = await standingOf(db, scope, one, now);
  const read = await acceptRows(db, scope, one, 'read', { limit: mostNames, offset: 0 }, now);
  return {
    accept: {
      ...{ asked: true, mine: mine.at ? 'done' : mine.asks ? 'owed' : null, again: mine.again },
      ...{ doneAt: mine.at && new Date(mine.at).toISOString(), doneVersion: mine.version },
      ...{ counts: known ? { done, total } : null, from: row.countedFrom, since: row.outAt?.toISOString() ?? null },
      hasAuthor: row.authorId !== null,
    },
    allAccepts: read.map(({ user, isRead, readDate }) => ({ user, isRead, readDate })),
  };
}
