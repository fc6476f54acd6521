import { sql } from 'drizzle-orm';
import type { TermFact } from '#contract/base/terms/fact.ts';
import { type DayNote, type DayRange, mostNotes, onDay } from '#contract/base/time/day-notes.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { may } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import type { At } from '../rows/queries.ts';
import { seenDue, seenRounds } from './queries-list.ts';

type Row = { id: number; title: string; version: number; updated_at: string; day: string; round_id: number | null };

/** Last days of papers that run out, and days on which a round of theirs was over, of those the asker may open. Null for who reads no documents. */
export async function daysOfDue({ db, scope, now }: At, { from, to }: DayRange): Promise<DayNote[] | null> {
  if (!may(scope, 'documents', 'r')) return null;
  const { rows } = await db.execute<Row>(sql`
    select document.id, document.name as title, o.version, o.updated_at, to_char(o.due_on, 'YYYY-MM-DD') as day,
      null::bigint as round_id
    ${seenDue(scope, now)} and o.due_on between ${from}::date and ${to}::date
    union all
    select document.id, document.name, 1, r.closed_at, to_char(r.closed_on, 'YYYY-MM-DD'), r.id
    ${seenRounds(scope, now)} and r.closed_on between ${from}::date and ${to}::date
    order by day, id, round_id limit ${mostNotes}`);
  return rows.map(({ id, title, version, updated_at, day, round_id }) => ({
    ...{ id, title, version, updatedAt: new Date(updated_at), at: documentLinks.one(id), forAll: false },
    says: round_id === null ? ('DUE.DAYS.ENDS' as const) : ('DUE.DAYS.DONE' as const),
    ...(round_id !== null && { turn: String(round_id) }),
    ...onDay(day),
  }));
}

type DueTerm = { id: number; name: string; since: string; until: string };

/** The same as terms of the house, with what is over and was not renewed. */
export async function termsOfDue({ db, scope, now }: Counting): Promise<TermFact[]> {
  if (!may(scope, 'documents', 'r')) return [];
  const { rows } = await db.execute<DueTerm>(sql`
    select document.id, document.name, o.due_on::text as until,
      coalesce(o.valid_from, (document.created_at at time zone 'Europe/Prague')::date)::text as since
    ${seenDue(scope, now)} order by o.due_on, document.id limit ${mostNotes}`);
  return rows.map(({ id, name, since, until }) => ({
    ...{
      kind: 'document',
      owner: { table: 'document', id },
      turn: until,
      name,
      from: since < until ? since : until,
      until,
    },
    ...{ at: documentLinks.one(id), met: null },
  }));
}
