import { equals } from '../base/shares/fraction.ts';
import { fingerprintOf, isSignedByAny, type Keys } from '../ledger/rules.ts';
import { type Census, readCensus, shareOf } from '../ledger/rules-frozen.ts';
import { keysIn, type Pack, type PackResult, type Recount, recountOf } from '../ledger/rules-recount.ts';
import { closesOf } from '../ledger/rules-recount-term.ts';
import type { Column } from '../motions/rules-result.ts';
import { voteValues } from '../motions/schema.ts';
import { chainOf, type Read, readRow } from './rules-chain.ts';
import { answersCheck, castsCheck, objectionsCheck, papersCheck } from './rules-checks-ballots.ts';
import { keysCheck } from './rules-checks-keys.ts';
import { changesCheck, namesCheck, votersCheck } from './rules-checks-names.ts';
import { pointsCheck } from './rules-checks-points.ts';
import type { Finding } from './rules-findings.ts';

/** What every check is given. */
export type Checking = {
  pack: Pack;
  census: Census;
  signed: boolean;
  /** Public keys that are believed. */
  keys: readonly string[];
  broken: readonly Finding[];
  chain: readonly Read[];
  again: Recount;
};

/**
 * Every check, in order. The scripts of the ZIP (packages/server/recount) have the same ones under the same names, which a
 * test holds. `entries`: it asks about what ballots say, so it waits until all entries are published and hang together.
 */
export const checks = [
  { name: 'signature', of: signatureCheck },
  { name: 'keys', of: keysCheck },
  { name: 'chain', of: ({ broken }) => broken.filter((f) => f.kind !== 'changed') },
  { name: 'entries', of: entriesCheck },
  { name: 'fingerprint', of: fingerprintCheck },
  { name: 'points', of: pointsCheck },
  { name: 'names', of: namesCheck },
  { name: 'voters', since: 2, of: votersCheck },
  { name: 'changes', since: 2, of: changesCheck },
  { name: 'course', of: courseCheck },
  { name: 'answers', entries: true, of: answersCheck },
  { name: 'casts', entries: true, of: castsCheck },
  { name: 'papers', entries: true, of: papersCheck },
  { name: 'objections', entries: true, of: objectionsCheck },
  { name: 'results', entries: true, of: resultsCheck },
] as const satisfies readonly Check[];

type Check = {
  name: string;
  entries?: true;
  /** The form of a vote that holds what is asked about. */
  since?: number;
  of(checking: Checking): Finding[];
};
export type CheckName = (typeof checks)[number]['name'];
/** `later`: what it asks about is not published; `unsure`: what it stands on is broken; `uncovered`: see `uncovered`. */
export type Outcome = {
  name: CheckName;
  state: 'fits' | 'wrong' | 'later' | 'unsure' | 'uncovered';
  findings: Finding[];
};

function signatureCheck({ signed }: Checking): Finding[] {
  return signed ? [] : [{ kind: 'signature' }];
}

/** Entries that are not what they were, and those that cannot stand where they do. */
function entriesCheck({ broken, again }: Checking): Finding[] {
  const odd = broken.length > 0 ? [] : again.odd.map(({ seq, why }) => ({ kind: 'odd', seq, why }) as const);
  return [...broken.filter((f) => f.kind === 'changed'), ...odd];
}

function fingerprintCheck({ pack, chain }: Checking): Finding[] {
  const own = fingerprintOf(pack.census);
  const first = chain[0]?.row.seq === 0 ? chain[0].body : null;
  const wrong = own !== pack.fingerprint || (first && (first.kind !== 'start' || first.fingerprint !== own));
  return wrong ? [{ kind: 'fingerprint' }] : [];
}

/** When it began and ended, as announced and as it was, and that it ended once: cut ledgers end nowhere. */
function courseCheck({ pack: { course, results }, census, broken, again, chain }: Checking): Finding[] {
  // Of a broken chain nothing more is known.
  if (broken.length > 0) return [];
  const found: Finding[] = [];
  const { end } = again;
  const isOver = course.status === 'finish';
  if (isOver && !end) found.push({ kind: 'end', why: 'none' });
  if (!isOver && (end || results.length > 0)) found.push({ kind: 'end', why: 'running' });
  if (isOver && end && (end.kind === 'cancel') !== course.cancelled) found.push({ kind: 'end', why: 'other' });
  const time = (of: Extract<Finding, { kind: 'time' }>['of'], shown: string | null, said: unknown) => {
    if (shown !== said) found.push({ kind: 'time', of });
  };
  const first = chain[0]?.row.seq === 0 ? chain[0].body : null;
  if (first) time('started', course.startedAt, first.at);
  if (end || !isOver) time('ended', course.finishedAt, end?.body.at ?? null);
  if (census.form > 1) {
    time('opens', course.opensAt, census.opensAt);
    time('closes', course.closesAt, closesOf(again));
  }
  if (end && (course.reason ?? null) !== (end.body.reason ?? null)) found.push({ kind: 'reason' });
  const later = again.prolonged;
  if (course.prolonged?.at !== later?.at || course.prolonged?.reason !== later?.reason)
    found.push({ kind: 'prolonged' });
  return found;
}

