import { createPublicKey, verify } from 'node:crypto';
import { closingText, openingText, recordText, signedText } from '#contract/cashdesk/rules.ts';
import type { Verified } from '#contract/cashdesk/schema.ts';
import {
  type At,
  aboutRecord,
  type CashRecord,
  type ClosingRow,
  type Desk,
  deskOf,
  labelOf,
  typeOf,
} from '../rows/queries.ts';
import { digestOf } from '../rows/steps-chain.ts';
import {
  type AdvanceRow,
  advancesListed,
  closedByNothing,
  type EntryRow,
  entriesFrom,
  monthsThatDiffer,
  totalsDiffer,
  unchained,
} from './queries.ts';

/** What stands before the 32 bytes of an Ed25519 public key in SPKI. */
const spkiHeader = Buffer.from('302a300506032b6570032100', 'hex');

function isSigned(text: string, signature: Buffer, key: string): boolean {
  try {
    const der = Buffer.concat([spkiHeader, Buffer.from(key, 'hex')]);
    return verify(null, Buffer.from(text), createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
  } catch {
    return false;
  }
}

type Problem = Verified['problems'][number];
type Labels = ReadonlyMap<number, string>;

const problemOfRecord = (e: EntryRow, r: CashRecord, cancels: string | null): Problem[] =>
  recordText({ ...r, type: typeOf(r), documentNumber: labelOf(r), cancels }) === e.content
    ? []
    : [{ what: 'record', name: labelOf(r) }];

function problemsOfClosing(e: EntryRow, c: ClosingRow, labels: Labels): Problem[] {
  const { countedAt, balance, closedName: closedBy, confirmedName: confirmedBy, signature, signedBy } = c;
  const difference = c.recordId === null ? null : (labels.get(c.recordId) ?? '');
  const told = { ...c, balance: balance ?? 0n, countedAt: countedAt.toISOString(), closedBy, confirmedBy, difference };
  const name = c.month.slice(0, 7);
  return [
    ...(closingText(told) === e.content ? [] : [{ what: 'closing' as const, name }]),
    ...(signature && signedBy && isSigned(signedText(e.n, e.digest), signature, signedBy)
      ? []
      : [{ what: 'signature' as const, name }]),
  ];
}

/** The initial balance is the last one that was written. */
const problemOfOpening = (desk: Desk, content: string | null): Problem[] =>
  content === openingText(desk) ? [] : [{ what: 'opening', name: desk.openedOn }];

type EntryAbout = { kind: string; name: string; holder: string | null; undoes: string | null };
/** What an entry is about: the number of its record, its month; whom an advance was given to. Nothing where it cannot be read. */
function aboutOf(content: string): EntryAbout {
  try {
    const told = JSON.parse(content) as unknown[];
    const [kind, name] = told.map(String);
    const isRecord = kind === 'record';
    return {
      ...{ kind: kind ?? '', name: name ?? '' },
      holder: isRecord && told[11] === 'advance' ? String(told[6]) : null,
      undoes: isRecord && told[11] === 'cancel' ? String(told[12]) : null,
    };
  } catch {
    return { kind: '', name: '', holder: null, undoes: null };
  }
}

/** What was walked of the chain so far. */
type Walked = {
  n: number;
  head: string;
  opening: string | null;
  /** By what entries are about: whether the last of them has its row. */
  standing: Map<string, boolean>;
  /** By numbers of records of advances: whom entries name; and numbers of records that others undo. */
  holders: Map<string, Set<string>>;
  undone: Set<string>;
  problems: Problem[];
};

function step(so: Walked, e: EntryRow, labels: Labels): void {
  if (e.n !== so.n + 1 || digestOf(so.head, e.n, e.content) !== e.digest)
    so.problems.push({ what: 'entry', name: `${e.n}` });
  so.n = e.n;
  so.head = e.digest;
  const { kind, name, holder, undoes } = aboutOf(e.content);
  if (holder !== null) so.holders.set(name, (so.holders.get(name) ?? new Set()).add(holder));
  if (undoes !== null) so.undone.add(undoes);
  if (kind === 'opening') so.opening = e.content;
  else so.standing.set(`${kind} ${name}`, e.record !== null || e.closing !== null);
  if (e.record) so.problems.push(...problemOfRecord(e, e.record, labels.get(aboutRecord(e.record) ?? 0) ?? null));
  if (e.closing) so.problems.push(...problemsOfClosing(e, e.closing, labels));
}

/** Rows that the chain tells of and that are not there, or stand as they once were. */
const lostOf = ({ standing }: Walked): Problem[] =>
  [...standing].flatMap(([about, stands]): Problem[] => {
    const [kind, name = ''] = about.split(' ');
    return stands ? [] : [{ what: kind === 'closing' ? 'closing' : 'record', name }];
  });

/** Advances that are not listed as records of the chain gave and settled them: gone, of somebody else, or settled by nothing. */
function lostAdvances({ holders, undone }: Walked, listed: readonly AdvanceRow[]): Problem[] {
  const fits = (a: AdvanceRow) =>
    holders.get(a.label)?.has(a.holder) && a.isCancelled === undone.has(a.label) && (a.left === null || a.left === 0n);
  const known = new Set(listed.flatMap((a) => [a.label, a.settledBy]));
  return [
    ...listed.flatMap((a) => (fits(a) ? [] : [a.label])),
    ...[...holders.keys()].filter((label) => !known.has(label) && !undone.has(label)),
  ].map((name): Problem => ({ what: 'advance', name }));
}

/**
 * Counts the chain again and compares with it what stands in the tables: each row against its last entry, months against
 * their records, the desk against the end. Problems past the two hundredth say nothing new.
 */
export async function verifyDesk({ db, scope }: At): Promise<Verified> {
  const desk = await deskOf(db, scope);
  if (!desk) return { entries: 0, head: null, problems: [] };
  const so: Walked = {
    ...{ n: 0, head: '', opening: null, problems: [] },
    ...{ standing: new Map(), holders: new Map(), undone: new Set() },
  };
  for await (const { rows, labels } of entriesFrom(db, scope)) for (const e of rows) step(so, e, labels);
  const { n, head, opening, problems } = so;
  if (n !== desk.entries || head !== desk.head) problems.push({ what: 'head', name: `${desk.entries}` });
  problems.push(...lostOf(so), ...problemOfOpening(desk, opening));
  for (const name of await unchained(db, scope)) problems.push({ what: 'unchained', name });
  for (const month of await closedByNothing(db, scope)) problems.push({ what: 'closing', name: month.slice(0, 7) });
  problems.push(...lostAdvances(so, await advancesListed(db, scope)));
  if (await totalsDiffer(db, scope)) problems.push({ what: 'totals', name: '' });
  for (const month of await monthsThatDiffer(db, scope)) problems.push({ what: 'month', name: month.slice(0, 7) });
  return { entries: n, head, problems: problems.slice(0, 200) };
}
