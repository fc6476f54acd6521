// Changes of owners while a vote runs: whole seats, and seats that are parted. A part of prepocet.mjs.
// Změny vlastníků za běhu hlasování: celé řádky i řádky, které se dělí. Patří k prepocet.mjs.
import { leaves } from './schuze.mjs';
import { now } from './zapisy.mjs';
import { add, compare, nothing } from './zlomky.mjs';

const areIds = (list) => Array.isArray(list) && list.every(Number.isSafeInteger);
const areVoters = (list) => Array.isArray(list) && list.every((v) => Array.isArray(v) && Number.isSafeInteger(v[0]));
const isTold = ({ day, source, known }) =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && typeof source === 'string' && typeof known === 'string';
const told = ({ seat, day, source, known }, to) => ({ seat, to, day, source, known });

/** Who stands for a seat in a room: who may vote for it, or its owners while nobody may. */
const standing = (c, { voters, people }) =>
  (voters.length > 0 ? voters.map(([id]) => id) : people).map((id) => now(c, id));
const haveCommon = (c, a, b) => standing(c, a).some((id) => standing(c, b).includes(id));
const listed = (c, ids) => [...new Set(ids.map((id) => now(c, id)))].sort().join();

/** New owners act from now on; a ballot given holds. Who is in the room for the former ones does not stand for these. */
export function takeRegister(c, e) {
  const seat = c.seats.get(e.seat);
  if (!seat || typeof e.to !== 'string' || !isTold(e) || !areIds(e.people) || !areVoters(e.voters)) return 'unknown';
  if (e.from !== seat.owners) return 'owners';
  const next = { ...seat, owners: e.to, people: e.people, voters: e.voters };
  c.seats.set(e.seat, next);
  c.changes.set(e.seq, told(e, e.to));
  const stays = listed(c, seat.people) === listed(c, next.people) || haveCommon(c, seat, next);
  if (c.here.has(e.seat) && !stays) leaves(c, e.seat);
}

const same = (a, b) => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
const shareOf = ({ num, den }) => [BigInt(num), BigInt(den)];
function arePartsOf(whole, parts) {
  const sum = parts.reduce((n, p) => add(n, shareOf(p)), nothing);
  return (
    parts.length > 1 &&
    compare(sum, shareOf(whole)) === 0 &&
    parts.every((p) => p.own === whole.own && p.units.length > 0) &&
    same(
      parts.flatMap((p) => p.units),
      whole.units,
    ) &&
    same(
      parts.flatMap((p) => p.labels),
      whole.labels,
    )
  );
}
function areParts(parts) {
  const isPart = (p) =>
    areIds(p?.units) && areIds(p.people) && areVoters(p.voters) && Array.isArray(p.labels) && /^\d+$/.test(p.num);
  return Array.isArray(parts) && parts.every((p) => isPart(p) && /^[1-9]\d*$/.test(p.den));
}

/** Units of a seat have different owners: each part acts for itself, with the weight of its units. */
export function takeParted(c, e) {
  const whole = c.seats.get(e.seat);
  if (!whole || !isTold(e) || !areParts(e.parts)) return 'unknown';
  const { parts } = e;
  if (!arePartsOf(whole, parts) || parts.some((p) => c.all.has(p.id))) return 'parts';
  const ids = parts.map((p) => p.id);
  const given = c.given.get(whole.id);
  c.seats.delete(whole.id);
  c.given.delete(whole.id);
  for (const p of parts) {
    c.seats.set(p.id, p);
    c.all.set(p.id, p);
    if (given) c.given.set(p.id, new Map(given));
    if (c.alone.has(whole.id)) c.alone.add(p.id);
  }
  c.alone.delete(whole.id);
  c.changes.set(e.seq, told(e, null));
  const handed = (list) => list.flatMap((id) => (id === whole.id ? ids : [id]));
  for (const closing of c.closings.values()) {
    closing.there = handed(closing.there);
    closing.silent = handed(closing.silent);
  }
  const heirs = parts.filter((p) => haveCommon(c, whole, p));
  const isThere = c.here.delete(whole.id) && heirs.length === 1;
  for (const id of ids)
    if (isThere && heirs[0].id === id) c.here.add(id);
    else if (c.census.type === 'local') leaves(c, id);
}
