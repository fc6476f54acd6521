import { moneyText } from '#contract/base/money/amount.ts';
import { equals, fromText, whole } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Consequence } from '#contract/changes/schema.ts';
import type { Entry, OwnershipEntry } from '#contract/imports/rules-entries.ts';
import { balanceAt } from '../../accounts/rows/queries.ts';
import { seesAll } from '../../accounts/rows/queries-seen.ts';
import { may } from '../../base/http/gate.ts';
import type { Knows, SeatUnderway } from '../../base/people/personal.ts';
import { namesOf } from '../rows/queries.ts';
import { withAccount, wouldLose } from './queries.ts';
import type { At, Compared, Judged } from './steps.ts';

type Lives = readonly Knows[];
const isOwnership = (e: Entry): e is OwnershipEntry => e.noun === 'ownership';

/** Whose way into the house would end by the change; who goes on in the unit with another share keeps it. */
async function accessOf(
  at: At,
  { house, entries }: Compared,
  owned: readonly OwnershipEntry[],
): Promise<Consequence[]> {
  const ended = owned.flatMap((e) => (e.kind === 'ended' && e.id !== null ? [e.id] : []));
  const held = new Map(house.units.flatMap((u) => u.owners.map((o) => [o.id, o.memberIds])));
  const persons = new Set(owned.flatMap((e) => e.source?.persons ?? []));
  const stay = new Set(entries.flatMap((e) => (e.noun === 'person' && persons.has(e.source.key) ? [e.id] : [])));
  const people = new Set(ended.flatMap((id) => held.get(id) ?? []).filter((id) => !stay.has(id)));
  const lost = await wouldLose(at.db, at.scope, [...people], ended, dayIn(at.now));
  const names = await namesOf(at.db, at.scope, lost);
  return lost.map((id) => ({ kind: 'access', name: names.get(id) ?? '' }));
}

/** Running votes in which the unit has a place: weights stay as they were frozen, another owner acts. */
async function votesOf({ db, scope }: At, lives: Lives, unitId: number, unit: string): Promise<Consequence[]> {
  const knows = may(scope, 'vote', 'r');
  const seats: SeatUnderway[] = [];
  for (const one of lives) seats.push(...((await one.seatsUnderway?.(db, scope, unitId)) ?? []));
  return seats.map(({ name, closes, voted }) => ({
    kind: 'vote',
    name: knows ? name : '',
    unit,
    closes: closes?.toISOString() ?? null,
    voted: knows ? voted : null,
  }));
}

/** Several owners without one joint share need a representative (§ 1185); spouses do not. */
function representativeOf({ entries }: Compared, unitKey: string, unit: string): Consequence {
  const source = entries.find((e) => e.noun === 'unit' && e.source?.key === unitKey)?.source;
  const owners = source && 'owners' in source ? source.owners : [];
  const alone = owners.length < 2 || owners.some((o) => equals(fromText(o.share), whole));
  return { kind: 'representative', unit, needed: !alone };
}

/** What stands on the account at the end of the day before the change holds, as far as it is decided, else today. */
async function accountOf(
  { db, scope, now }: At,
  unitId: number,
  unit: string,
  from: string | null,
): Promise<Consequence> {
  const day = from === null ? dayIn(now) : addDays(from, -1);
  // Who reads requests may be no one to whom debts are told: a visit, a role with the cadastre alone.
  const balance = seesAll(scope) ? moneyText(await balanceAt(db, scope, unitId, day)) : null;
  return { kind: 'account', unit, balance, day };
}

/** What would follow if the change were accepted, before anything is written. */
export async function consequencesOf(
  at: At,
  lives: Lives,
  seen: Compared,
  { group, decision }: Judged,
): Promise<Consequence[]> {
  const owned = group.entries.filter(isOwnership);
  const list: Consequence[] = [];
  if (owned.length > 0) {
    list.push(...(await accessOf(at, seen, owned)));
    const unitKey = owned[0]?.unitKey ?? '';
    const ids = new Map(seen.entries.flatMap((e) => (e.noun === 'unit' && e.source ? [[e.source.key, e.id]] : [])));
    const unitId = ids.get(unitKey) ?? null;
    const unit = group.units[0] ?? '';
    if (unitId !== null) {
      list.push(...(await votesOf(at, lives, unitId, unit)));
      const accounts = may(at.scope, 'roomFees', 'r') ? await withAccount(at.db, at.scope, [unitId]) : new Set();
      if (accounts.has(unitId) && group.kind === 'owner')
        list.push(await accountOf(at, unitId, unit, decision?.accept ? decision.validFrom : null));
      list.push(representativeOf(seen, unitKey, unit));
    }
    const persons = new Set(owned.flatMap((e) => e.source?.persons ?? []));
    const names = seen.entries.flatMap((e) =>
      e.noun === 'person' && e.kind === 'new' && persons.has(e.source.key) ? [e.title] : [],
    );
    if (names.length > 0) list.push({ kind: 'invite', names });
  } else if (group.isSecond) {
    const touched = group.entries.flatMap((e) =>
      e.noun === 'unit' && e.id !== null ? [{ id: e.id, no: e.title }] : [],
    );
    for (const { id, no } of touched) list.push(...(await votesOf(at, lives, id, no)));
  }
  if (group.kind === 'name') list.push({ kind: 'named' }, { kind: 'past' });
  return list;
}
