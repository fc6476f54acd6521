// What the entries say: the chain, every kind of entry, the sums. A part of prepocet.mjs.
// Co říkají zápisy: řetěz, druhy zápisů, součty. Patří k prepocet.mjs.
import { canonical, sha256 } from './otisky.mjs';
import {
  isMeeting,
  isQuorate,
  outOfRoom,
  part,
  reaches,
  ruleOf,
  takeAdded,
  takeArrived,
  takeLeft,
  takePoint,
  takeSheet,
} from './schuze.mjs';
import { takeParted, takeRegister } from './vlastnici.mjs';
import { add, least, nothing } from './zlomky.mjs';

/** The chain from its signed end backwards: every entry names the digest of the one before it. */
export function chainOf({ entries, head }, vote, signed) {
  const rows = entries.map((row) => {
    const read = { ...row, digest: sha256(row.body), body: null, before: '', used: false };
    try {
      const body = JSON.parse(row.body);
      if (typeof body.prev === 'string') read.before = body.prev;
      if (canonical(body) === row.body) read.body = body;
    } catch {}
    return read;
  });
  const broken = [];
  const last = rows.reduce((n, r) => Math.max(n, r.seq), -1);
  const top = signed ? head.seq : Math.max(last, 0);
  if (last < top)
    broken.push([`truncated at ${last}, head says ${top}`, `záznam končí zápisem ${last}, podepsán je ${top}`]);
  const chain = [];
  let expected = signed && last >= top ? [head.hash] : null;
  for (let seq = Math.min(top, last); seq >= 0; seq -= 1) {
    const same = rows.filter((r) => !r.used && expected?.includes(r.digest));
    const bound = same.find((r) => r.body?.seq === r.seq) ?? same[0];
    const row = bound ?? rows.find((r) => r.seq === seq);
    if (!row || row.used) {
      broken.push([`missing seq ${seq}`, `zápis ${seq} v záznamu chybí`]);
      expected = null;
      continue;
    }
    row.used = true;
    const isItself = row.hash === row.digest && row.prev === row.before && row.seq === seq;
    const isGenuine = isItself && row.body?.seq === seq && row.body.vote === vote && (bound || expected === null);
    if (isGenuine) chain.unshift(row);
    else if (bound && row.seq !== seq) broken.push([`moved seq ${seq}`, `zápis ${seq} není na svém místě`]);
    else broken.push([`changed seq ${seq}`, `zápis ${seq} byl změněn`]);
    expected = isGenuine || bound ? [row.before] : [row.before, row.prev];
  }
  for (const r of rows) if (!r.used) broken.push([`added seq ${r.seq}`, `zápis ${r.seq} do záznamu nepatří`]);
  rows.forEach((r, i) => {
    if (i > 0 && r.seq < rows[i - 1].seq) broken.push([`moved seq ${r.seq}`, `zápis ${r.seq} není na svém místě`]);
  });
  return { broken, chain };
}

