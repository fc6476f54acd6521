import { fraction } from '#contract/base/shares/fraction.ts';
import type { Json } from '#contract/ledger/rules.ts';
import type { Form } from '#contract/ledger/rules-frozen.ts';
import { presets } from '#contract/motions/rules-law.ts';
import { type RuleText, ruleTextOf, whereOther } from '#contract/motions/rules-point.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import { addedPoint, type Fields, ledger, type Made, signed, soldFrom } from './ledger.ts';
import { partedSeat, type Sold, sold } from './sales.ts';

/** Numbers that follow from a seed alone (mulberry32), so that what failed can be had again. */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)] as T, chance: (p: number) => next() < p };
}
type Dice = ReturnType<typeof diceOf>;

const thresholds = [fraction(0, 1), fraction(1, 2), fraction(2, 3), fraction(3, 4), fraction(1, 1)];
function aRule(dice: Dice): Rule {
  const from = dice.of(presets);
  const accept = dice.of(thresholds);
  return { ...from, accept, participation: dice.of(thresholds.slice(0, 4)), inclusive: dice.chance(0.5) };
}

const aValue = (dice: Dice) => dice.of(['agree', 'agree', 'notAgree', 'noVote']);
const answersFor = (dice: Dice, points: number, isLocal: boolean): { [point: string]: Json } =>
  Object.fromEntries(
    Array.from({ length: points }, (_, i) => [String(100 + i), aValue(dice)]).filter(
      () => !isLocal || dice.chance(0.9),
    ),
  );

/** One ballot: own, of a representative who is no owner, by a power, from paper, or in the room. */
function aBallot(dice: Dice, seat: number, points: number, isLocal: boolean): Fields {
  const channel = isLocal ? dice.of(['local', 'local', 'proxy']) : dice.of(['own', 'own', 'proxy', 'paper']);
  const by = channel === 'own' ? dice.of([70, 40]) + seat : 9;
  const paper = { ticket: `T-${seat}`, date: '2026-11-20', scanned: dice.chance(0.5) };
  return {
    kind: 'ballot',
    seat,
    answers: answersFor(dice, points, isLocal),
    channel,
    by,
    ...(channel === 'proxy' && { for: 500 + seat, second: dice.of(['owners', 'admin', 'alone']) }),
    ...(channel === 'paper' && paper),
  };
}

/** Papers of a seat and what becomes of them: photographed, read by a second person, void, recorded after the end. */
function somePapers(dice: Dice, seat: number, points: number, before: number): Fields[] {
  const done: Fields[] = [];
  // A seat that a paper counts for takes no other one.
  for (let n = dice.of([1, 1, 2]), counted = false; n > 0 && !counted; n--) {
    const late = dice.chance(0.3);
    const entry = before + done.length + 1;
    const handed = { afterEnd: true, handedIn: '2020-11-20T18:00:00.000Z', takenBy: 9 };
    const number = { number: `T-${seat}`, scanned: dice.chance(0.5), date: '2026-11-20' };
    const said = { seat, answers: answersFor(dice, points, false), channel: 'paper', by: 9, ...number };
    done.push({ kind: 'paper', ...said, handedIn: null, takenBy: null, ...(late && handed) });
    const [photo, read] = [dice.chance(0.5), dice.chance(0.5)];
    if (photo) done.push({ kind: 'photo', seat, entry, files: ['ab'], by: 9, ...(late && { afterEnd: true }) });
    if (read) done.push({ kind: 'confirmed', seat, entry, by: 8, second: 'admin' });
    const gone = dice.chance(0.2);
    if (gone) done.push({ kind: 'void', seat, entry, why: dice.of(['objection', 'notConfirmed']), by: null });
    counted = !gone && (late ? photo && read : photo || read);
  }
  return done;
}

type Kind = { points: number; isLocal: boolean; form: Form };

