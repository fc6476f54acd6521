import { generateKeyPairSync, sign } from 'node:crypto';
import { type Fraction, fraction, show, zero } from '#contract/base/shares/fraction.ts';
import type { Departure } from '#contract/ledger/rules.ts';
import { bodyOf, commitment, entryHash, fingerprintOf, headText, type Json, sha256 } from '#contract/ledger/rules.ts';
import { type Census, censusText, committedNames, type Form, readCensus } from '#contract/ledger/rules-frozen.ts';
import {
  declaredOf,
  type Pack,
  type PackPaper,
  type Recount,
  recountOf,
  trioOf,
} from '#contract/ledger/rules-recount.ts';
import { personNow } from '#contract/ledger/rules-recount-count.ts';
import { lawText } from '#contract/motions/rules-decisive.ts';
import { presets } from '#contract/motions/rules-law.ts';
import type { RuleText } from '#contract/motions/rules-point.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import { type VoterWay, voteValues } from '#contract/motions/schema.ts';
import { asMeeting } from './meetings.ts';
import { buyer, type Sold } from './sales.ts';

const { privateKey, publicKey: key } = generateKeyPairSync('ed25519');
export const publicKey = key.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
export const vote = 5;
export const ruleOf = (id: string): Rule => ({ ...(presets.find((p) => p.id === id) as Rule), law: null });
/** The head as the portal would sign it. */
export const signed = (entries: Pack['entries']): Pack['head'] => {
  const { seq, hash } = entries.at(-1) as Pack['entries'][0];
  return {
    seq,
    hash,
    publicKey,
    signature: sign(null, Buffer.from(headText(vote, { seq, hash })), privateKey).toString('hex'),
  };
};

/** `afterEnd` is no field: the entry was written after the announced end. */
export type Fields = { kind: string; [key: string]: Json };
type Wanted = {
  seats?: number;
  points?: number;
  rule?: Rule;
  /** Rules of points of their own, in their order. */
  rules?: readonly (RuleText | null)[];
  entries?: Fields[];
  /** What happens after the end. */
  after?: Fields[];
  finish?: boolean;
  form?: Form;
};
const born = 1_800_000_000_000;
/** From the start to the announced end. */
const lasting = 86_400_000;
const timeOf = (seq: number) => new Date(born + seq).toISOString();

/** Rows as the portal writes them, each bound to the one before. */
export function chained(all: readonly Fields[], form: Form = 2) {
  const rows: { seq: number; hash: string; prev: string; body: string }[] = [];
  all.forEach(({ kind, afterEnd, ...fields }, seq) => {
    const prev = rows.at(-1)?.hash ?? '';
    const nonce = `${seq}`.padStart(32, '0');
    const at = timeOf(afterEnd === true ? lasting + seq : seq);
    const body = bodyOf({ vote, seq, at, kind: kind as 'ballot', nonce, prev }, fields, form);
    rows.push({ seq, hash: entryHash(body), prev, body });
  });
  return rows;
}

/** Names, labels and who may vote: who owns seat N is „Owner N“; of every third somebody else represents them. */
function namesFor(seats: number) {
  return Array.from({ length: seats }, (_, i) => i + 1).map((seat) => {
    const spare = seat % 3 === 0 ? `Spare ${seat}` : '';
    const voter: [number, VoterWay] = spare ? [40 + seat, 'representative'] : [70 + seat, 'owner'];
    return { seat, owners: `Owner ${seat}`, units: `${seat}, ${seat}a`, spare, salt: `5a${seat}`, voters: [voter] };
  });
}

/** The seats of a made-up house as sales take them. */
export function soldFrom(seats: number, form: Form = 2): Sold[] {
  const den = (seats * (seats + 1)) / 2;
  return namesFor(seats).map(({ seat: id, salt, voters, units, ...names }) => ({
    ...{
      id,
      owners: commitment(salt, committedNames(form, names)),
      units: [2 * id, 2 * id + 1],
      labels: units.split(', '),
    },
    ...{ num: id, den, people: [70 + id], voters },
  }));
}

