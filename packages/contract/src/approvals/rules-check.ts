import {
  type Body,
  bodyHash,
  type EarlyEntry,
  isHeadSigned,
  noteHash,
  type Paper,
  type PlaceSaid,
  type Replayed,
  readBody,
  replayed,
  subjectHash,
  type Wording,
  wordingHash,
} from './rules-ledger.ts';
import type { ApprovalDeed, ApprovalState } from './schema-words.ts';

/** An entry as its row stands; bytes in hexadecimal. */
export type EntryRow = {
  seq: number;
  at: string;
  what: ApprovalDeed;
  by: number | null;
  about: number | null;
  for: number | null;
  note: string;
  body: string;
  hash: string;
  prev: string;
  signature: string;
  publicKey: string;
};
export type EarlyRow = Pick<EntryRow, 'at' | 'what' | 'by' | 'about' | 'note'>;
export type PlaceRow = PlaceSaid;

/** A request as its rows stand; people by their ids. */
export type Rows = {
  /** What its entries call it. */
  request: number;
  wording: Wording;
  author: number | null;
  status: ApprovalState;
  decidedAt: string | null;
  withdrawal: { by: number | null; reason: string } | null;
  head: { seq: number; hash: string } | null;
  entries: readonly EntryRow[];
  early: readonly EarlyRow[];
  places: readonly PlaceRow[];
  papers: readonly Paper[];
};

export type Known = {
  /** Whom the ledger means. */
  meant(ref: number): number;
  /** Whether the house knows the member still; whom it does not know stands in no row. */
  isThere(memberId: number): boolean;
  /** The key of the installation. */
  publicKey: string;
  /** It came from another portal, whose key signed its beginning. */
  isMoved: boolean;
};

export const findingKinds = [
  ...(['missing', 'changed', 'added', 'cut', 'unsigned', 'key'] as const),
  ...(['wording', 'author', 'place', 'state', 'withdrawal', 'early', 'subject'] as const),
  ...(['paper', 'paperGone', 'paperAdded', 'bytes'] as const),
] as const;
/** `at` is the number of an entry, of a place or of an attachment, by its kind. */
export type Finding = { kind: (typeof findingKinds)[number]; at: number | null };

const finding = (kind: Finding['kind'], at: number | null = null): Finding => ({ kind, at });

/** Merges turn one name into another; what is asked of the last one is asked of the person. */
function lead(bodies: readonly Body[], { meant }: Known) {
  const now = new Map(
    bodies.flatMap((b) => (b.kind === 'merged' ? [[b.from as number, b.to as number] as const] : [])),
  );
  return (ref: number): number => {
    let last = ref;
    // As many turns as there are merges: a circle would not end otherwise.
    for (let turn = 0; turn < now.size; turn += 1) last = now.get(last) ?? last;
    return meant(last);
  };
}

type Same = (ref: number | null, row: number | null) => boolean;
const sameBy =
  (leads: (ref: number) => number, { isThere }: Known): Same =>
  (ref, row) => {
    if (row === null) return ref === null || !isThere(leads(ref));
    return ref !== null && leads(ref) === row;
  };

type Read = { row: EntryRow; body: Body | null };

/** Whether the row is an entry of this place, as its own digest says. */
function isWhole({ row, body }: Read, request: number, seq: number, prev: string): boolean {
  if (body === null || bodyHash(row.body) !== row.hash) return false;
  return body.request === request && body.seq === seq && row.seq === seq && body.prev === prev && row.prev === prev;
}

/** Whether what the row shows is what the entry says. */
function isShown({ row, body }: Read, same: Same): boolean {
  if (body === null) return false;
  return (
    row.what === body.kind &&
    row.at === body.at &&
    same(body.by, row.by) &&
    same(body.about ?? null, row.about) &&
    same(body.for ?? null, row.for) &&
    noteHash(row.note) === (body.note ?? '')
  );
}

/** Every entry in its place, bound to the one before it and signed; the last one is the head. */
function chainFindings(rows: Rows, read: readonly Read[], same: Same, known: Known): Finding[] {
  const { request, head } = rows;
  const found: Finding[] = [];
  const bySeq = new Map<number, Read>();
  for (const one of read) {
    if (bySeq.has(one.row.seq)) found.push(finding('added', one.row.seq));
    else bySeq.set(one.row.seq, one);
  }
  const last = Math.max(-1, ...bySeq.keys());
  let prev = '';
  for (let seq = 0; seq <= last; seq += 1) {
    const one = bySeq.get(seq);
    if (!one) {
      found.push(finding('missing', seq));
      prev = bySeq.get(seq + 1)?.row.prev ?? '';
      continue;
    }
    if (!isWhole(one, request, seq, prev) || !isShown(one, same)) found.push(finding('changed', seq));
    if (!isHeadSigned(request, one.row)) found.push(finding('unsigned', seq));
    else if (!known.isMoved && one.row.publicKey !== known.publicKey) found.push(finding('key', seq));
    prev = one.row.hash;
  }
  const end = bySeq.get(last)?.row;
  if (!head || !end || head.seq !== end.seq || head.hash !== end.hash) found.push(finding('cut'));
  return found;
}