/** What one seat does: comes, votes by some way, leaves, is objected for. */
function whatSeatDoes(dice: Dice, seat: number, done: Fields[], { points, isLocal, form }: Kind): void {
  if (isLocal) done.push({ kind: 'arrived', seat, time: '2026-11-21T17:00:00.000Z', person: '', by: 9 });
  if (isLocal && dice.chance(0.1))
    done.push({ kind: 'proxy', seat, proxy: 500 + seat, second: dice.of(['admin', 'alone']), by: 9 });
  // Papers have entries of their own since the second form.
  if (!isLocal && form > 1 && dice.chance(0.3)) {
    done.push(...somePapers(dice, seat, points, done.length));
    return;
  }
  const ballot = aBallot(dice, seat, points, isLocal);
  done.push(ballot);
  // The start is entry 0.
  if (ballot.channel === 'paper' && dice.chance(0.7))
    done.push({ kind: 'confirmed', entry: done.length, by: dice.of([8, 9]) });
  if (isLocal && dice.chance(0.3)) done.push(aBallot(dice, seat, points, isLocal));
  if (isLocal && dice.chance(0.15)) {
    done.push({ kind: 'left', seat, time: '2026-11-21T18:00:00.000Z', by: 9 });
    // Who comes back is silent until they answer anew.
    if (dice.chance(0.4)) done.push({ kind: 'arrived', seat, time: '2026-11-21T18:30:00.000Z', person: '', by: 9 });
  }
  if (isLocal && dice.chance(0.15)) done.push({ kind: 'close', point: 100 + dice.below(points) });
  if (isLocal && dice.chance(0.1)) done.push({ kind: 'sheet', files: dice.of([['ab'], [], ['ab', 'cd']]), by: 9 });
  if (isLocal && dice.chance(0.1)) done.push({ kind: 'sheet', confirmed: true, by: 8, second: 'admin' });
  if (dice.chance(0.1)) done.push({ kind: 'objection', seat, by: 70 + seat });
}

/** The seat is sold as a whole, or falls into parts; answers what stands in its place. */
function sale(dice: Dice, seat: Sold, done: Fields[]): Sold[] {
  const person = 200 + dice.below(50) * 4;
  if (dice.chance(0.5)) {
    const { entry, seats } = partedSeat(seat, person, dice.chance(0.6));
    done.push(entry);
    return seats;
  }
  const { entry, seat: next } = sold(seat, person);
  done.push(entry);
  return [next];
}

const hasVoted = (done: readonly Fields[], seat: number) =>
  done.some((e) => e.seat === seat && ['ballot', 'paper'].includes(e.kind));

function whatHappens(dice: Dice, seats: number, kind: Kind): Fields[] {
  const done: Fields[] = [];
  const house = soldFrom(seats, kind.form);
  const order = house.filter((s) => s.id > 1 && dice.chance(0.8));
  for (const seat of order) {
    // Objected to after the end.
    const maySell = kind.form > 1 && seat.id > 2;
    const first = maySell && dice.chance(0.2) ? sale(dice, seat, done) : [seat];
    for (const s of first) if (dice.chance(0.9)) whatSeatDoes(dice, s.id, done, kind);
    if (!maySell || !dice.chance(0.2) || first.length > 1) continue;
    const [one] = first as [Sold];
    const then = sale(dice, one, done);
    // Online a ballot given holds for whoever came after.
    if (kind.isLocal || !hasVoted(done, one.id))
      for (const s of then) if (dice.chance(0.6)) whatSeatDoes(dice, s.id, done, kind);
  }
  if (dice.chance(0.2)) done.push({ kind: 'merged', from: dice.of([8, 72, 43]), to: dice.of([9, 90]) });
  return done;
}

const own = (dice: Dice, vote: Rule, chance: number): RuleText | null =>
  dice.chance(chance)
    ? whereOther(vote, ruleTextOf({ ...aRule(dice), law: dice.of(presets).law }, dice.of(presets).id))
    : null;

/** Points that a meeting takes up, which are answered and closed like the others; some are of a matter nobody announced. */
function takesUp(dice: Dice, rule: Rule, points: number, entries: readonly Fields[]): Fields[] {
  const all = [...entries];
  for (let n = dice.below(3); n > 0; n--) {
    const point = 150 + dice.below(2) + 2 * n;
    const at = dice.below(all.length + 1);
    const offAgenda = dice.chance(0.4) && { offAgenda: { consent: true } };
    const before = dice.chance(0.5) ? 100 + dice.below(points) : null;
    all.splice(at, 0, addedPoint(point, { rule: own(dice, rule, 0.5) as Json, before, ...offAgenda }));
    const answered = all.slice(at + 1).map((e): Fields => {
      if (e.kind !== 'ballot' || !dice.chance(0.7)) return e;
      return { ...e, answers: { ...(e.answers as { [point: string]: Json }), [point]: aValue(dice) } };
    });
    all.splice(at + 1, answered.length, ...answered);
    if (dice.chance(0.3)) all.splice(at + 1 + dice.below(answered.length + 1), 0, { kind: 'close', point });
  }
  return all;
}

