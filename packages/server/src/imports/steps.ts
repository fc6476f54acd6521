import { fromText } from '#contract/base/shares/fraction.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Address, Person } from '#contract/imports/reading/rules.ts';
import type { Entry, OwnershipEntry, PersonEntry, UnitEntry } from '#contract/imports/rules-entries.ts';
import type { Accepted } from '#contract/imports/schema.ts';
import type { OwnerEntry } from '#contract/units/rules.ts';
import { changed, withoutPlans } from '#contract/units/rules-correct.ts';
import { handovers } from '#contract/units/rules-periods.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import * as people from '../members/bulk/queries.ts';
import { officersToReach, tellOfficers } from '../members/office/steps-reach.ts';
import { standingMembers } from '../members/register/queries.ts';
import { keepStanding } from '../members/register/steps.ts';
import { followRegister } from '../transfers/steps.ts';
import * as bulk from '../units/bulk/queries.ts';
import { periodsOfUnit, refusalOf } from '../units/periods/steps.ts';
import { entranceNamed } from '../units/queries-entrances.ts';
import { writePeriods } from '../units/rows/queries-periods.ts';
import { deleteUnits, refreshEntries } from '../units/writing/queries.ts';
import type { Held, House } from './queries.ts';

type Counts = Pick<Accepted, 'units' | 'ownerships' | 'persons'>;
type Ids = Map<string, number>;
/** By the key of an entry: from which day it holds, not after today; what is not named holds from today. */
export type Days = ReadonlyMap<string, string>;

const addressOf = (a: Address | null): people.Registered['address'] =>
  a ? Object.fromEntries(Object.entries(a).filter(([, v]) => v)) : null;

/** The person as the house will keep one; what the file does not say stays as the house has it. */
function registered(p: Person, held?: Held): people.Registered {
  return {
    kind: p.kind,
    titleBefore: p.titleBefore ?? held?.titleBefore ?? null,
    firstName: p.firstName ?? held?.firstName ?? null,
    lastName: p.lastName ?? held?.lastName ?? null,
    titleAfter: p.titleAfter ?? held?.titleAfter ?? null,
    companyName: p.companyName ?? held?.companyName ?? null,
    ico: p.ico ?? held?.ico ?? null,
    address: addressOf(p.address ?? held?.address ?? null),
    cadastreKey: p.cadastreId,
  };
}

async function writePeople(db: Db, scope: Scope, entries: PersonEntry[], house: House, now: Date): Promise<Ids> {
  const held = new Map(house.members.map((m) => [m.id, m]));
  const fresh = entries.filter((e) => e.id === null);
  const taken = new Set(house.members.map((m) => m.cadastreId));
  const added = fresh.map(({ source: p }) => ({
    ...registered(p),
    // Somebody said that this subject is not the member who has its key.
    cadastreKey: taken.has(p.cadastreId) ? null : p.cadastreId,
    sex: p.sex ?? ('others' as const),
    role: p.kind === 'company' ? ('company' as const) : ('owner' as const),
  }));
  const ids = await people.addPeople(db, scope, added, now);
  const known = entries.flatMap((e) => (e.id === null ? [] : [{ ...e, id: e.id }]));
  const differing = known.filter((e) => e.changes.length > 0);
  const renamed = differing.filter((e) => e.changes.some((c) => c.field !== 'address')).map((e) => e.id);
  const officers = await officersToReach(db, scope, renamed);
  await people.changePeople(
    db,
    scope,
    differing.map((e) => ({ ...registered(e.source, held.get(e.id)), id: e.id })),
    now,
  );
  await tellOfficers(db, scope, officers, 'name', now);
  const links = known.flatMap((e) => (e.source.cadastreId ? [{ id: e.id, key: e.source.cadastreId }] : []));
  await people.linkPeople(db, scope, links);
  return new Map([
    ...known.map((e) => [e.source.key, e.id] as const),
    ...fresh.map((e, i) => [e.source.key, ids[i] as number] as const),
  ]);
}

async function entrancesOf(db: Db, scope: Scope, entries: UnitEntry[]): Promise<Ids> {
  const ids: Ids = new Map();
  for (const name of new Set(entries.flatMap((e) => e.source?.entrance ?? [])))
    ids.set(name, await entranceNamed(db, scope, name));
  return ids;
}

