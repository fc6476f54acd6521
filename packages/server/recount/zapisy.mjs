// What the entries say: the chain, every kind of entry, the sums. A part of prepocet.mjs.
// Co říkají zápisy: řetěz, druhy zápisů, součty. Patří k prepocet.mjs.
import { createHash, createPublicKey, verify } from 'node:crypto';

export const sha256 = (text) => createHash('sha256').update(text).digest('hex');
function canonical(v) {
  if (Array.isArray(v)) return `[${v.map(canonical).join(',')}]`;
  if (typeof v !== 'object' || v === null) return JSON.stringify(v);
  const parts = Object.keys(v).sort();
  return `{${parts.map((k) => `${JSON.stringify(k)}:${canonical(v[k])}`).join(',')}}`;
}
export function isSigned(vote, { seq, hash, signature }, key) {
  try {
    if (!/^[0-9a-f]+$/.test(signature) || !/^[0-9a-f]{64}$/.test(key)) return false;
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(canonical({ vote, seq, hash })), publicKey, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}

// Exact fractions: [numerator, denominator] of bigints.
const nothing = [0n, 1n];
const add = ([a, b], [c, d]) => (b === d ? [a + c, b] : [a * d + c * b, b * d]);
const times = ([a, b], [c, d]) => [a * c, b * d];
const compare = ([a, b], [c, d]) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0);
export const least = ([a, b]) => {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x ? [a / x, b / x] : nothing;
};
function ofText(text) {
  const parts = /^(-?\d+)\/(\d+)$/.exec(text);
  const { numerator = 1, denominator = 1 } = parts ? { numerator: parts[1], denominator: parts[2] } : JSON.parse(text);
  if (BigInt(denominator) <= 0n) throw new RangeError('no share');
  return [BigInt(numerator), BigInt(denominator)];
}
export function isShare(text, share) {
  try {
    return compare(ofText(text), share) === 0;
  } catch {
    return false;
  }
}
const percent = ([a, b]) => (Number((a * 1_000_000n) / b) / 10_000).toFixed(4).replace('.', ',');
export const shown = (share) => `${percent(share)} % (${share.join('/')})`;

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
  arrived: [isOfSeat],
  left: [isOfSeat],
  proxy: [isOfSeat],
  objection: [(c, e) => isOfSeat(c, e) || void c.objections.push([e.seat, e.by]), after],
  confirmed: [takeConfirmed, after],
  tickets: [() => undefined],
  paper: [takePaper],
  photo: [takePhoto],
  void: [takeVoid],
  papersClosed: [takePapersClosed],
  merged: [takeMerged, after],
  erased: [takeErased, after],
  prolong: [takeProlong],
  cancel: [takeEnd],
  finish: [takeEnd],
};
function takeEnd(c, body) {
  c.end = body;
}
// A later end: once, before the one it takes the place of. A vote of the first form does not hold that one.
function takeProlong(c, { closesAt, at }) {
  if (c.closesAt) return 'again';
  const [next, last] = [Date.parse(closesAt), Date.parse(c.census.closesAt)];
  if (Number.isNaN(next) || (c.census.v > 1 && !(next > last && Date.parse(at) < last))) return 'unknown';
  c.closesAt = closesAt;
}
function isOfSeat(c, { seat }) {
  return c.seats.has(seat) ? undefined : 'unknown';
}
function takeBallot(c, { seat, seq, answers }) {
  const given = Object.entries(answers ?? {});
  const isKnown = ([point, value]) => c.census.points.some((p) => String(p.id) === point) && values.includes(value);
  if (!c.seats.has(seat) || !answers || !given.every(isKnown)) return 'unknown';
  // Online a seat votes once; on the spot the later answer counts.
  if (c.census.type === 'online' && c.given.has(seat)) return 'again';
  const own = c.given.get(seat) ?? new Map();
  for (const [point, value] of given) own.set(Number(point), { value, seq });
  c.given.set(seat, own);
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
  if (seat === undefined || given.some(({ seq }) => !c.papers.has(seq))) return;
  c.given.delete(seat);
  const counts = ({ seq, late, photo }) => Number(photo) + Number(c.confirmed.has(seq)) >= (late ? 2 : 1);
  const first = [...c.papers.values()].find((p) => p.seat === seat && !p.why && counts(p));
  if (!first) return;
  const said = Object.entries(first.answers);
  c.given.set(seat, new Map(said.map(([point, value]) => [Number(point), { value, seq: first.seq }])));
}
function takePaper(c, { seat, seq, at, answers, handedIn }) {
  const given = Object.entries(answers ?? {});
  const isKnown = ([point, value]) => c.census.points.some((p) => String(p.id) === point) && values.includes(value);
  if (!c.seats.has(seat) || given.length !== c.census.points.length || !given.every(isKnown)) return 'unknown';
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
  if (!Array.isArray(seats) || seats.some((s) => !c.seats.has(s))) return 'unknown';
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
  const empty = {
    given: new Map(),
    papers: new Map(),
    closed: false,
    bodies: new Map(),
    confirmed: new Map(),
    people: new Map(),
  };
  const seats = new Map(census.seats.map((s) => [s.id, s]));
  const c = { census, seats, ...empty, objections: [], erased: new Set(), closesAt: null, end: null, odd: [] };
  for (const { body } of chain) {
    const [take, when] = Object.hasOwn(kinds, body.kind) ? kinds[body.kind] : [];
    const why = !take ? 'kind' : c.end && !when?.after ? 'late' : take(c, body);
    if (why) c.odd.push([body.seq, why]);
    c.bodies.set(body.seq, body);
  }
  c.points = census.points.map((point) => ({ ...point, ...sumsOf(c, point.id) }));
  return c;
}

