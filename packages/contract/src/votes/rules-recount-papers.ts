import type { Body, Odd } from './rules-recount.ts';
import { type VoteValue, voteValues } from './schema.ts';

type Paper = {
  seq: number;
  seat: number;
  by: unknown;
  answers: ReadonlyMap<number, VoteValue>;
  /** Recorded after the end: then it counts only with both. */
  late: boolean;
  photo: boolean;
  confirmed: boolean;
  void: boolean;
};
type Known = { seats: ReadonlySet<number>; points: ReadonlySet<string>; closesAt: string | null };
export type PaperWalk = {
  /** The paper of each seat that counts: of several the one recorded first. */
  holding: Map<number, { seq: number; answers: ReadonlyMap<number, VoteValue> }>;
  odd: { seq: number; why: Odd }[];
};

const isValue = (v: unknown): v is VoteValue => voteValues.includes(v as VoteValue);
const timeOf = (text: unknown): number => (typeof text === 'string' ? Date.parse(text) : Number.NaN);

function answersOf({ answers }: Body & { answers?: unknown }, points: ReadonlySet<string>) {
  if (typeof answers !== 'object' || answers === null) return null;
  const said = Object.entries(answers);
  if (said.length === 0 || !said.every(([point, value]) => points.has(point) && isValue(value))) return null;
  return new Map(said.map(([point, value]) => [Number(point), value as VoteValue]));
}

/** Papers from the entries alone, in their order; what cannot be there although its hash is right is named. */
export function papersIn(bodies: readonly Body[], known: Known): PaperWalk {
  const papers = new Map<number, Paper>();
  const odd: PaperWalk['odd'] = [];
  const voted = new Set<unknown>();
  let end = timeOf(known.closesAt);
  let closed = false;
  const record = (body: Body, seq: number): Odd | null => {
    const { seat, at, handedIn } = body;
    const answers = answersOf(body, known.points);
    if (typeof seat !== 'number' || !known.seats.has(seat) || !answers) return 'unknown';
    if (voted.has(seat)) return 'again';
    const late = handedIn !== null && handedIn !== undefined;
    const after = timeOf(at) >= end;
    if (closed || late !== after || (late && !(timeOf(handedIn) <= end))) return 'late';
    papers.set(seq, { seq, seat, by: body.by, answers, late, photo: false, confirmed: false, void: false });
    return null;
  };
  const change = (body: Body): Odd | null => {
    const paper = papers.get(body.entry as number);
    if (!paper || paper.seat !== body.seat || paper.void) return 'unknown';
    if (body.kind === 'void') paper.void = true;
    else if (body.kind === 'confirmed') {
      if (body.by === paper.by || paper.confirmed) return 'again';
      paper.confirmed = true;
    } else if (!paper.late && timeOf(body.at) >= end) return 'late';
    else paper.photo = true;
    return null;
  };
  bodies.forEach((body, seq) => {
    let why: Odd | null = null;
    if (body.kind === 'prolong') end = timeOf(body.closesAt);
    else if (body.kind === 'papersClosed') closed = true;
    else if (body.kind === 'ballot') voted.add(body.seat);
    else if (body.kind === 'paper') why = record(body, seq);
    // The older form confirmed ballots by an entry of the same name; those name no paper.
    else if (body.kind === 'confirmed' && !papers.has(body.entry as number)) why = null;
    else if (body.kind === 'void' || body.kind === 'photo' || body.kind === 'confirmed') why = change(body);
    if (why) odd.push({ seq, why });
  });
  const holding: PaperWalk['holding'] = new Map();
  for (const p of papers.values()) {
    const counts = p.late ? p.photo && p.confirmed : p.photo || p.confirmed;
    if (!p.void && counts && !voted.has(p.seat) && !holding.has(p.seat)) holding.set(p.seat, p);
  }
  return { holding, odd };
}