/** Begins these shares, each on its day: of a new unit without one since ever, of another today. */
async function beginShares(
  db: Db,
  scope: Scope,
  shares: readonly { key: string; unitId: number; share: string }[],
  days: Days,
  otherwise: string | null,
): Promise<void> {
  for (const [day, part] of Map.groupBy(shares, ({ key }) => days.get(key) ?? otherwise))
    await bulk.setShares(db, scope, part, day);
}

async function writeUnits(db: Db, scope: Scope, entries: UnitEntry[], days: Days, now: Date): Promise<Ids> {
  const told = entries.flatMap((e) => (e.source ? [{ ...e, source: e.source }] : []));
  const fresh = told.filter((e) => e.kind === 'new');
  const altered = told.filter((e) => e.kind === 'changed');
  const entrances = await entrancesOf(db, scope, [...fresh, ...altered]);
  const placed = told.map((e) => ({ ...e.source, entranceId: entrances.get(e.source.entrance ?? '') ?? null }));
  const byKey = new Map(placed.map((u) => [u.key, u]));
  const ids = await bulk.addUnits(
    db,
    scope,
    fresh.flatMap((e) => byKey.get(e.source.key) ?? []),
    now,
  );
  const shares = fresh.flatMap((e, i) =>
    e.source.share ? [{ key: e.key, unitId: ids[i] as number, share: e.source.share }] : [],
  );
  await beginShares(db, scope, shares, days, null);
  await bulk.changeUnits(
    db,
    scope,
    altered.map((e) => patchOf(e, byKey.get(e.source.key)?.entranceId ?? null)),
    now,
  );
  const moved = altered.filter((e) => e.changes.some((c) => c.field === 'share'));
  const other = moved.flatMap((e) =>
    e.source.share ? [{ key: e.key, unitId: e.id as number, share: e.source.share }] : [],
  );
  await beginShares(db, scope, other, days, dayIn(now));
  const known = told.filter((e) => e.id !== null);
  await bulk.linkUnits(
    db,
    scope,
    known.flatMap((e) => (e.source.cadastreId ? [{ id: e.id as number, code: e.source.cadastreId }] : [])),
  );
  await deleteUnits(
    db,
    scope,
    entries.flatMap((e) => (e.kind === 'ended' && e.id !== null ? [e.id] : [])),
    now,
  );
  return new Map([
    ...known.map((e) => [e.source.key, e.id as number] as const),
    ...fresh.map((e, i) => [e.source.key, ids[i] as number] as const),
  ]);
}

/** Only what the preview showed as changed. */
function patchOf(e: UnitEntry, entranceId: number | null): bulk.UnitPatch {
  const fields = new Set(e.changes.map((c) => c.field));
  const u = e.source;
  return {
    id: e.id as number,
    ...(u && fields.has('number') ? { number: u.number } : {}),
    ...(u && fields.has('type') ? { type: u.type } : {}),
    ...(fields.has('entrance') ? { entranceId } : {}),
    ...(u && fields.has('floor') ? { floor: u.floor } : {}),
    ...(u && fields.has('area') ? { area: u.area } : {}),
    ...(u && fields.has('layout') ? { layout: u.layout } : {}),
  };
}

type Owning = { units: Ids; fresh: ReadonlySet<string>; members: Ids; house: House; days: Days };

/** Owners of one known unit from their day on: what the record says of days before stays, what was planned gives way. */
async function ownFrom(
  { db, scope, now }: { db: Db; scope: Scope; now: Date },
  entries: readonly OwnershipEntry[],
  { units, members, house }: Owning,
  day: string,
): Promise<void> {
  const [unitId, today] = [idIn(units, entries[0]?.unitKey ?? ''), dayIn(now)];
  const gone = new Set(entries.flatMap((e) => (e.kind !== 'new' ? (e.id ?? []) : [])));
  const stays = house.units.find((u) => u.id === unitId)?.owners.filter((o) => !gone.has(o.id)) ?? [];
  const begun = entries.flatMap((e) => (e.kind !== 'ended' && e.source ? [e.source] : []));
  const owners: OwnerEntry[] = [
    ...stays.map(({ joint, share, memberIds }) => ({ joint, share: fromText(share), memberIds })),
    ...begun.map((o) => ({
      joint: o.joint,
      share: fromText(o.share),
      memberIds: o.persons.map((p) => idIn(members, p)),
    })),
  ];
  const periods = withoutPlans(await periodsOfUnit(db, scope, unitId), today);
  // The source says who owns today: a change recorded between that day and today would be told twice.
  const later = handovers(periods).find((h) => h.day > day);
  if (later) throw await refusalOf(db, scope, { why: 'later', change: later }, today, 'day');
  const outcome = changed(periods, day, owners);
  if ('periods' in outcome) await writePeriods(db, scope, unitId, outcome.periods);
}