/** The recount against the entry of the end and against what the portal shows; asked as soon as it shows anything. */
function resultsCheck({ pack, census, again }: Checking): Finding[] {
  const isDecided = pack.course.status === 'finish' && !pack.course.cancelled;
  const shows = pack.results.length > 0 || pack.byOthers !== null;
  if (again.ended !== 'finish' && !isDecided && !shows) return [];
  const found = again.points.flatMap((point): Finding[] => {
    const shown = pack.results.find((r) => r.point === point.id);
    const said = again.declared[point.id];
    const isResult =
      said && shown && hasResult(point, said.passed, said) && hasResult(point, shown.passed, shown.columns);
    const saidCounts = census.form > 1 && said ? said.counts : shown?.counts;
    // Of a point without a result nothing is counted either, and that is told once.
    const isCounted =
      !shown || (hasCounts(point, shown.counts) && hasCounts(point, saidCounts as PackResult['counts']));
    const isRoom = census.form === 1 || !shown || hasRoom(point, said, shown);
    return [
      ...(isRoom ? [] : [{ kind: 'room', point: point.id } as const]),
      ...(isResult ? [] : [{ kind: 'result', point: point.id } as const]),
      ...(isCounted ? [] : [{ kind: 'counts', point: point.id } as const]),
    ];
  });
  const { byOthers, withoutSecond = none } = again.end?.body ?? {};
  const isBy = [byOthers, pack.byOthers].every((said) => isSame(again.byOthers, said));
  if (census.form === 1) return found;
  const isAlone =
    again.withoutSecond === null ||
    [withoutSecond, pack.withoutSecond].every((said) => isSame(again.withoutSecond as Recount['byOthers'], said));
  const meeting = census.rule.type === 'local' ? again.attendance : null;
  const isBacked = [again.end?.body.attendance ?? null, pack.attendance].every((said) => said === meeting);
  return [
    ...found,
    ...(isBy ? [] : [{ kind: 'byOthers' } as const]),
    ...(isAlone ? [] : [{ kind: 'withoutSecond' } as const]),
    ...(isBacked ? [] : [{ kind: 'attendance' } as const]),
  ];
}

/** Said by no entry of an end before powers had second persons. */
const none = [0, 0, '0/1'] as const;

type Point = Recount['points'][number];
const hasResult = ({ tally, verdict }: Point, passed: unknown, columns: Readonly<Record<string, unknown>>): boolean =>
  passed === verdict.passed &&
  voteValues.every((v) => {
    const share = shareOf(columns[v]);
    return share !== null && equals(share, tally[v].share);
  });
const hasCounts = ({ tally }: Point, counts: PackResult['counts'] | undefined): boolean =>
  voteValues.every((v) => counts?.[v]?.[0] === tally[v].seats && counts[v]?.[1] === tally[v].units);

/** Who was in the room when the point closed, who of them was silent, and when it was. */
function hasRoom({ room, closedAt }: Point, said: Recount['declared'][string] | undefined, shown: PackResult): boolean {
  if (!room) return shown.room === null && shown.closedAt === null;
  const fits = (part: Column, told: unknown) => isSame([part.seats, part.units, part.share], told);
  const isSaid = fits(room.present, said?.present) && fits(room.silent, said?.silent);
  const isShown = fits(room.present, shown.room?.present) && fits(room.silent, shown.room?.silent);
  return isSaid && isShown && shown.closedAt === closedAt;
}

function isSame([seats, units, share]: Recount['byOthers'], said: unknown): boolean {
  if (!Array.isArray(said) || said[0] !== seats || said[1] !== units) return false;
  const other = shareOf(said[2]);
  return other !== null && equals(share, other);
}

/** The sums and verdicts from the entries alone, by whatever bodies there are; null while they are not published. */
export function recount(pack: Pack): Recount | null {
  const census = readCensus(pack.census);
  const bodies = [...pack.entries].sort((a, b) => a.seq - b.seq).map((e) => readRow(e).body);
  return census && bodies.every((b) => b !== null) ? recountOf(census, bodies) : null;
}

/**
 * What every check says of what is published. The public keys (the installation's own, those before it, and those of the
 * portals that a vote came from) should come from elsewhere: without them the pack vouches for itself. A running vote cut back to an older, genuinely signed end is
 * whole, so only a receipt finds it (checkReceipt).
 */
export function outcomesOf(pack: Pack, publicKeys: Keys = keysIn(pack)): Outcome[] {
  const census = readCensus(pack.census);
  if (!census)
    return checks.map(({ name }) =>
      name === 'fingerprint'
        ? { name, state: 'wrong', findings: [{ kind: 'fingerprint' }] }
        : { name, state: 'unsure', findings: [] },
    );
  const keys = [publicKeys].flat();
  const signed = isSignedByAny(
    census.vote,
    pack.head,
    keys.filter((key) => key === pack.head.publicKey),
  );
  const { findings: broken, chain } = chainOf(pack, census.vote, signed);
  const again = recountOf(
    census,
    chain.map((r) => r.body),
  );
  const isPublished = pack.entries.every((e) => e.body !== null);
  const isWhole = broken.length === 0 && chain.length > 0;
  const checking = { pack, census, signed, keys, broken, chain, again };
  return checks.map((check: Check): Outcome => {
    const name = check.name as CheckName;
    if (check.since && census.form < check.since) return { name, state: 'uncovered', findings: [] };
    if (check.entries && !isPublished) return { name, state: 'later', findings: [] };
    if (check.entries && !isWhole) return { name, state: 'unsure', findings: [] };
    const findings = check.of(checking);
    return { name, state: findings.length > 0 ? 'wrong' : 'fits', findings };
  });
}

/** Everything that does not fit, in the order of the checks; empty when all of it does. */
export const checkLedger = (pack: Pack, publicKeys?: Keys): Finding[] =>
  outcomesOf(pack, publicKeys).flatMap((o) => o.findings);
