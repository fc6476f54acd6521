import { sql } from 'drizzle-orm';
import type { Statutes } from '#contract/association/schema-settings.ts';
import type { TermFact, TermRange } from '#contract/base/terms/fact.ts';
import { lastOf } from '#contract/base/terms/rules.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { lastsThrough } from '#contract/drafts/rules-days.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { perRollamDays } from '#contract/motions/rules-law.ts';
import type { Basis } from '#contract/motions/schema.ts';
import { peopleOf } from '../answers/queries-mailboxes.ts';
import { may } from '../base/http/gate.ts';
import type { Counting } from '../define-noun.ts';
import { seen } from '../motions/queries.ts';
import { statutesOf } from '../proxies/queries-around.ts';

type Row = {
  id: number;
  name: string;
  basis: Basis;
  started_at: string | null;
  closes_at: string | null;
  finished_at: string | null;
};
const ofVote = ({ id, name }: Row) => ({ owner: { table: 'vote', id }, turn: '', name, at: voteLinks.one(id) });

/** How long owners have at least to answer. */
function lengthOf(v: Row, statutes: Statutes): TermFact[] {
  if (v.basis !== 'perRollam' || v.finished_at || !v.started_at || !v.closes_at) return [];
  const from = dayIn(new Date(v.started_at));
  const fact = { kind: 'voteLength', from, days: Math.max(perRollamDays, statutes.perRollamDays) } as const;
  const closes = new Date(v.closes_at);
  const isLong = lastsThrough(closes, lastOf(fact).last);
  return [{ ...ofVote(v), ...fact, met: isLong ? { on: dayIn(closes), at: voteLinks.one(v.id) } : null }];
}

/** The result goes by mail at the end; whoever has no address has to be told by paper. */
async function afterEnd({ db, scope }: Counting, v: Row): Promise<TermFact[]> {
  if (!v.finished_at) return [];
  const from = dayIn(new Date(v.finished_at));
  const challenge: TermFact = { ...ofVote(v), kind: 'challenge', from, met: null };
  if (v.basis !== 'perRollam') return [challenge];
  const isMailed = (await peopleOf(db, scope, v.id, 'owners')).every((p) => p.emails.length > 0);
  const met = isMailed ? { on: from, at: voteLinks.one(v.id) } : null;
  return [challenge, { ...ofVote(v), kind: 'announcement', from, met }];
}

/** Terms of votes with effect in law: those under way, and those that ended. */
export async function termsOfVotes(at: Counting, { since }: TermRange): Promise<TermFact[]> {
  const { db, scope } = at;
  if (!may(scope, 'vote', 'r')) return [];
  const { rows } = await db.execute<Row>(sql`
    select vote.id, vote.name, vote.basis, vote.started_at, vote.closes_at, vote.finished_at from vote
    where ${seen(scope)} and vote.status in ('run', 'finish') and vote.cancelled_at is null and vote.basis <> 'poll'
      and vote.origin_id is null and (vote.finished_at is null or vote.finished_at >= ${startOf(since)})
    order by vote.id`);
  const statutes = await statutesOf(db, scope);
  const facts: TermFact[] = [];
  for (const v of rows) facts.push(...lengthOf(v, statutes), ...(await afterEnd(at, v)));
  return facts;
}