type Listed = Required<Pick<Wanted, 'seats' | 'points' | 'rule' | 'rules' | 'form'>>;
function censusFor({ seats, points, rule, rules, form }: Listed) {
  const whole = (seats * (seats + 1)) / 2;
  return censusText({
    form,
    vote,
    name: 'Výtah',
    text: '<p>Nový výtah</p>',
    meeting: '',
    rule,
    opensAt: null,
    closesAt: timeOf(lasting),
    shows: 'named',
    paperDays: 3,
    law: form > 1 && rule.law ? lawText(rule.law) : null,
    points: Array.from({ length: points }, (_, i) => ({
      ...{ id: 100 + i, name: `Bod ${i}`, text: '' },
      rule: rules[i] ?? null,
    })),
    seats: namesFor(seats).map(({ seat, salt, voters, units, ...names }) => ({
      id: seat,
      unitIds: [2 * seat, 2 * seat + 1],
      labels: units.split(', '),
      share: fraction(seat, whole),
      own: seat === 1,
      commitment: commitment(salt, committedNames(form, names)),
      ownerIds: [70 + seat],
      voters,
    })),
  });
}

/** Names of what entries only commit to; of a seat whose names were forgotten none. */
function changesOf(again: Recount) {
  return [...again.changes].map(([seq, { to, ...change }]) => {
    const { people } = again.bodies.get(seq) as { people?: number[] };
    const names = to === null || !people ? { owners: '', spare: '', salt: null } : buyer(people[0] as number);
    return { ...change, seq, ...names, ...(again.erased.has(change.seat) && { owners: 'Nikdo', salt: null }) };
  });
}
/** Rows of the list with parts beside the whole they are of; whoever may vote is who entries leave. */
function shownNames(again: Recount, seats: number) {
  const list = namesFor(seats);
  const parts = [...again.all.values()].slice(seats).map(({ id, labels, people }) => {
    return { seat: id, ...buyer(people[0] as number), units: labels.join(', '), voters: [] };
  });
  return [...list, ...parts].map((n) => ({
    ...n,
    share: show((again.all.get(n.seat) as { share: Fraction }).share),
    voters: [...(again.seats.get(n.seat)?.voters ?? [])],
    ...(again.erased.has(n.seat) && { owners: 'Nikdo', salt: null }),
  })) as Name[];
}

/** What an honest portal shows of the ledger. */
function shownOf(again: Recount, rows: ReturnType<typeof chained>, isDecided: boolean) {
  const bodies = rows.map((r) => JSON.parse(r.body));
  const casts = [...again.sources].flatMap(([seat, of]) =>
    [...Map.groupBy([...of.keys()], (point) => of.get(point) as number)].map(([seq, points]) => {
      const { channel, by, at } = bodies[seq];
      return { seat, points, seq, channel: String(channel), by: personNow(again, by), at: String(at) };
    }),
  );
  const papers = bodies.flatMap(({ kind, channel, seat, seq, ticket, number = ticket, date, scanned, by, ...more }) => {
    const confirmed = again.confirmed.get(seq) ?? null;
    const { handedIn = null, takenBy = null } = more;
    const late = { handedIn, takenBy, void: again.papers.get(seq)?.void ?? null };
    return kind === 'paper' || (kind === 'ballot' && channel === 'paper')
      ? [{ seat, seq, number, date, scanned, by, confirmed, ...late }]
      : [];
  });
  return {
    answers: [...again.answers].map(([seat, of]) => ({
      seat,
      answers: Object.fromEntries(of) as Record<string, string>,
    })),
    casts,
    papers: papers as PackPaper[],
    objections: [...again.objections].flatMap(([seat, people]) => people.map((by) => ({ seat, by }))),
    results: isDecided ? again.points.map(resultOf) : [],
    byOthers: isDecided ? trioText(again.byOthers) : null,
    withoutSecond: isDecided ? trioText(again.withoutSecond ?? [0, 0, zero]) : null,
    attendance: isDecided && again.census.rule.type === 'local' ? again.attendance : null,
  };
}
const trioText = ([seats, units, share]: Recount['byOthers']): [number, number, string] => [seats, units, show(share)];
function resultOf({ id, tally, verdict, room, closedAt }: Recount['points'][number]) {
  const columns: Record<string, string> = Object.fromEntries(voteValues.map((v) => [v, show(tally[v].share)]));
  const counts: Record<string, [number, number]> = Object.fromEntries(
    voteValues.map((v) => [v, [tally[v].seats, tally[v].units]]),
  );
  const there = room && { present: trioOf(room.present), silent: trioOf(room.silent) };
  return { point: id, passed: verdict.passed, columns, counts, room: there, closedAt };
}

