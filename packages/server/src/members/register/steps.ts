import { dayIn } from '#contract/base/time/dates.ts';
import { daysToLook, daysToRemind } from '#contract/members/rules-entitled.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { tellOnce } from '../../base/db/told-once.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { lockOffices } from '../office/queries.ts';
import { tellFall, tellList } from './notices.ts';
import * as q from './queries.ts';

/**
 * Tells those whom the register entitles no more, each once, and the committee; whoever is entitled again may be told
 * another time. Runs after every change of the register and after midnight.
 */
export async function tellFallen(db: Db, scope: Scope, portal: Pick<Portal, 'config'>, now: Date): Promise<number> {
  let sum = 0;
  for (;;) {
    const fallen = await q.noteFallen(db, scope);
    if (fallen.length === 0) return sum;
    sum += fallen.length;
    await tellFall(db, scope, portal, fallen, now);
  }
}

/**
 * Tells the committee once that people have thirty days before they lose access, and once more a few days before the end;
 * who has to be looked at is counted by the day on which they would fall.
 */
export async function tellOfList(db: Db, scope: Scope, portal: Pick<Portal, 'config'>, now: Date): Promise<number> {
  const byDay = Map.groupBy(await q.whoFalls(db, scope), (m) => m.until);
  const told = (what: 'begins' | 'ends', until: string) => `register ${what} ${scope.svjId} ${until}`;
  let sum = 0;
  for (const [until, people] of byDay) {
    const isNear = until <= dayIn(new Date(now.getTime() + daysToRemind * 24 * 3600_000));
    const begins = await tellOnce(db, told('begins', until), now);
    const ends = isNear && (await tellOnce(db, told('ends', until), now));
    if (!begins && !ends) continue;
    await tellList(db, scope, portal, { what: ends ? 'ends' : 'begins', until, count: people.length }, now);
    sum += 1;
  }
  return sum;
}

/** Whom an import took the last place away has time until somebody looks at the list; `before` is who stood before it. */
export async function keepStanding(db: Db, scope: Scope, before: ReadonlySet<number>, now: Date): Promise<void> {
  const after = await q.standingMembers(db, scope);
  const lost = [...before].filter((id) => !after.has(id));
  await q.keepFor(db, scope, lost, dayIn(now), daysToLook);
}

/** Accepts the list as it was shown; who came to it meanwhile must be looked at first. */
export async function acceptRegister(
  { db, scope, now }: { db: Db; scope: Scope; now: Date },
  portal: Pick<Portal, 'config'>,
  begins: (db: Db, scope: Scope) => Promise<void>,
  ids: readonly number[],
): Promise<number> {
  await lockOffices(db, scope);
  const listed = await q.whoFalls(db, scope);
  const seen = new Set(ids);
  if (listed.length !== seen.size || listed.some((m) => !seen.has(m.id)))
    throw new Refused('MEMBERS.ERRORS.REGISTER_CHANGED');
  await begins(db, scope);
  await q.endKeeping(db, scope);
  await record(db, scope, now, { noun: 'members', nounId: null, verb: 'register', detail: { count: listed.length } });
  await tellFallen(db, scope, portal, now);
  return listed.length;
}
