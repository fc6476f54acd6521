// A meeting: who is in the room when a point closes, and what of the answers holds. A part of prepocet.mjs.
// Schůze: kdo je v místnosti při uzavření bodu a které odpovědi platí. Patří k prepocet.mjs.
import { add, compare, nothing, ofText, times } from './zlomky.mjs';

// A meeting: who is in the room, and what of the answers holds. Since the second form presence is what comes and goes.
export const isMeeting = ({ census }) => census.v > 1 && census.type === 'local';
const isSilent = (c, seat, point) => (c.given.get(seat)?.get(point)?.value ?? 'miss') === 'miss';
export function takeArrived(c, { seat, seq }) {
  if (!c.seats.has(seat)) return 'unknown';
  c.here.add(seat);
  c.recorded = seq;
}
/** Who is in the room no more has no answer to what is still open. */
export function leaves(c, seat) {
  c.here.delete(seat);
  const own = c.given.get(seat) ?? new Map();
  for (const point of [...own.keys()]) if (!c.closings.has(point)) own.delete(point);
}
/** Whoever leaves takes the answers to open points along, and the entry gives the reason. */
export function takeLeft(c, { seat, seq, reason }) {
  if (!c.seats.has(seat)) return 'unknown';
  c.here.delete(seat);
  c.recorded = seq;
  const own = c.given.get(seat) ?? new Map();
  const open = [...own.keys()].filter((point) => !c.closings.has(point));
  const falls = open.some((point) => !isSilent(c, seat, point));
  if (falls && !reason && !isMeeting(c)) return;
  for (const point of open) own.delete(point);
  if (falls && !reason) return 'noReason';
}
/** Why a ballot cannot be cast in the room; none is an answer only where one is taken back. */
export function outOfRoom(c, { seat, back }, given) {
  if (given.some(([point]) => c.closings.has(Number(point)))) return 'closed';
  if (!isMeeting(c)) return;
  const there = c.here.has(seat);
  if (there && back !== true && given.some(([, value]) => value === 'miss')) return 'silent';
  if (!there && given.some(([, value]) => value !== 'miss')) return 'away';
}
/** A point closes with exactly those who are there; silence is only where they are too few to decide. */
export function takePoint(c, { point, present, missing, refused, seq, at }) {
  const closes = c.points.find((p) => p.id === point);
  if (!closes) return 'unknown';
  if (c.closings.has(point)) return 'closed';
  const there = [...c.seats.values()].filter((s) => !s.own && c.here.has(s.id)).map((s) => s.id);
  // A matter that was not announced: nobody decides it where somebody of the room would not have it decided.
  const isAsked = Array.isArray(refused);
  const isRefused = closes.offAgenda && isAsked && refused.length > 0;
  for (const [seat, own] of c.given) if (isRefused || !there.includes(seat)) own.delete(point);
  const silent = there.filter((seat) => isSilent(c, seat, point));
  for (const seat of silent) c.given.set(seat, (c.given.get(seat) ?? new Map()).set(point, { value: 'miss', seq }));
  c.closings.set(point, { there, silent, at });
  const list = (ids) => JSON.stringify([...ids].sort((a, b) => a - b));
  if (JSON.stringify(present) !== list(there)) return 'room';
  const isLost = missing !== undefined;
  if (JSON.stringify(isLost ? missing : []) !== list(silent)) return 'silent';
  const isEnough = there.length > 0 && isQuorate(ruleOf(c, closes), part(c, there)[2], part(c, c.seats.keys())[2]);
  if (isLost) return isEnough && !isRefused ? 'quorum' : undefined;
  if (closes.offAgenda && !(isEnough && isAsked && !isRefused)) return 'consent';
}
/** By what a point is decided: by its own rule or the vote's; what was not announced only with everybody there. */
export const ruleOf = ({ census }, { rule, offAgenda }) => ({
  ...(rule ?? census),
  ...(offAgenda && { participation: '1/1' }),
});
const isDigest = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const isMark = (text) => typeof text === 'string' && /^\d+\/[1-9]\d*$/.test(text);
function isRule({ participation, accept, law } = {}) {
  const isLaw = !law || (isMark(law.share) && (law.quorum === null || isMark(law.quorum)));
  return isMark(participation) && isMark(accept) && isLaw;
}
const mostPoints = 100;
/** A point taken up while the meeting goes on, at its place in the agenda, with digests of its wording. */
export function takeAdded(c, { point, name, text, files, rule, before, offAgenda, seq }) {
  const isWorded = typeof name === 'string' && isDigest(text) && Array.isArray(files) && files.every(isDigest);
  if (!isMeeting(c) || !Number.isSafeInteger(point) || !isWorded || (rule && !isRule(rule))) return 'added';
  if (c.points.length >= mostPoints || c.points.some((p) => p.id === point)) return 'added';
  const place = (before ?? null) === null ? c.points.length : c.points.findIndex((p) => p.id === before);
  if (place < 0) return 'added';
  const added = { id: point, name, text, files, rule: rule ?? null, offAgenda: offAgenda !== undefined, seq };
  c.points.splice(place, 0, added);
  c.added.set(point, added);
}
export function takeSheet(c, { files, confirmed, seq }) {
  const isFiles = Array.isArray(files) && files.every((f) => typeof f === 'string');
  if (!isFiles && confirmed !== true) return 'unknown';
  if (isFiles) c.sheet = files.length > 0;
  else c.confirmedAt = seq;
}
/** What backs the record of a meeting: the signed sheet, a confirmation that nothing followed, or nothing. */
export const backing = (c) => (c.sheet ? 'sheet' : (c.confirmedAt ?? -1) > c.recorded ? 'confirmed' : 'none');
/** Seats that count among these: how many, of how many units, their share. */
export function part(c, ids) {
  const some = [...ids].map((id) => c.seats.get(id)).filter((s) => !s.own);
  const share = some.reduce((sum, s) => add(sum, [BigInt(s.num), BigInt(s.den)]), nothing);
  return [some.length, some.reduce((n, s) => n + s.units.length, 0), share];
}
/** Whether the part of the whole is over the mark; exactly at it only where that is enough. */
export function reaches(part, whole, mark, inclusive) {
  const over = compare(part, times(ofText(mark), whole));
  return whole[0] > 0n && (over > 0 || (inclusive && over === 0));
}
export const isQuorate = ({ participation, law }, present, base) =>
  reaches(present, base, participation, true) &&
  (!law?.quorum || reaches(present, base, law.quorum, law.quorumInclusive));