/** Shares of the association itself are out of the base; everything is compared exactly. */
function sumsOf({ census, given }, id) {
  const sums = Object.fromEntries(values.map((v) => [v, nothing]));
  const counts = Object.fromEntries(values.map((v) => [v, [0, 0]]));
  for (const s of census.seats.filter((seat) => !seat.own)) {
    const value = given.get(s.id)?.get(id)?.value ?? 'miss';
    sums[value] = add(sums[value], [BigInt(s.num), BigInt(s.den)]);
    counts[value] = [counts[value][0] + 1, counts[value][1] + s.units.length];
  }
  const present = least(add(add(sums.agree, sums.notAgree), sums.noVote));
  const base = least(add(present, sums.miss));
  const reaches = (part, whole, mark, inclusive) => {
    const over = compare(part, times(ofText(mark), whole));
    return whole[0] > 0n && (over > 0 || (inclusive && over === 0));
  };
  const of = (name) => (name === 'present' ? present : base);
  // What the preset asks has to hold beside the numbers.
  const { law } = census;
  const passed =
    reaches(present, base, census.participation, true) &&
    reaches(sums.agree, of(census.of), census.accept, census.inclusive) &&
    (!law?.quorum || reaches(present, base, law.quorum, law.quorumInclusive)) &&
    (!law || reaches(sums.agree, of(law.of), law.share, law.inclusive));
  return { sums, counts, passed };
}

/** Seats that a power or somebody who is no owner answered for: how many, of how many units, their share. */
export function byOthers(c) {
  const isForeign = (s, seq) => {
    const { channel, by } = c.bodies.get(seq);
    return channel === 'own' ? !s.people.some((id) => now(c, id) === now(c, by)) : channel === 'proxy';
  };
  const some = c.census.seats.filter(
    (s) => !s.own && [...(c.given.get(s.id)?.values() ?? [])].some((g) => isForeign(s, g.seq)),
  );
  const share = some.reduce((sum, s) => add(sum, [BigInt(s.num), BigInt(s.den)]), nothing);
  return [some.length, some.reduce((n, s) => n + s.units.length, 0), share];
}