export const values = ['agree', 'notAgree', 'noVote', 'miss'];
const after = { after: true };
/** Every kind of entry: how it changes the count; what it answers is why it cannot be there. */
export const kinds = {
  start: [(_, e) => e.seq > 0 && 'unknown'],
  ballot: [takeBallot],
  arrived: [takeArrived],
  left: [takeLeft],
  proxy: [takeProxy],
  point: [takePoint],
  added: [takeAdded],
  sheet: [takeSheet],
  objection: [(c, e) => isOfSeat(c, e) || void c.objections.push([e.seat, e.by]), after],
  confirmed: [takeConfirmed, after],
  tickets: [() => undefined],
  paper: [takePaper],
  photo: [takePhoto],
  void: [takeVoid],
  papersClosed: [takePapersClosed],
  register: [takeRegister],
  parted: [takeParted],
  merged: [takeMerged, after],
  erased: [takeErased, after],
  prolong: [takeProlong],
  cancel: [takeEnd],
  finish: [takeEnd],
};
function takeEnd(c, body) {
  c.end = body;
  if (body.kind === 'finish' && isMeeting(c) && c.points.some((p) => !c.closings.has(p.id))) return 'open';
}
// A later end: once, before the one it takes the place of. A vote of the first form does not hold that one.
function takeProlong(c, { closesAt, at, reason }) {
  if (c.closesAt) return 'again';
  const [next, last] = [Date.parse(closesAt), Date.parse(c.census.closesAt)];
  if (Number.isNaN(next) || (c.census.v > 1 && !(next > last && Date.parse(at) < last))) return 'unknown';
  c.closesAt = closesAt;
  c.prolonged = { at, reason: reason ?? '' };
}
function isOfSeat(c, { seat }) {
  return c.seats.has(seat) ? undefined : 'unknown';
}
// What is done by a power says who backs it: nobody but its paper where no second person agreed to.
function notePower(c, { kind, channel, second, seat }) {
  if (kind !== 'proxy' && channel !== 'proxy') return;
  if (typeof second !== 'string') c.unsaid = true;
  else if (second === 'alone') c.alone.add(seat);
}
function takeProxy(c, body) {
  if (!c.seats.has(body.seat)) return 'unknown';
  notePower(c, body);
}
function takeBallot(c, body) {
  const { seat, seq, answers } = body;
  const given = Object.entries(answers ?? {});
  const isKnown = ([point, value]) => c.points.some((p) => String(p.id) === point) && values.includes(value);
  if (!c.seats.has(seat) || !answers || !given.every(isKnown)) return 'unknown';
  // Online a seat votes once; on the spot the later answer counts.
  if (c.census.type === 'online' && c.given.has(seat)) return 'again';
  const why = c.census.type === 'local' && outOfRoom(c, body, given);
  if (why) return why;
  if (c.census.type === 'local') c.recorded = seq;
  const own = c.given.get(seat) ?? new Map();
  for (const [point, value] of given) own.set(Number(point), { value, seq });
  c.given.set(seat, own);
  c.ownersOf.set(seq, c.seats.get(seat).people ?? []);
  notePower(c, body);
}
function takeMerged(c, { from, to }) {
  c.people.set(from, to);
  if (c.end) return;
  for (const [entry, by] of [...c.confirmed])
    if (now(c, by) === now(c, c.bodies.get(entry).by)) {
      c.confirmed.delete(entry);
      settle(c, c.papers.get(entry)?.seat);
    }
}
// Papers. One counts by its photo of the time before the end or by a second person, one recorded after the end by both.
const closes = (c) => c.closesAt ?? c.census.closesAt;
const isOver = (c, at) => c.census.closesAt !== undefined && Date.parse(at) >= Date.parse(closes(c));
function settle(c, seat) {
  const given = [...(c.given.get(seat)?.values() ?? [])];
  // What counted of a seat that was parted is with its parts.
  if (!c.seats.has(seat) || given.some(({ seq }) => !c.papers.has(seq))) return;
  c.given.delete(seat);
  const counts = ({ seq, late, photo }) => Number(photo) + Number(c.confirmed.has(seq)) >= (late ? 2 : 1);
  const first = [...c.papers.values()].find((p) => p.seat === seat && !p.why && counts(p));
  if (!first) return;
  const said = Object.entries(first.answers);
  c.given.set(seat, new Map(said.map(([point, value]) => [Number(point), { value, seq: first.seq }])));
}
function takePaper(c, { seat, seq, at, answers, handedIn }) {
  const given = Object.entries(answers ?? {});
  const isKnown = ([point, value]) => c.points.some((p) => String(p.id) === point) && values.includes(value);
  if (!c.seats.has(seat) || given.length !== c.points.length || !given.every(isKnown)) return 'unknown';
  if (c.given.has(seat)) return 'again';
  const late = typeof handedIn === 'string';
  const inTime = !late || Date.parse(handedIn) <= Date.parse(closes(c));
  if (c.closed || late !== isOver(c, at) || !inTime) return 'late';
  c.papers.set(seq, { seat, seq, answers, late, photo: false, why: null });
}
const paperOf = (c, { entry, seat }) => [c.papers.get(entry)].find((p) => p?.seat === seat && !p.why);
function takePapersClosed(c, { at }) {
  if (!isOver(c, at)) return 'late';
  c.closed = true;
}
function takePhoto(c, e) {
  const paper = paperOf(c, e);
  if (!paper || !Array.isArray(e.files) || e.files.length === 0) return 'unknown';
  if (!paper.late && isOver(c, e.at)) return 'late';
  paper.photo = true;
  settle(c, paper.seat);
}
function takeVoid(c, e) {
  const paper = paperOf(c, e);
  if (!paper || typeof e.why !== 'string') return 'unknown';
  paper.why = e.why;
  settle(c, paper.seat);
}
function takeConfirmed(c, e) {
  const named = c.bodies.get(e.entry);
  if (!named) return 'unknown';
  const isPaper = named.kind === 'paper';
  if (isPaper && !paperOf(c, e)) return 'unknown';
  if (isPaper && (named.by === e.by || c.confirmed.has(e.entry))) return 'again';
  c.confirmed.set(e.entry, e.by);
  if (isPaper) settle(c, named.seat);
}
function takeErased(c, { seats }) {
  if (!Array.isArray(seats) || seats.some((s) => !c.all.has(s))) return 'unknown';
  for (const s of seats) c.erased.add(s);
}
/** Who the record of a person belongs to after merges. */
export function now(c, id) {
  const seen = new Set();
  for (let next = id; ; next = c.people.get(next)) {
    if (seen.has(next) || !c.people.has(next)) return next;
    seen.add(next);
  }
}

