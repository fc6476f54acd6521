import type { RegisterProblem } from '../base/registers.ts';
import type { Decision, SureState } from './schema-words.ts';

/** What of a debtor in the register says whose it is and which case. */
export type Row = {
  ico: string;
  firstName: string;
  lastName: string;
  birthDate: string | null;
  court: string;
  fileNumber: string;
};
/** Whom we ask for. */
export type Debtor = { ico: string } | { firstName: string; lastName: string; birthDate: string };
export type Answer<R extends Row = Row> =
  | { status: 'found'; rows: readonly R[]; relevance: number | null }
  | { status: 'nothing' }
  | { status: 'unknown'; problem: RegisterProblem };

/** A case as it is kept. `isPending` is null while nobody found out whether it is over. */
export type Kept = { key: string; isPending: boolean | null; isThere: boolean; decision: Decision | null };
export type Judged<R extends Row = Row> = Kept & {
  /** What the register says of it now; null where it says nothing any more. */
  row: R | null;
  /** What has to be told of it: that it is there, or is again; that it is over. */
  news: 'hit' | 'ended' | null;
};
export type Judgement<R extends Row = Row> =
  | { problem: RegisterProblem; cases: null; state: null }
  | { problem: null; cases: readonly Judged<R>[]; state: SureState };

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
/** "Marie" and "Marie Anna": the register finds by the beginning, and a person decides. */
export function agrees(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  const both = Math.min(a.length, b.length);
  return both > 0 && a.slice(0, both).join(' ') === b.slice(0, both).join(' ');
}

/** Whether the row is of whom we ask for. */
export function isOurs(row: Row, debtor: Debtor): boolean {
  if ('ico' in debtor) return row.ico === debtor.ico;
  const { firstName, lastName, birthDate } = debtor;
  return row.birthDate === birthDate && agrees(row.lastName, lastName) && agrees(row.firstName, firstName);
}

/** One number of a file is given by each court. */
export const keyOf = ({ court, fileNumber }: Pick<Row, 'court' | 'fileNumber'>): string => `${court}|${fileNumber}`;

/** Decided so, a case is silent. */
const isSilent = ({ decision }: Kept): boolean => decision === 'dismissed' || decision === 'closed';
const turned = (before: Kept, isPending: boolean | null): boolean =>
  before.isPending !== null && isPending !== null && before.isPending !== isPending;

/** What was decided holds until the case changes; who it is, a person has said for good. */
const stillDecided = (before: Kept, isPending: boolean | null): Decision | null =>
  before.decision !== 'confirmed' && turned(before, isPending) ? null : before.decision;

function newsOf(before: Kept | undefined, now: Kept): Judged['news'] {
  if (isSilent(now)) return null;
  if (!before || isSilent(before)) return 'hit';
  if (now.isPending === false && before.isPending !== false) return 'ended';
  return now.isPending !== false && before.isPending === false ? 'hit' : null;
}

/** Keys of cases under way; null where the second question was not answered. */
function pendingOf(answer: Answer | null, debtor: Debtor, strength: number): ReadonlySet<string> | null {
  if (answer?.status === 'nothing') return new Set();
  if (answer?.status !== 'found' || (answer.relevance ?? 0) > strength) return null;
  return new Set(answer.rows.filter((row) => isOurs(row, debtor)).map(keyOf));
}

function stateOf(cases: readonly Kept[], isCompany: boolean): SureState {
  const loud = cases.filter((c) => !isSilent(c));
  const running = loud.filter((c) => c.isPending !== false);
  if (running.some((c) => isCompany || c.decision === 'confirmed')) return 'found';
  if (running.length > 0) return 'probable';
  return loud.length > 0 ? 'ended' : 'clean';
}

type Asked<R extends Row> = {
  debtor: Debtor;
  /** How strong a match was asked for; smaller is stronger. */
  strength: number;
  all: Answer<R>;
  /** Of cases under way; null where nobody asked. */
  pending: Answer<R> | null;
  kept: readonly Kept[];
};

/**
 * What two answers of the register say of somebody, beside what was known. Nothing is clean but by "no record" or where all
 * that comes was dismissed; an answer that is not plain changes nothing.
 */
export function judge<R extends Row>({ debtor, strength, all, pending, kept }: Asked<R>): Judgement<R> {
  const unknown = (problem: RegisterProblem) => ({ problem, cases: null, state: null }) as const;
  if (all.status === 'unknown') return unknown(all.problem);
  const rows = all.status === 'found' ? all.rows : [];
  if (all.status === 'found' && (all.relevance ?? 0) > strength) return unknown('weaker');
  const ours = new Map(rows.filter((row) => isOurs(row, debtor)).map((row) => [keyOf(row), row]));
  if (rows.length > 0 && ours.size === 0) return unknown('others');
  const running = pendingOf(pending, debtor, strength);
  const before = new Map(kept.map((k) => [k.key, k]));
  const there = [...ours].map(([key, row]): Judged<R> => {
    const had = before.get(key);
    const isPending = running ? running.has(key) : (had?.isPending ?? null);
    const now: Kept = { key, isPending, isThere: true, decision: had ? stillDecided(had, isPending) : null };
    return { ...now, row, news: newsOf(had, now) };
  });
  const gone = kept
    .filter((k) => !ours.has(k.key))
    .map((k): Judged<R> => {
      const now: Kept = { ...k, isThere: false, isPending: isSilent(k) ? k.isPending : false };
      return { ...now, row: null, news: newsOf(k, now) };
    });
  const cases = [...there, ...gone];
  return { problem: null, cases, state: stateOf(cases, 'ico' in debtor) };
}

/** What is said of somebody: what is sure, unless the last question was not answered. */
export const shownState = (sure: SureState | null, problem: RegisterProblem | null) =>
  problem ? ('unverifiable' as const) : (sure ?? ('waiting' as const));
/** The state once a person has decided. */
export const stateAfter = stateOf;
