import type { LandProblem } from '#contract/base/land.ts';
import {
  type BuildingSeen,
  houseOf,
  isSameHouse,
  type LandUnitSaid,
  lookFor,
  needsUnits,
  nextLook,
  unitLabel,
} from '#contract/cadastre/rules.ts';
import { questionsADay } from '#contract/cadastre/schema-words.ts';
import { actFor, may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Land, landOf, type Spent } from '../../base/registers/land.ts';
import type { Found, LandBuilding, LandUnit } from '../../base/registers/land-reading.ts';
import { inTurn, type Spend } from '../../base/registers/registers-turn.ts';
import type { Around } from '../../define-noun.ts';
import { type At, keepReading, lastReading } from '../rows/queries.ts';
import type { BuildingKept, PlaceRow, SealKept } from '../rows/tables.ts';
import * as q from './queries.ts';

/** As whose the register counts its questions. */
export const landRegister = 'cuzk';
/** Looked for at once. */
const mostAtOnce = 100;
/** For so long nobody else asks for a house that was taken. */
const taken = 10 * 60_000;

type Hears = Pick<Around['hears'], 'cadastreRead'>;
/** How a turn ended: the house is done with, its units go on, or the day is spent. */
type Ended = 'done' | 'units' | 'spent';

const later = (now: Date, by: number) => new Date(now.getTime() + by);
const inside = <T>(portal: Portal, svjId: number, run: (at: At) => Promise<T>): Promise<T> =>
  portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));

/** What was read of units so far is of no use any more. */
const dropped = { unitsRead: null, unitsAt: null } as const;

async function failed(at: At, problem: LandProblem, set: Partial<PlaceRow> = {}): Promise<Ended> {
  const nextAt = nextLook(at.now, { failed: true, pending: false });
  await q.changePlace(at.db, at.scope, { problem, triedAt: at.now, nextAt, ...set });
  await q.keepCheck(at, 'register', { problem, isNew: false });
  return 'done';
}

const seenIn = ({ units, sheetCode, seals }: LandBuilding): BuildingSeen => ({
  units: units.map((u) => u.code),
  sheet: sheetCode,
  seals,
});
const keptOf = (
  { houseNumbers, part, town, sheet, sheetCode, units }: LandBuilding,
  asOf: string | null,
  warning: string,
): BuildingKept => ({
  ...{ name: [part, houseNumbers.join(', ')].filter(Boolean).join(' '), town, sheet, sheetCode, numbers: houseNumbers },
  ...{ units: units.map((u) => u.code), asOf, warning },
});

/** Proceedings with the day when each was first seen; of those at the very first look nobody knows it. */
function sealsOf(place: PlaceRow, names: readonly string[], now: Date): SealKept[] {
  const known = new Map(place.seals.map((s) => [s.name, s.since]));
  const fresh = place.building === null ? null : now.toISOString();
  return names.map((name) => ({ name, since: known.has(name) ? (known.get(name) ?? null) : fresh }));
}

/** Keeps what the register says of the building; its units are asked for only when something says that they changed. */
async function keepBuilding(at: At, place: PlaceRow, answer: Found<LandBuilding>): Promise<Ended> {
  if (answer.status === 'unknown') return failed(at, answer.problem);
  // What it does not know by a number of its own any more is looked for anew.
  if (answer.status === 'nothing') return failed(at, 'notFound', { ...dropped, buildingCode: null });
  const { what, asOf, warning } = answer;
  if (what.units.length === 0) return failed(at, 'noUnits', dropped);
  const seals = sealsOf(place, what.seals, at.now);
  const common = {
    buildingCode: what.code,
    building: keptOf(what, asOf, warning),
    seals,
    triedAt: at.now,
    problem: null,
  };
  const pending = seals.length > 0;
  if (!needsUnits(place.seen, seenIn(what))) {
    const nextAt = nextLook(at.now, { failed: false, pending });
    // A proceeding that came since the units were read is to be missed once it is over.
    await q.changePlace(at.db, at.scope, { ...common, seen: seenIn(what), checkedAt: at.now, nextAt });
    await q.keepCheck(at, 'register', { problem: null, isNew: false });
    return 'done';
  }
  const goesOn = place.unitsRead !== null && String(place.building?.units) === String(common.building.units);
  const nextAt = nextLook(at.now, { failed: false, pending: true });
  const reading = goesOn ? {} : { unitsRead: [], unitsAt: at.now };
  await q.changePlace(at.db, at.scope, { ...common, ...reading, nextAt });
  return 'units';
}