/** Everything anew out of the entries and the frozen list alone. */
export function count(census, chain) {
  const room = { here: new Set(), closings: new Map(), recorded: -1, sheet: false };
  const empty = {
    given: new Map(),
    papers: new Map(),
    closed: false,
    bodies: new Map(),
    confirmed: new Map(),
    people: new Map(),
    changes: new Map(),
    ownersOf: new Map(),
    alone: new Set(),
    unsaid: false,
    prolonged: null,
    ...room,
  };
  // `seats` stand now, `all` ever stood.
  const [seats, all] = [0, 1].map(() => new Map(census.seats.map((s) => [s.id, s])));
  const points = census.points.map(({ id, name, rule = null }) => ({ id, name, rule, offAgenda: false }));
  const c = {
    census,
    points,
    added: new Map(),
    seats,
    all,
    ...empty,
    objections: [],
    erased: new Set(),
    closesAt: null,
    end: null,
    odd: [],
  };
  for (const { body } of chain) {
    const [take, when] = Object.hasOwn(kinds, body.kind) ? kinds[body.kind] : [];
    const why = !take ? 'kind' : c.end && !when?.after ? 'late' : take(c, body);
    if (why) c.odd.push([body.seq, why]);
    c.bodies.set(body.seq, body);
  }
  c.points = c.points.map((point) => ({ ...point, ...sumsOf(c, point) }));
  return c;
}

/** Shares of the association itself are out of the base; everything is compared exactly. */
function sumsOf(c, point) {
  const { given, seats } = c;
  const { id } = point;
  const sums = Object.fromEntries(values.map((v) => [v, nothing]));
  const counts = Object.fromEntries(values.map((v) => [v, [0, 0]]));
  for (const s of [...seats.values()].filter((seat) => !seat.own)) {
    const value = given.get(s.id)?.get(id)?.value ?? 'miss';
    sums[value] = add(sums[value], [BigInt(s.num), BigInt(s.den)]);
    counts[value] = [counts[value][0] + 1, counts[value][1] + s.units.length];
  }
  const took = least(add(add(sums.agree, sums.notAgree), sums.noVote));
  const base = least(add(took, sums.miss));
  // In a room everybody there is present, answered or not.
  const closing = c.closings.get(id);
  const room = closing && { present: part(c, closing.there), silent: part(c, closing.silent), at: closing.at };
  const present = room ? least(room.present[2]) : took;
  const of = (name) => (name === 'present' ? present : base);
  // What the preset asks has to hold beside the numbers.
  const rule = ruleOf(c, point);
  const { law } = rule;
  const passed =
    isQuorate(rule, present, base) &&
    reaches(sums.agree, of(rule.of), rule.accept, rule.inclusive) &&
    (!law || reaches(sums.agree, of(law.of), law.share, law.inclusive));
  return { sums, counts, passed, room };
}

/** Seats that a power or somebody who was no owner then answered for: how many, of how many units, their share. */
export function byOthers(c) {
  const isForeign = (seq) => {
    const { channel, by } = c.bodies.get(seq);
    return channel === 'own' ? !c.ownersOf.get(seq)?.some((id) => now(c, id) === now(c, by)) : channel === 'proxy';
  };
  const those = [...c.given].filter(([, given]) => [...given.values()].some((g) => isForeign(g.seq)));
  return part(
    c,
    those.map(([seat]) => seat),
  );
}

/** Seats that were acted for by a power that nobody confirmed; null where an entry does not tell of its power. */
export const withoutSecond = (c) => (c.unsaid ? null : part(c, c.alone));
