import { type Fraction, fraction, fromText, show } from '../base/shares/fraction.ts';
import { lawIn } from '../motions/rules-decisive.ts';
import { type RuleText, ruleWith } from '../motions/rules-point.ts';
import type { CountedSeat, Rule } from '../motions/rules-result.ts';
import type { VoterWay } from '../motions/schema.ts';
import { canonical, type Json } from './rules.ts';

/** Forms of what is frozen. The first one stays readable for ever; what it leaves out nobody can prove (see `uncovered`). */
export type Form = 1 | 2;
/** Facts that the first form does not hold: a change of them in a vote of that form is not found. */
export const uncovered = ['TERM', 'VOTERS', 'NAMES', 'LABELS', 'BY', 'PAPERS'] as const;

/** Who may vote for a seat, and why, by ids of members. */
export type Voters = readonly (readonly [number, VoterWay])[];
export type FrozenSeat = {
  id: number;
  unitIds: readonly number[];
  /** Of its units, in their order. */
  labels: readonly string[];
  share: Fraction;
  own: boolean;
  commitment: string;
  ownerIds: readonly number[];
  voters: Voters;
};
/** The quorum and the share that the law itself asks where its preset was chosen. */
export type FrozenLaw = {
  quorum: string | null;
  quorumInclusive: boolean;
  share: string | null;
  inclusive: boolean;
  of: 'present' | 'all';
};
/** `rule` is the point's own, where it is another than the vote's. */
export type FrozenPoint = {
  id: number;
  name: string;
  text: string;
  files?: readonly string[];
  rule?: RuleText | null;
};
export type Frozen = {
  form: Form;
  vote: number;
  name: string;
  text: string;
  meeting: string;
  rule: Rule;
  /** As announced at the start; ISO. */
  opensAt: string | null;
  closesAt: string | null;
  shows: string;
  /** Days after the end on which papers may still be written down. */
  paperDays: number;
  law: FrozenLaw | null;
  /** In the order of the agenda; `files` are the SHA-256 of the attachments in their order, hexadecimal. */
  points: readonly FrozenPoint[];
  seats: readonly FrozenSeat[];
};

/** What is committed of a seat: of the first form its owners, now who represents it too. */
export const committedNames = (form: Form, { owners, spare }: { owners: string; spare: string }): string =>
  form === 1 ? owners : canonical({ owners, spare });

const byId = (voters: Voters): Json[] => [...voters].sort(([a], [b]) => a - b).map(([id, how]) => [id, how]);
export function seatText(
  { id, unitIds, labels, share, own, commitment, ownerIds, voters }: FrozenSeat,
  form: Form,
): Json {
  const first = { id, units: [...unitIds], num: share.num, den: share.den, own, owners: commitment };
  if (form === 1) return first;
  return { ...first, labels: [...labels], people: [...ownerIds].sort((a, b) => a - b), voters: byId(voters) };
}

/** The canonical text of everything that is frozen at the start; its digest is the fingerprint of the vote. */
export function censusText(frozen: Frozen): string {
  const { form, vote, name, rule, points, seats } = frozen;
  const { type, basis, participation, accept, inclusive, of } = rule;
  const { text, meeting, opensAt, closesAt, shows, paperDays, law } = frozen;
  return canonical({
    v: form,
    vote,
    name,
    type,
    basis,
    participation: show(participation),
    accept: show(accept),
    inclusive,
    of,
    points: points.map(({ id, name, text, files = [], rule }) => ({ id, name, text, files, ...(rule && { rule }) })),
    seats: [...seats].sort((a, b) => a.id - b.id).map((seat) => seatText(seat, form)),
    ...(form === 1 ? {} : { text, meeting, opensAt, closesAt, shows, paperDays, law }),
  });
}

export type CensusSeat = CountedSeat & {
  owners: string;
  unitIds: readonly number[];
  /** Of the second form. */
  labels: readonly string[];
  people: readonly number[];
  voters: Voters;
};
/** The frozen list as its canonical text holds it. */
export type Census = {
  form: Form;
  vote: number;
  points: FrozenPoint[];
  seats: CensusSeat[];
  rule: Rule;
  opensAt: string | null;
  closesAt: string | null;
  paperDays: number;
};

/** A share written as "1/3" or as the JSON text of the wire; null when it is none. */
export function shareOf(text: unknown): Fraction | null {
  try {
    const parts = /^(-?\d+)\/(\d+)$/.exec(String(text));
    return parts ? fraction(parts[1] as string, parts[2] as string) : fromText(String(text));
  } catch {
    return null;
  }
}

/** A seat as it is written down, on the list and where one is parted. */
export type SeatText = {
  id: number;
  units: number[];
  num: string;
  den: string;
  own: boolean;
  owners: string;
  labels?: string[];
  people?: number[];
  voters?: Voters;
};
export const readSeat = ({ units, num, den, ...s }: SeatText): CensusSeat => ({
  id: s.id,
  unitIds: units,
  share: fraction(num, den),
  units: units.length,
  own: s.own,
  owners: s.owners,
  labels: s.labels ?? [],
  people: s.people ?? [],
  voters: s.voters ?? [],
});

/** The frozen list of its text; null when the text is not such a list, or one of a form that is not known yet. */
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
      law: v.law ? lawIn(v.law) : null,
    };
    if (!rule.participation || !rule.accept || !Number.isSafeInteger(v.vote) || ![1, 2].includes(v.v)) return null;
    const { opensAt = null, closesAt = null, paperDays = 0 } = v;
    const seats = (v.seats as SeatText[]).map(readSeat);
    const points = [...v.points] as FrozenPoint[];
    for (const p of points) ruleWith(rule, p.rule ?? null);
    return { form: v.v, vote: v.vote, points, seats, rule, opensAt, closesAt, paperDays };
  } catch {
    return null;
  }
}