/** One question for the building of a house. */
async function turnOfBuilding(portal: Portal, svjId: number, spends: Spend): Promise<Ended> {
  const place = await inside(portal, svjId, async ({ db, scope, now }) => {
    const row = await q.placeLocked(db, scope);
    if (!row || row.nextAt > now) return null;
    const isOurs = may(scope, 'real_estate_cadastre', 'r');
    await q.changePlace(db, scope, {
      nextAt: isOurs ? later(now, taken) : nextLook(now, { failed: true, pending: false }),
    });
    return isOurs ? row : null;
  });
  if (!place) return 'done';
  const sought = place.buildingCode ? { code: place.buildingCode } : lookFor(place.number);
  const answer: Found<LandBuilding> | Spent = sought
    ? await landOf(portal.config).building(sought, place.village, portal.now(), spends)
    : { status: 'nothing' };
  return inside(portal, svjId, async (at) => {
    const row = await q.placeLocked(at.db, at.scope);
    if (!row || row.version !== place.version) return 'done';
    if (answer.status !== 'spent') return keepBuilding(at, row, answer);
    await q.changePlace(at.db, at.scope, { nextAt: place.nextAt });
    return 'spent';
  });
}

const saidOf = ({ houseNumbers }: { houseNumbers: readonly string[] }, unit: LandUnit): LandUnitSaid => ({
  ...{ code: unit.code, number: unitLabel(unit.number, houseNumbers), houseNumber: '' },
  ...{ use: unit.use, share: unit.share, owners: [] },
});

/** All units are read: keeps the house where it says something new, and tells of it. */
async function finish(at: At, place: PlaceRow, units: readonly LandUnitSaid[], hears: Hears): Promise<Ended> {
  const building = houseOf(units);
  if (building === null || place.building === null) return failed(at, 'broken', dropped);
  const { units: codes, sheetCode, asOf } = place.building;
  const last = await lastReading(at.db, at.scope, 'register');
  const isNew = last === null || !isSameHouse(last.building, building);
  if (isNew) {
    const day = asOf === null ? null : new Date(asOf);
    const read = { source: 'register', asOf: day && !Number.isNaN(day.getTime()) ? day : null, building } as const;
    await hears.cadastreRead(at.db, at.scope, await keepReading(at, { ...read, seals: place.seals }), at.now);
  }
  const seen = { units: codes, sheet: sheetCode, seals: place.seals.map((s) => s.name) };
  // Units say nothing of proceedings: a building that waits for its turn meanwhile goes on waiting, not anew.
  const calm = nextLook(at.now, { failed: false, pending: place.seals.length > 0 });
  const nextAt = place.nextAt <= at.now ? place.nextAt : calm;
  const done = { unitsRead: null, unitsAt: null, problem: null, checkedAt: at.now, triedAt: at.now };
  await q.changePlace(at.db, at.scope, { seen, nextAt, ...done });
  await q.keepCheck(at, 'register', { problem: null, isNew });
  return 'done';
}