/** An honest vote of some kind, as the portal would publish it. */
export function aVote(seed: number): Made {
  const dice = diceOf(seed);
  const seats = 2 + dice.below(9);
  const points = 1 + dice.below(3);
  const rule = aRule(dice);
  const form: Form = dice.chance(0.25) ? 1 : 2;
  // What came later has numbers of its own, so that older seeds stay what they were.
  const later = diceOf(seed ^ 0x2c1b3c6d);
  const rules = Array.from({ length: points }, () => own(later, rule, 0.3));
  const happens = whatHappens(dice, seats, { points, isLocal: rule.type === 'local', form }).filter(
    (e) => form > 1 || !['merged', 'close', 'sheet'].includes(e.kind),
  );
  const entries = rule.type === 'local' && form > 1 ? takesUp(later, rule, points, happens) : happens;
  if (rule.type === 'online' && dice.chance(0.2))
    entries.push({ kind: 'prolong', closesAt: '2027-02-20T20:00:00.000Z', reason: 'dovolené', by: 9 });
  const isCancelled = dice.chance(0.1);
  if (isCancelled) entries.push({ kind: 'cancel', reason: dice.of(['omyl', '']) });
  const after: Fields[] = [];
  if (dice.chance(0.2)) after.push({ kind: 'objection', seat: 2, by: 72 });
  if (form > 1 && dice.chance(0.3)) after.push({ kind: 'erased', seats: [1 + dice.below(seats)] });
  if (form > 1 && dice.chance(0.1)) after.push({ kind: 'merged', from: 9, to: 91 });
  return ledger({ seats, points, rule, rules, form, entries, after, finish: !isCancelled });
}

type Leaf = { holder: { [key: string]: unknown }; key: string; value: unknown };
/** Everything that is neither a list nor a map, in order. */
function leavesOf(value: unknown, holder: Leaf['holder'], key: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ holder, key, value }];
  return Object.entries(value).flatMap(([k, v]) => leavesOf(v, value as Leaf['holder'], k));
}

function another(dice: Dice, value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1 + dice.below(3);
  if (typeof value !== 'string') return value === null ? dice.of(['2026-01-01T00:00:00.000Z', 'x']) : value;
  const other = { agree: 'notAgree', notAgree: 'agree', noVote: 'miss', miss: 'agree', own: 'proxy', paper: 'own' };
  return other[value as 'agree'] ?? `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`;
}

/** Shown shares that are nothing stay nothing whatever they are parts of. */
const isNothing = ({ value }: Leaf) => typeof value === 'string' && value.startsWith('0/');
const parts = [
  'names',
  'changes',
  'added',
  'order',
  'course',
  'answers',
  'casts',
  'papers',
  'objections',
  'results',
  'byOthers',
  'withoutSecond',
  'attendance',
  'entries',
] as const;

/** Changes one thing that is shown. */
function changeShown(dice: Dice, vote: Made): void {
  const of = dice.of(parts);
  const leaves = leavesOf(vote[of], vote as never, of).filter((l) => !isNothing(l));
  const leaf = leaves[dice.below(Math.max(leaves.length, 1))];
  if (leaf) leaf.holder[leaf.key] = another(dice, leaf.value);
}

/** Cuts the ledger after some entry, with the signature that it had then. */
function cut(dice: Dice, vote: Made): void {
  vote.entries = vote.entries.slice(0, 1 + dice.below(vote.entries.length));
  vote.head = signed(vote.entries);
}

const tricks: readonly ((dice: Dice, vote: Made) => unknown)[] = [
  changeShown,
  changeShown,
  changeShown,
  cut,
  (dice, v) => v.entries.splice(dice.below(v.entries.length), 1),
  (dice, v) => v.entries.splice(dice.below(v.entries.length), 0, { ...dice.of(v.entries) }),
  (dice, v) => v.entries.push(v.entries.splice(dice.below(v.entries.length), 1)[0] as Made['entries'][0]),
  (_, v) => v.names.map((n) => Object.assign(n, { owners: 'Někdo', salt: null })),
  (_, v) => v.names.map((n) => Object.assign(n, { voters: n.voters.map(() => [1, 'owner']) })),
  (_, v) => v.changes.splice(0, 1),
  (dice, v) => Object.assign(v, { census: v.census.replace(/"num":"\d+"/, `"num":"${90 + dice.below(9)}"`) }),
  (dice, v) => Object.assign(v.head, { seq: v.head.seq + dice.below(3) - 1 }),
  (_, v) => v.results.map((r) => Object.assign(r, { passed: !r.passed })),
];

/** A vote that somebody did one to three things to; now and then nothing that a proof could show. */
export function tampered(seed: number): Made {
  const vote = structuredClone(aVote(seed));
  const dice = diceOf(seed ^ 0x5bd1e995);
  for (let n = 1 + dice.below(3); n > 0; n--) dice.of(tricks)(dice, vote);
  return vote;
}