async function writeOwnerships(db: Db, scope: Scope, all: OwnershipEntry[], owning: Owning, now: Date): Promise<void> {
  const { units, fresh, members, days } = owning;
  const today = dayIn(now);
  const isDated = (e: OwnershipEntry) => days.has(e.key) && !fresh.has(e.unitKey);
  for (const [, part] of Map.groupBy(all.filter(isDated), (e) => e.unitKey))
    await ownFrom({ db, scope, now }, part, owning, days.get(part[0]?.key ?? '') ?? today);
  const entries = all.filter((e) => !isDated(e));
  const gone = entries.flatMap((e) => (e.kind !== 'new' && e.id !== null ? [e.id] : []));
  await bulk.endOwnerships(db, scope, gone, today);
  const touched = entries.flatMap((e) => units.get(e.unitKey) ?? []);
  await bulk.dropPlans(db, scope, [...new Set(touched)], today);
  const begun = entries.flatMap((e) => (e.kind !== 'ended' && e.source ? [{ ...e, source: e.source }] : []));
  await bulk.addOwnerships(
    db,
    scope,
    begun.map((e) => ({
      unitId: idIn(units, e.unitKey),
      joint: e.source.joint,
      share: e.source.share,
      memberIds: e.source.persons.map((p) => idIn(members, p)),
      from: fresh.has(e.unitKey) ? (days.get(e.key) ?? null) : today,
      cadastreKey: null,
    })),
  );
}

function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error('an accepted ownership needs its unit and its people');
  return id;
}

const counted = (entries: readonly Entry[]) => ({
  created: entries.filter((e) => e.kind === 'new').length,
  changed: entries.filter((e) => e.kind === 'changed' && e.changes.length > 0).length,
  ended: entries.filter((e) => e.kind === 'ended').length,
});

/**
 * Writes what was accepted: people first, then units, then who owns what. Stands or falls with its transaction.
 * `entries` are all of the difference, `out` those left out; `days` are those from which something holds.
 */
export async function writeImport(
  db: Db,
  scope: Scope,
  entries: readonly Entry[],
  out: ReadonlySet<string>,
  house: House,
  portal: Portal,
  now: Date,
  days: Days = new Map(),
): Promise<Counts> {
  const before = await standingMembers(db, scope);
  const kept = entries.filter((e) => !out.has(e.key));
  const persons = kept.filter((e) => e.noun === 'person');
  const units = kept.filter((e) => e.noun === 'unit');
  const ownerships = kept.filter((e) => e.noun === 'ownership' && e.kind !== 'same') as OwnershipEntry[];
  const members = await writePeople(db, scope, persons, house, now);
  const unitIds = await writeUnits(db, scope, units, days, now);
  // A unit whose own changes were left out still is the unit that its owners belong to.
  for (const e of entries)
    if (e.noun === 'unit' && e.id !== null && e.source && !unitIds.has(e.source.key)) unitIds.set(e.source.key, e.id);
  for (const e of entries)
    if (e.noun === 'person' && e.id !== null && !members.has(e.source.key)) members.set(e.source.key, e.id);
  const fresh = new Set(units.flatMap((e) => (e.kind === 'new' && e.source ? [e.source.key] : [])));
  await writeOwnerships(db, scope, ownerships, { units: unitIds, fresh, members, house, days }, now);
  const owners = new Set(ownerships.flatMap((e) => e.source?.persons ?? []).map((p) => idIn(members, p)));
  await keepStanding(db, scope, before, now);
  const archived = house.members.filter((m) => m.isArchived && owners.has(m.id)).map((m) => m.id);
  await people.unarchive(db, scope, archived);
  const touched = ownerships.filter((e) => !fresh.has(e.unitKey)).flatMap((e) => unitIds.get(e.unitKey) ?? []);
  await bulk.touchUnits(db, scope, [...new Set(touched)], now);
  await refreshEntries(db, scope, [...unitIds.values()], now);
  await followRegister(portal, { db, scope, now }, [...unitIds.values()], 'import');
  return { units: counted(units), ownerships: counted(ownerships), persons: counted(persons) };
}