async function keepUnit(at: At, place: PlaceRow, answer: Found<LandUnit>, hears: Hears): Promise<Ended> {
  const { unitsRead, building } = place;
  if (unitsRead === null || building === null) return 'done';
  // The building has other units than a while ago: it is looked at anew.
  if (answer.status === 'nothing') return failed(at, 'gone', { ...dropped, seen: null });
  if (answer.status === 'unknown') {
    const unitsAt = nextLook(at.now, { failed: true, pending: false });
    await q.changePlace(at.db, at.scope, { problem: answer.problem, triedAt: at.now, unitsAt });
    await q.keepCheck(at, 'register', { problem: answer.problem, isNew: false });
    return 'done';
  }
  const read = [...unitsRead, saidOf({ houseNumbers: building.numbers }, answer.what)];
  if (read.length >= building.units.length) return finish(at, place, read, hears);
  await q.changePlace(at.db, at.scope, { unitsRead: read, unitsAt: at.now, triedAt: at.now });
  return 'units';
}

/** One question for the next unit of a house. */
async function turnOfUnit(portal: Portal, svjId: number, spends: Spend, hears: Hears): Promise<Ended> {
  const place = await inside(portal, svjId, async ({ db, scope, now }) => {
    const row = await q.placeLocked(db, scope);
    if (!row?.unitsRead || !row.unitsAt || row.unitsAt > now) return null;
    await q.changePlace(db, scope, { unitsAt: later(now, taken) });
    return row;
  });
  const read = new Set(place?.unitsRead?.map((u) => u.code));
  const code = place?.building?.units.find((one) => !read.has(one));
  if (!place || code === undefined) return 'done';
  const answer = await landOf(portal.config).unit(code, spends);
  return inside(portal, svjId, async (at) => {
    const row = await q.placeLocked(at.db, at.scope);
    if (!row || row.version !== place.version) return 'done';
    if (answer.status !== 'spent') return keepUnit(at, row, answer, hears);
    await q.changePlace(at.db, at.scope, { unitsAt: place.unitsAt });
    return 'spent';
  });
}

const everything: Spend = async () => true;
/** Reads the house of this transaction at once, by a register that takes no time; nobody is told. */
export async function readWhole(at: At, client: Land): Promise<void> {
  const row = await q.placeLocked(at.db, at.scope);
  const sought = row && lookFor(row.number);
  const answer = sought && (await client.building(sought, row.village, at.now, everything));
  if (!answer || answer.status === 'spent') return;
  await keepBuilding(at, row, answer);
  const quiet = { cadastreRead: async () => undefined };
  for (;;) {
    const place = await q.placeLocked(at.db, at.scope);
    const code = place?.building?.units[place.unitsRead?.length ?? 0];
    if (!place?.unitsRead || code === undefined) return;
    const unit = await client.unit(code, everything);
    if (unit.status === 'spent' || (await keepUnit(at, place, unit, quiet)) !== 'units') return;
  }
}

/** Houses in turn, a question each; one that fails stops no other. Answers whether any is left for another look today. */
async function round(portal: Portal, hears: Hears, log: (error: unknown) => void, spends: Spend): Promise<boolean> {
  // The clock is one for all associations.
  const waiting = await portal.pool.across('read only', (db) => q.duePlaces(db, portal.now(), mostAtOnce));
  if (waiting.length === 0) return false;
  let goesOn = true;
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const turn =
      one.what === 'building'
        ? turnOfBuilding(portal, one.svjId, spends)
        : turnOfUnit(portal, one.svjId, spends, hears);
    const ended = await turn.catch((error: unknown) => {
      log(error);
      // What fails would come again at once.
      goesOn = false;
      return 'done' as const;
    });
    if (ended === 'spent') return false;
    if (ended === 'units') waiting.push({ svjId: one.svjId, what: 'units' });
  }
  return goesOn;
}

/** Asks the register for houses whose time has come, as far as the questions of the day go. */
export async function askDue(portal: Portal, hears: Hears, log: (error: unknown) => void): Promise<void> {
  const { isOff, spacing } = landOf(portal.config);
  if (isOff || !portal.config.installed.includes('real_estate_cadastre')) return;
  await inTurn(portal, { register: landRegister, mostADay: questionsADay, spacing }, async (spends) => {
    while (await round(portal, hears, log, spends));
  });
}