const wordingOf = (point: number) => `<p>Znění bodu ${point}</p>`;
/** An entry that takes up a further point of a meeting. */
export const addedPoint = (point: number, more: { [key: string]: Json } = {}): Fields => ({
  ...{ kind: 'added', point, name: `Přidaný bod ${point}`, text: sha256(wordingOf(point)), files: [] },
  ...{ rule: null, before: null, by: 9, ...more },
});

/** A ledger as the portal writes it, and all that it shows of it. */
export function ledger(wanted: Wanted = {}) {
  const {
    seats = 4,
    points = 2,
    rule = ruleOf('perRollam'),
    rules = [],
    entries = [],
    after = [],
    finish = true,
    form = 2,
  } = wanted;
  const census = censusFor({ seats, points, rule, rules, form });
  const fingerprint = fingerprintOf(census);
  const list = readCensus(census) as Census;
  const isMeeting = list.rule.type === 'local' && form > 1;
  const led = isMeeting ? asMeeting(list, entries, finish) : entries;
  const all: Fields[] = [{ kind: 'start', fingerprint }, ...led];
  const recounted = (some: readonly Fields[]) =>
    recountOf(
      list,
      chained(some, form).map((r) => JSON.parse(r.body)),
    );
  if (finish) {
    const again = recounted(all);
    const results = Object.fromEntries(again.points.map((p) => [p.id, declaredOf(p, form) as Json]));
    const hands = {
      byOthers: trioText(again.byOthers),
      withoutSecond: trioText(again.withoutSecond ?? [0, 0, zero]),
    };
    const attendance = isMeeting && { attendance: again.attendance };
    all.push({ kind: 'finish', results, ...(form > 1 && hands), ...attendance });
  }
  all.push(...after);
  const rows = chained(all, form);
  const again = recounted(all);
  const end = again.end;
  return {
    census,
    fingerprint,
    head: signed(rows),
    departures: [] as Departure[],
    entries: rows,
    names: shownNames(again, seats),
    changes: changesOf(again),
    added: [...again.added].map(([point, { by: _, at: __, ...said }]) => ({ ...said, point, text: wordingOf(point) })),
    order: again.points.map((p) => p.id),
    course: {
      status: end ? 'finish' : 'run',
      cancelled: end?.kind === 'cancel',
      startedAt: timeOf(0) as string | null,
      finishedAt: (end?.body.at ?? null) as string | null,
      opensAt: null as string | null,
      closesAt: (again.prolonged?.closesAt ?? timeOf(86_400_000)) as string | null,
      reason: (end?.body.reason ?? null) as string | null,
      prolonged: again.prolonged && { at: again.prolonged.at, reason: again.prolonged.reason },
    },
    ...shownOf(again, rows, end?.kind === 'finish'),
  } satisfies Pack;
}
type Name = Omit<ReturnType<typeof namesFor>[number], 'salt'> & { salt: string | null; share: string };
export type Made = ReturnType<typeof ledger>;
export const ballot = (seat: number, first: string, second = first): Fields => ({
  kind: 'ballot',
  seat,
  answers: { '100': first, '101': second },
  channel: 'own',
  by: 70 + seat,
});
/** What happens in the house below, between its start and its end. */
export const cast: Fields[] = [
  ballot(4, 'agree'),
  ballot(3, 'notAgree', 'agree'),
  { kind: 'objection', seat: 3, by: 9 },
  ballot(2, 'agree'),
];
export const house = (more: Wanted = {}) => ledger({ entries: cast, ...more });
