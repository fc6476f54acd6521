import { type Fraction, fraction, fromText } from '../base/fraction.ts';
import { type CountedSeat, type Rule, type Tally, tallyOf, type Verdict, verdictOf } from './rules-result.ts';
import { type VoteValue, voteValues } from './schema.ts';

/** Everything the portal publishes of a vote's ledger (the answer of voteLedger.list, all pages together). */
export type Pack = {
  census: string;
  fingerprint: string;
  head: { seq: number; hash: string; signature: string; publicKey: string };
  /** While the vote runs the bodies are null. */
  entries: readonly PackEntry[];
  names: readonly { seat: number; owners: string; salt: string | null }[];
  /** What the portal shows; empty before the end. */
  answers: readonly { seat: number; answers: Readonly<Record<string, string>> }[];
  results: readonly { point: number; passed: boolean; columns: Readonly<Record<string, string>> }[];
};
export type PackEntry = { seq: number; hash: string; prev: string; body: string | null };

/** The frozen list as its canonical text holds it. */
export type Census = {
  vote: number;
  points: { id: number; name: string; text: string }[];
  seats: (CountedSeat & { owners: string })[];
  rule: Rule;
};
export type Body = { readonly [key: string]: unknown; readonly kind?: unknown; readonly seat?: unknown };

/** A share written as "1/3" or as the JSON text of the wire; null when it is none. */
export function shareOf(text: unknown): Fraction | null {
  try {
    const parts = /^(-?\d+)\/(\d+)$/.exec(String(text));
    return parts ? fraction(parts[1] as string, parts[2] as string) : fromText(String(text));
  } catch {
    return null;
  }
}

/** The frozen list of its text; null when the text is not such a list. */
export function readCensus(text: string): Census | null {
  try {
    const v = JSON.parse(text);
    const rule: Rule = {
      type: v.type,
      basis: v.basis,
      participation: shareOf(v.participation) as Fraction,
      accept: shareOf(v.accept) as Fraction,
      inclusive: v.inclusive,
      of: v.of,
    };
    if (!rule.participation || !rule.accept || !Number.isSafeInteger(v.vote)) return null;
    const seats = (
      v.seats as { id: number; units: number[]; num: string; den: string; own: boolean; owners: string }[]
    ).map((s) => ({ id: s.id, share: fraction(s.num, s.den), units: s.units.length, own: s.own, owners: s.owners }));
    return { vote: v.vote, points: [...v.points], seats, rule };
  } catch {
    return null;
  }
}

/** Why an entry cannot be there although its hash is right. */
export type Odd = 'again' | 'late' | 'unknown';
export type Recount = {
  /** By seat and point; a later ballot of a local vote takes the place of an earlier one. */
  answers: Map<number, Map<number, VoteValue>>;
  points: { id: number; tally: Tally; verdict: Verdict }[];
  ended: 'finish' | 'cancel' | null;
  /** What the last entry itself says the results are. */
  declared: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  odd: { seq: number; why: Odd }[];
};

const isValue = (v: unknown): v is VoteValue => voteValues.includes(v as VoteValue);
/** What happens after the end by its nature; ballots and presence cannot. */
const afterwards = new Set<unknown>(['objection', 'confirmed']);

/** The sums and verdicts anew, from the bodies in their order and the frozen list alone. */
export function recountOf(census: Census, bodies: readonly Body[]): Recount {
  const seats = new Map(census.seats.map((s) => [s.id, s]));
  const points = new Set(census.points.map((p) => String(p.id)));
  const answers: Recount['answers'] = new Map();
  const odd: Recount['odd'] = [];
  let ended: Recount['ended'] = null;
  let declared: Recount['declared'] = {};
  bodies.forEach((body, seq) => {
    if (ended && !afterwards.has(body.kind)) odd.push({ seq, why: 'late' });
    else if (body.kind === 'finish' || body.kind === 'cancel') {
      ended = body.kind;
      if (body.kind === 'finish') declared = (body.results ?? {}) as Recount['declared'];
    } else if (body.kind === 'ballot') {
      const why = oddBallot(body, seats, points, census.rule.type === 'online' ? answers : null);
      if (why) odd.push({ seq, why });
      if (why !== 'unknown' && why !== 'again') store(body, answers);
    }
  });
  const sums = census.points.map(({ id }) => {
    const ofPoint = new Map(
      [...answers].flatMap(([seat, of]) => (of.has(id) ? [[seat, of.get(id) as VoteValue]] : [])),
    );
    const tally = tallyOf(census.seats, ofPoint);
    return { id, tally, verdict: verdictOf(census.rule, tally) };
  });
  return { answers, points: sums, ended, declared, odd };
}

/** Online a seat votes once; in the room it may be corrected until the end. */
function oddBallot(
  { seat, answers }: Body,
  seats: ReadonlyMap<number, CountedSeat>,
  points: ReadonlySet<string>,
  once: Recount['answers'] | null,
): Odd | null {
  if (typeof seat !== 'number' || !seats.has(seat) || typeof answers !== 'object' || answers === null) return 'unknown';
  if (!Object.entries(answers).every(([point, value]) => points.has(point) && isValue(value))) return 'unknown';
  return once?.has(seat) ? 'again' : null;
}

function store(body: Body, answers: Recount['answers']) {
  const of = answers.get(body.seat as number) ?? new Map<number, VoteValue>();
  for (const [point, value] of Object.entries(body.answers as Record<string, VoteValue>)) of.set(Number(point), value);
  answers.set(body.seat as number, of);
}
