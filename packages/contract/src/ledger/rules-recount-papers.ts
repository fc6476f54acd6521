import { type VoteValue, voteValues } from '../motions/schema.ts';
import type { Body, Count, Odd } from './rules-recount-count.ts';

/** A paper as the entries have it so far. */
export type CountedPaper = {
  seat: number;
  answers: ReadonlyMap<number, VoteValue>;
  /** Recorded after the end: then it counts only with its photo and a second person. */
  late: boolean;
  photo: boolean;
  void: string | null;
};

const isValue = (v: unknown): v is VoteValue => voteValues.includes(v as VoteValue);
const timeOf = (text: unknown): number => (typeof text === 'string' ? Date.parse(text) : Number.NaN);
const isOver = (count: Count, at: unknown) => timeOf(at) >= timeOf(count.closesAt);

/** Of several papers of a seat the one recorded first counts; none where the seat voted otherwise. */
export function settlePapers(count: Count, seat: number): void {
  // What counted of a seat that was parted is with its parts.
  if (!count.seats.has(seat)) return;
  const from = [...(count.sources.get(seat)?.values() ?? [])];
  if (from.some((seq) => !count.papers.has(seq))) return;
  count.answers.delete(seat);
  count.sources.delete(seat);
  for (const [seq, p] of count.papers) {
    const confirmed = count.confirmed.has(seq);
    if (p.seat !== seat || p.void !== null || !(p.late ? p.photo && confirmed : p.photo || confirmed)) continue;
    count.answers.set(seat, new Map(p.answers));
    count.sources.set(seat, new Map([...p.answers.keys()].map((point) => [point, seq])));
    return;
  }
}

export function takePaper(count: Count, body: Body, seq: number): Odd | null {
  const { seat, answers, at, handedIn } = body;
  if (typeof seat !== 'number' || !count.seats.has(seat) || typeof answers !== 'object' || answers === null)
    return 'unknown';
  const points = new Set(count.points.map((p) => String(p.id)));
  const said = Object.entries(answers as Record<string, unknown>);
  if (said.length !== points.size || !said.every(([point, value]) => points.has(point) && isValue(value)))
    return 'unknown';
  if (count.answers.has(seat)) return 'again';
  const late = typeof handedIn === 'string';
  if (count.papersClosed || late !== isOver(count, at) || (late && !(timeOf(handedIn) <= timeOf(count.closesAt))))
    return 'late';
  const values = new Map(said.map(([point, value]) => [Number(point), value as VoteValue]));
  count.papers.set(seq, { seat, answers: values, late, photo: false, void: null });
  return null;
}

/** The paper that an entry about a paper names, unless it is void or of another seat. */
const standing = (count: Count, { entry, seat }: Body): CountedPaper | undefined => {
  const paper = count.papers.get(entry as number);
  return paper && paper.void === null && paper.seat === seat ? paper : undefined;
};

export function takePhoto(count: Count, body: Body): Odd | null {
  const paper = standing(count, body);
  if (!paper || !Array.isArray(body.files) || body.files.length === 0) return 'unknown';
  if (!paper.late && isOver(count, body.at)) return 'late';
  paper.photo = true;
  settlePapers(count, paper.seat);
  return null;
}

export function takeVoid(count: Count, body: Body): Odd | null {
  const paper = standing(count, body);
  if (!paper || typeof body.why !== 'string') return 'unknown';
  paper.void = body.why;
  settlePapers(count, paper.seat);
  return null;
}

/** A second person: of a ballot of the first form, and of a paper, whose own recorder is nobody's second. */
export function takeConfirmed(count: Count, body: Body): Odd | null {
  const { entry, by } = body;
  const named = count.bodies.get(entry as number);
  if (!named) return 'unknown';
  if (named.kind === 'paper') {
    if (!standing(count, body)) return 'unknown';
    if (named.by === by || count.confirmed.has(entry as number)) return 'again';
  }
  count.confirmed.set(entry as number, by as number);
  if (named.kind === 'paper') settlePapers(count, body.seat as number);
  return null;
}

export function takePapersClosed(count: Count, { at }: Body): Odd | null {
  if (!isOver(count, at)) return 'late';
  count.papersClosed = true;
  return null;
}
