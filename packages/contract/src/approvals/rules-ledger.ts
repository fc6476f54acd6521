import { canonical, entryHash, isSignedText, type Json, sha256 } from '../ledger/rules.ts';
import type { ApprovalDeed, ApprovalRule, ApprovalState } from './schema-words.ts';

/** What a request asks, in the words that its entries bind. */
export type Wording = {
  title: string;
  notes: string;
  rule: ApprovalRule;
  needed: number | null;
  dueOn: string | null;
  amount: string | null;
  /** Company number and name. */
  supplier: readonly [string, string];
};

/** One attachment: the digest of its bytes (null of a link), and of what stands beside it. */
export type Paper = { sha256: string | null; as: string };
export type FileWords = { name: string; extension: string; description: string; isPublic: boolean };
export const fileAs = ({ name, extension, description, isPublic }: FileWords): string =>
  sha256(canonical([name, extension, description, isPublic]));
/** Names of documents change by right; the version does not. */
export const documentAs = (version: number): string => `v${version}`;

export const wordingHash = (wording: Wording): string => sha256(canonical(wording));
/** An empty note has no digest: nothing was said. */
export const noteHash = (note: string): string => (note === '' ? '' : sha256(note));
/** What every decision is a decision of. */
export const subjectHash = (wording: string, papers: readonly Paper[]): string =>
  sha256(canonical({ wording, papers }));

/** How one who is asked stands; people by what the ledger calls them. */
export type PlaceSaid = {
  place: number;
  who: number | null;
  status: ApprovalState;
  chair: boolean;
  /** Who answered instead of them. */
  by: number | null;
  at: string | null;
  note: string;
};

/** An entry made before entries were chained. */
export type EarlyEntry = { at: string; kind: ApprovalDeed; by: number | null; about: number | null; note: string };

export type Head = { request: number; seq: number; at: string; kind: ApprovalDeed; nonce: string; prev: string };
/** What entries say beside their head, each what its kind knows. */
export type Said = {
  by: number | null;
  /** How the request stood after it. */
  state: ApprovalState;
  about?: number | null;
  /** Whose answer it is, where somebody stood in. */
  for?: number | null;
  note?: string;
  place?: number;
  chair?: boolean;
  /** Of a decision: the digest of wording and attachments. */
  subject?: string;
  wording?: string;
  papers?: readonly Paper[];
  places?: readonly PlaceSaid[];
  author?: number | null;
  /** Of what stood before entries were chained. */
  early?: readonly EarlyEntry[];
  decidedAt?: string | null;
  withdrawal?: Withdrawal | null;
  /** Of two records of one person, by what the ledger calls them. */
  from?: number;
  to?: number;
};
export type Withdrawal = { by: number | null; note: string };
export type Body = Head & Said;

/** The body as it is kept and hashed: `said` cannot stand in for what binds it to its place. */
export const bodyText = (head: Head, said: Said): string => canonical({ ...said, v: 1, ...head } as Json);
export const bodyHash = entryHash;

/** What the installation signs: that the entries of this request ended here. */
export const approvalHeadText = (request: number, { seq, hash }: { seq: number; hash: string }): string =>
  canonical({ approval: request, seq, hash });
export const isHeadSigned = (
  request: number,
  { seq, hash, signature, publicKey }: { seq: number; hash: string; signature: string; publicKey: string },
): boolean => isSignedText(approvalHeadText(request, { seq, hash }), signature, publicKey);

/** The body that a text is, if it is one as entries are written; else null. */
export function readBody(text: string): Body | null {
  try {
    const body = JSON.parse(text) as Body;
    return canonical(body as Json) === text ? body : null;
  } catch {
    return null;
  }
}

export type Replayed = {
  places: ReadonlyMap<number, PlaceSaid>;
  state: ApprovalState;
  decidedAt: string | null;
  withdrawal: Withdrawal | null;
  author: number | null;
  wording: string;
  papers: readonly Paper[];
  early: readonly EarlyEntry[];
};

const nothing: Replayed = {
  ...{ places: new Map(), state: 'waiting', decidedAt: null, withdrawal: null, author: null },
  ...{ wording: '', papers: [], early: [] },
};

function placesAfter(places: ReadonlyMap<number, PlaceSaid>, body: Body): ReadonlyMap<number, PlaceSaid> {
  if (body.places) return new Map(body.places.map((p) => [p.place, p]));
  const { kind, place, about = null } = body;
  if (place === undefined) return places;
  const had = places.get(place);
  const fresh: PlaceSaid = { place, who: about, status: 'waiting', chair: false, by: null, at: null, note: '' };
  if (kind === 'chair') return new Map([...places, [place, fresh]]);
  if (!had) return places;
  if (kind === 'replaced') return new Map([...places, [place, { ...had, who: about }]]);
  if (kind !== 'approved' && kind !== 'rejected') return places;
  const by = (body.for ?? null) === null ? null : body.by;
  const answer = { status: kind, chair: body.chair ?? false, by, at: body.at, note: body.note ?? '' };
  return new Map([...places, [place, { ...had, ...answer }]]);
}

/** How a request that stood so stands after this entry. */
function after(so: Replayed, body: Body): Replayed {
  const { kind, state } = body;
  const begins = kind === 'created' || kind === 'adopted';
  const decided = so.decidedAt === null && state !== 'waiting' ? body.at : so.decidedAt;
  return {
    ...so,
    ...(begins && {
      ...{ author: body.author ?? null, wording: body.wording ?? '', papers: body.papers ?? [] },
      early: body.early ?? [],
      withdrawal: body.withdrawal ?? null,
    }),
    ...(kind === 'withdrawn' && { withdrawal: { by: body.by, note: body.note ?? '' } }),
    places: placesAfter(so.places, body),
    state,
    decidedAt: body.decidedAt ?? decided,
  };
}

/** How the request stands by its entries alone. */
export function replayed(bodies: readonly Body[]): Replayed {
  let so = nothing;
  for (const body of bodies) so = after(so, body);
  return so;
}
