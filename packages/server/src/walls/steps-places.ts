import { randomBytes } from 'node:crypto';
import { versionOf } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import { mostPlaces } from '#contract/walls/rules.ts';
import { codeLength, codeOf } from '#contract/walls/rules-codes.ts';
import type { WallPlaceChange, WallPlaceInput } from '#contract/walls/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import { overtaken } from '../base/log/audit.ts';
import { isEntrance } from '../reports/listing/queries-form.ts';
import { addPlace, changePlace, countPlaces, placeLocked, type WallPlaceRow } from './queries-places.ts';

type At = { db: Db; scope: Scope; now: Date };

/** A new code. Of so many that are possible two alike would be refused by the table. */
const freshCode = (): string => codeOf(randomBytes(codeLength));

async function refuseForeign({ db, scope }: At, entranceId: number | null): Promise<void> {
  if (entranceId === null || (await isEntrance(db, scope, entranceId))) return;
  throw new Refused('WALLS.ERRORS.ENTRANCE', { fields: { entranceId: 'WALLS.ERRORS.ENTRANCE' } });
}

/** A new place with its code. */
export async function newPlace(at: At, { name, entranceId, floor }: WallPlaceInput): Promise<WallPlaceRow> {
  const { db, scope, now } = at;
  if ((await countPlaces(db, scope)) >= mostPlaces) throw new Refused('WALLS.ERRORS.MOST_PLACES');
  await refuseForeign(at, entranceId);
  return addPlace(db, scope, { name, entranceId, floor }, freshCode(), now);
}

/** Names the place anew; refuses a form that was opened before somebody else changed it (409). */
export async function correctPlace(at: At, change: WallPlaceChange): Promise<WallPlaceRow> {
  const { db, scope, now } = at;
  const { id, name, entranceId, floor, updatedAt } = change;
  const had = await placeLocked(db, scope, id);
  if (had.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'wallPlace', nounId: id }, updatedAt);
  if (entranceId !== had.entranceId) await refuseForeign(at, entranceId);
  return changePlace(db, scope, had, { name, entranceId, floor }, now);
}

/** Gives the place a new code; the one before leads nowhere from now on. */
export async function renewCode({ db, scope, now }: At, id: number): Promise<WallPlaceRow> {
  const had = await placeLocked(db, scope, id);
  return changePlace(db, scope, had, { code: freshCode(), codeAt: now }, now);
}

/** Takes the code of the place away. */
export async function revokeCode({ db, scope, now }: At, id: number): Promise<WallPlaceRow> {
  const had = await placeLocked(db, scope, id);
  return changePlace(db, scope, had, { code: null, codeAt: null }, now);
}

/** Removes the place; what came from it keeps it. */
export async function dropPlace({ db, scope, now }: At, id: number): Promise<WallPlaceRow> {
  const had = await placeLocked(db, scope, id);
  return changePlace(db, scope, had, { code: null, codeAt: null, deletedAt: now }, now);
}
