import { stamp } from '#contract/base/calls/ids.ts';
import { clockOf } from '#contract/minutes/rules-clock.ts';
import type { MinutesOverrides, MinutesStanding, MinutesView } from '#contract/minutes/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { type Asking, filesOf } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import { seesAll } from '../../meetings/rows/queries-audience.ts';
import type { ShowsVote } from '../../motions/steps.ts';
import { chosenPeople } from '../facts/queries-people.ts';
import { endKnown, heldVotes, knownOf } from '../facts/steps.ts';
import { type Draft, draftOf } from '../facts/steps-draft.ts';
import {
  addendaOf,
  type Minutes,
  minutesOf,
  partsOf,
  publishedAs,
  type Signature,
  saidIn,
  signaturesOf,
} from '../rows/queries.ts';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** Minutes are of a meeting that began and was not called off. */
export const isHeld = (m: Meeting, now: Date): boolean =>
  // One that began and ended before its announced hour was held all the same.
  m.cancelledAt === null && (m.status === 'finished' || (m.status === 'scheduled' && m.startsAt <= now));

/** The draft of the minutes as it reads now. */
export async function draftNow(
  shows: ShowsVote,
  at: Asking,
  m: Meeting,
  overrides: MinutesOverrides,
  lang: Locale,
): Promise<Draft> {
  const known = await knownOf(at, m, await heldVotes(shows, at, m.id));
  return draftOf(known, overrides, await chosenPeople(at.db, at.scope, overrides), lang);
}

const isMine = ({ scope }: Pick<Asking, 'scope'>, { memberId, way }: Signature) =>
  memberId !== null && memberId === scope.memberId && way === null;

async function signaturesShown(portal: Portal, at: Asking, signatures: readonly Signature[]) {
  const ids = signatures.map((s) => s.id);
  const files = seesAll(at.scope) ? await filesOf(portal, at, 'minutes_signature', ids, { all: true }) : new Map();
  return signatures.map((s): MinutesView['signatures'][number] => ({
    ...{ id: s.id, role: s.role, name: s.name, way: s.way, signedAt: iso(s.signedAt), mine: isMine(at, s) },
    files: files.get(s.id) ?? [],
  }));
}

type Kept = Minutes & { content: NonNullable<Minutes['content']> };
export const isFinished = (row: Minutes | undefined): row is Kept => row?.status === 'finished' && row.content !== null;

/** Finished minutes with who signs them and what came after. */
async function finishedView(portal: Portal, at: Asking, row: Kept): Promise<MinutesView> {
  const { db, scope } = at;
  const signatures = await signaturesOf(db, scope, row.id);
  const [addenda, parts, document] = [
    await addendaOf(db, scope, row.id),
    await partsOf(db, scope, row.id),
    await publishedAs(at, row),
  ];
  const writes = seesAll(scope) && scope.mayWrite;
  return {
    ...{ meetingId: row.meetingId, status: row.status, content: row.content, clock: null, overrides: null, check: [] },
    originals: { facts: {}, points: {} },
    signatures: await signaturesShown(portal, at, signatures),
    addenda: addenda.map((a) => ({ id: a.id, who: a.authorName, at: a.createdAt.toISOString(), text: a.text })),
    ...{ finishedAt: iso(row.finishedAt), finishedBy: row.finishedName, sha256: row.digest?.toString('hex') ?? null },
    ...{
      document,
      publishedAt: document && iso(row.publishedAt),
      behind: document !== null && parts !== row.publishedParts,
    },
    ...{ savedAt: iso(row.updatedAt), updatedAt: stamp(row.version, row.updatedAt) },
    may: {
      ...{ edit: false, finish: false, addend: writes, scan: writes },
      publish: writes && (document === null || parts !== row.publishedParts),
    },
  };
}

const clockNow = async (at: Asking, m: Meeting) => clockOf(new Date((await endKnown(at, m)) ?? m.endsAt), at.now);

/** What a form that nobody sent yet is guarded by. */
export const unsaved = '0.';

async function draftView(shows: ShowsVote, at: Asking, m: Meeting, row: Minutes | undefined, lang: Locale) {
  const overrides = saidIn(row);
  const { content, check, originals } = await draftNow(shows, at, m, overrides, lang);
  const writes = seesAll(at.scope) && at.scope.mayWrite;
  const view: MinutesView = {
    ...{ meetingId: m.id, status: 'draft', content, check, originals, overrides },
    clock: await clockNow(at, m),
    ...{ signatures: [], addenda: [], finishedAt: null, finishedBy: null, sha256: null },
    ...{ document: null, publishedAt: null, behind: false },
    ...{ savedAt: iso(row?.updatedAt), updatedAt: row ? stamp(row.version, row.updatedAt) : unsaved },
    may: { edit: writes, finish: writes, addend: false, scan: false, publish: false },
  };
  return view;
}

/** Finished minutes are for who signs them and for whoever may open the document they were published as. */
async function opens(at: Asking, row: Minutes | undefined): Promise<boolean> {
  if (!isFinished(row)) return false;
  if ((await publishedAs(at, row)) !== null) return true;
  const { memberId } = at.scope;
  return memberId !== null && (await signaturesOf(at.db, at.scope, row.id)).some((s) => s.memberId === memberId);
}

/** The minutes of a meeting as the asker may read them; 404 where they may not, alike whether there are any. */
export async function viewOf(
  portal: Portal,
  shows: ShowsVote,
  at: Asking,
  { id, lang }: { id: number; lang: Locale },
): Promise<MinutesView> {
  const m = await meetingSeen(at.db, at.scope, id);
  const row = await minutesOf(at.db, at.scope, id);
  if (!seesAll(at.scope) && !(await opens(at, row))) throw new Refused('MINUTES.NOT_FOUND');
  if (isFinished(row)) return finishedView(portal, at, row);
  if (!isHeld(m, at.now)) throw new Refused('MINUTES.ERRORS.NOT_HELD');
  return draftView(shows, at, m, row, lang);
}

/** How it stands with them, for the page of the meeting. */
export async function standingOf(at: Asking, id: number): Promise<MinutesStanding> {
  const { db, scope, now } = at;
  const m = await meetingSeen(db, scope, id);
  const row = await minutesOf(db, scope, id);
  const document = row ? await publishedAs(at, row) : null;
  const all = seesAll(scope);
  const reads = await opens(at, row);
  const nothing = {
    state: 'none',
    clock: null,
    document: null,
    publishedAt: null,
    opens: false,
    signs: false,
  } as const;
  if (!all && !reads) return nothing;
  const signs = isFinished(row) && (await signaturesOf(db, scope, row.id)).some((s) => isMine(at, s));
  const isDone = isFinished(row);
  return {
    state: document ? 'published' : isDone ? 'finished' : row ? 'draft' : 'none',
    clock: all && !isDone && isHeld(m, now) ? await clockNow(at, m) : null,
    ...{ document, publishedAt: document && iso(row?.publishedAt), signs },
    opens: isDone || (all && isHeld(m, now)),
  };
}
