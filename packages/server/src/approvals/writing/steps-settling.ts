import { askedNow, stateOf } from '#contract/approvals/rules.ts';
import type { ApprovalState } from '#contract/approvals/schema-words.ts';
import type { Portal } from '../../base/http/handler.ts';
import { addEntry, adopt } from '../ledger/steps.ts';
import { type Approval, type At, type Place, placesOf } from '../rows/queries.ts';
import { chairIdOf } from '../rows/queries-people.ts';
import { tellOf } from '../telling/notices.ts';
import { addPlaces, changeApproval } from './queries.ts';

/** Tells everybody who is asked now. */
export const tellAsked = (portal: Portal, at: At, a: Approval, places: readonly Place[]): Promise<void> =>
  tellOf(
    portal,
    at,
    a.id,
    'asked',
    askedNow(a, places).map((p) => p.memberId),
  );

export type Standing = { places: Place[]; chairId: number | null };

/**
 * Who is asked in a request that this transaction holds, with whoever holds the office of the chair by now: a new one is asked
 * too.
 */
export async function standingOf(portal: Portal, at: At, a: Approval): Promise<Standing> {
  const { db, scope } = at;
  await adopt(portal, at, a);
  const places = await placesOf(db, scope, a.id);
  const chairId = a.rule === 'chair' ? await chairIdOf(db, scope) : null;
  if (a.status !== 'waiting' || chairId === null || places.some((p) => p.memberId === chairId))
    return { places, chairId };
  const place = Math.max(...places.map((p) => p.position)) + 1;
  await addPlaces(at, a.id, [chairId], place);
  const byItself = { ...at, scope: { ...scope, memberId: null } };
  await addEntry(portal, byItself, a, { what: 'chair', aboutId: chairId, said: { state: a.status, place } });
  await tellOf(portal, byItself, a.id, 'asked', [chairId]);
  return { places: await placesOf(db, scope, a.id), chairId };
}

/** Writes down how a request stands after its places changed. */
export async function keepState(at: At, a: Approval, chairId: number | null) {
  const places = await placesOf(at.db, at.scope, a.id);
  const status = stateOf({ ...a, chairId }, places);
  await changeApproval(at, a, status === 'waiting' ? {} : { status, decidedAt: at.now, remindAt: null });
  return { places, status };
}

/** The same; who asked is told once it is decided, else who is asked next. Answers how it stands. */
export async function settle(portal: Portal, at: At, a: Approval, before: Standing): Promise<ApprovalState> {
  const { places, status } = await keepState(at, a, before.chairId);
  if (status !== 'waiting') {
    await tellOf(portal, at, a.id, 'finished', [a.authorId]);
    return status;
  }
  const were = new Set(askedNow(a, before.places).map((p) => p.id));
  const next = a.rule === 'order' ? askedNow(a, places).filter((p) => !were.has(p.id)) : [];
  await tellOf(
    portal,
    at,
    a.id,
    'asked',
    next.map((p) => p.memberId),
  );
  return status;
}
