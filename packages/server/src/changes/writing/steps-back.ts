import { dayIn } from '#contract/base/time/dates.ts';
import { daysToUndo } from '#contract/changes/schema-words.ts';
import type { Entry, PersonEntry } from '#contract/imports/rules-entries.ts';
import { Refused } from '#contract/refusals.ts';
import { periodsOf } from '#contract/units/rules-periods.ts';
import { lockImports } from '../../imports/queries.ts';
import { changePeople } from '../../members/bulk/queries.ts';
import { standingMembers } from '../../members/register/queries.ts';
import { keepStanding } from '../../members/register/steps.ts';
import * as back from '../../units/bulk/queries-back.ts';
import { writePeriods } from '../../units/rows/queries-periods.ts';
import { deleteUnits, refreshEntries } from '../../units/writing/queries.ts';
import type { At, Compared } from '../comparing/steps.ts';
import type { Stood } from '../rows/tables.ts';
import { versionsOfPeople } from './queries.ts';

/** The last day a request accepted then can be taken back. */
export const lastDay = (closed: Date): string => dayIn(new Date(closed.getTime() + daysToUndo * 24 * 3600_000));

const isChangedPerson = (e: Entry): e is PersonEntry => e.noun === 'person' && e.id !== null && e.changes.length > 0;

/** Units and people as they stand before what was accepted is written; `after` completes it once it is. */
export async function keepStood({ db, scope }: At, { entries, out, house }: Compared) {
  const kept = entries.filter((e) => e.kind !== 'same' && !out.has(e.key));
  const byKey = new Map(entries.flatMap((e) => (e.noun === 'unit' && e.source ? [[e.source.key, e.id]] : [])));
  const ids = kept.flatMap((e) =>
    e.noun === 'person' ? [] : ((e.noun === 'unit' ? e.id : byKey.get(e.unitKey)) ?? []),
  );
  const made = kept.flatMap((e) => (e.noun === 'unit' && e.kind === 'new' ? [e.title] : []));
  const units = await back.keptUnits(db, scope, [...new Set(ids)]);
  const changed = new Set(kept.filter(isChangedPerson).map((e) => e.id));
  const people = house.members
    .filter((m) => changed.has(m.id))
    .map(({ isArchived: _, cadastreId, address, ...m }) => ({
      ...m,
      cadastreKey: cadastreId,
      address: address && Object.fromEntries(Object.entries(address).filter(([, v]) => v)),
    }));
  const after = async (): Promise<Stood> => {
    const fresh = await back.unitsNumbered(db, scope, made);
    const versions = await back.versionsOf(db, scope, [...units.map((u) => u.id), ...fresh]);
    const of = await versionsOfPeople(
      db,
      scope,
      people.map((p) => p.id),
    );
    return {
      units: units.map((u) => ({ ...u, after: versions.get(u.id) ?? '' })),
      made: fresh.map((id) => ({ id, after: versions.get(id) ?? '' })),
      people: people.map((p) => ({ ...p, after: of.get(p.id) ?? 0 })),
    };
  };
  return { units, after };
}

/** Puts everything back as it stood, if nothing of it was changed since; answers the units it touched. */
export async function putBack(at: At, stood: Stood): Promise<number[]> {
  const { db, scope, now } = at;
  await lockImports(db, scope);
  const ids = [...stood.units, ...stood.made].map((u) => u.id);
  const versions = await back.versionsOf(db, scope, ids);
  const of = await versionsOfPeople(
    db,
    scope,
    stood.people.map((p) => p.id),
  );
  const isSame =
    [...stood.units, ...stood.made].every((u) => versions.get(u.id) === u.after) &&
    stood.people.every((p) => of.get(p.id) === p.after);
  if (!isSame) throw new Refused('CHANGES.ERRORS.CHANGED_SINCE');
  const before = await standingMembers(db, scope);
  await deleteUnits(
    db,
    scope,
    stood.made.map((u) => u.id),
    now,
  );
  for (const u of stood.units) {
    await back.putUnitBack(db, scope, u, now);
    const owners = u.owners.map((o) => ({ ...o, share: back.shareOfKept(o) }));
    await writePeriods(db, scope, u.id, periodsOf(owners), owners);
  }
  await changePeople(db, scope, stood.people, now);
  await keepStanding(db, scope, before, now);
  await refreshEntries(db, scope, ids, now);
  return ids;
}
