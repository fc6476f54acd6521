import { dayIn } from '#contract/base/time/dates.ts';
import type { FoundMember } from '#contract/members/schema-found.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { searchMembers } from '../rows/queries.ts';
import { type Home, homesOf } from './queries-around.ts';

/** Who is found by name, at most 20; their units today tell people of one name apart. */
export async function findMembers(db: Db, scope: Scope, text: string, now: Date): Promise<FoundMember[]> {
  const found = await searchMembers(db, scope, text);
  const ids = found.map((m) => m.id);
  const homes = may(scope, 'rooms', 'r') ? await homesOf(db, scope, ids, dayIn(now)) : new Map<number, Home[]>();
  const unitsOf = (id: number) => [...new Set((homes.get(id) ?? []).map((home) => home.number))];
  return found.map((m) => ({ ...m, detail: unitsOf(m.id).join(', ') || null }));
}