/** Decisions that were made of other words or attachments than were asked. */
function subjectFindings(bodies: readonly Body[], { wording, papers }: Replayed): Finding[] {
  const asked = subjectHash(wording, papers);
  return bodies.flatMap((b) => (b.subject === undefined || b.subject === asked ? [] : [finding('subject', b.seq)]));
}

const isSamePlace = (said: PlaceSaid | undefined, row: PlaceRow, same: Same): boolean =>
  said !== undefined &&
  same(said.who, row.who) &&
  said.status === row.status &&
  said.chair === row.chair &&
  same(said.by, row.by) &&
  said.at === row.at &&
  said.note === row.note;

function placeFindings(said: Replayed['places'], rows: readonly PlaceRow[], same: Same): Finding[] {
  const there = new Set(rows.map((row) => row.place));
  return [
    ...rows.filter((row) => !isSamePlace(said.get(row.place), row, same)).map(({ place }) => finding('place', place)),
    ...[...said.keys()].filter((place) => !there.has(place)).map((place) => finding('place', place)),
  ];
}

const isSamePaper = (a: Paper | undefined, b: Paper | undefined): boolean =>
  a !== undefined && b !== undefined && a.sha256 === b.sha256 && a.as === b.as;

/** Attachments by their order: it is fixed when a request is asked. */
export function paperFindings(bound: readonly Paper[], now: readonly Paper[]): Finding[] {
  return Array.from({ length: Math.max(bound.length, now.length) }, (_, at) => at).flatMap((at) => {
    if (isSamePaper(bound[at], now[at])) return [];
    if (bound[at] === undefined) return [finding('paperAdded', at)];
    return [finding(now[at] === undefined || now[at].sha256 === null ? 'paperGone' : 'paper', at)];
  });
}

const isSameEarly = (said: EarlyEntry | undefined, row: EarlyRow | undefined, same: Same): boolean =>
  said !== undefined &&
  row !== undefined &&
  said.kind === row.what &&
  said.at === row.at &&
  said.note === noteHash(row.note) &&
  same(said.by, row.by) &&
  same(said.about, row.about);

function stateFindings(rows: Rows, said: Replayed, same: Same): Finding[] {
  const { withdrawal } = rows;
  const isSameEnd =
    withdrawal === null || said.withdrawal === null
      ? withdrawal === said.withdrawal
      : same(said.withdrawal.by, withdrawal.by) && said.withdrawal.note === noteHash(withdrawal.reason);
  const early = Array.from({ length: Math.max(rows.early.length, said.early.length) }, (_, i) => i);
  return [
    ...(wordingHash(rows.wording) === said.wording ? [] : [finding('wording')]),
    ...(same(said.author, rows.author) ? [] : [finding('author')]),
    ...(early.every((i) => isSameEarly(said.early[i], rows.early[i], same)) ? [] : [finding('early')]),
    ...(rows.status === said.state && rows.decidedAt === said.decidedAt ? [] : [finding('state')]),
    ...(isSameEnd ? [] : [finding('withdrawal')]),
  ];
}

/**
 * What of a request does not agree with its entries; nothing when all of it does. Bytes of attachments are not looked at here.
 * `papers` are those that were bound, as far as the entries can be read.
 */
export function checkRows(rows: Rows, known: Known): { findings: Finding[]; papers: readonly Paper[] } {
  const read = [...rows.entries].sort((a, b) => a.seq - b.seq).map((row) => ({ row, body: readBody(row.body) }));
  const bodies = read.flatMap(({ body }) => (body === null ? [] : [body]));
  const same = sameBy(lead(bodies, known), known);
  const said = replayed(bodies);
  return {
    findings: [
      ...chainFindings(rows, read, same, known),
      ...stateFindings(rows, said, same),
      ...placeFindings(said.places, rows.places, same),
      ...subjectFindings(bodies, said),
      ...paperFindings(said.papers, rows.papers),
    ],
    papers: said.papers,
  };
}
