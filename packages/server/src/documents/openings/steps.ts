import type { Readable } from 'node:stream';
import { window } from '#contract/base/calls/paging.ts';
import { goneOnOnce, type OpeningWay, openedOnce } from '#contract/documents/rules-openings.ts';
import { Refused } from '#contract/refusals.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { knowsOpenings } from '../detail/queries.ts';
import { type At, documentSeen } from '../rows/queries.ts';
import * as q from './queries.ts';

type Range = { from: number; to: number };
/** What somebody is given, how, and when they were last given it so. */
type Giving = { given: q.Given; how: OpeningWay; last: Date | null };
const minute = 60_000;

/** Notes it in a transaction of its own: the one that asked for the right is over before bytes go. */
export async function note(
  portal: Portal,
  scope: Scope,
  given: readonly q.Given[],
  how: OpeningWay,
  once = openedOnce,
): Promise<void> {
  // A demonstration keeps nothing.
  if (portal.config.demo || given.length === 0) return;
  const now = portal.now();
  await portal.pool.transaction('read write', async (db) => {
    await actFor(db, scope.svjId);
    await q.noteOpenings(db, scope, given, how, once, now);
  });
}

/**
 * Opens bytes so that who got them is written down while the store is asked, before the first of them goes: a download waits
 * for whichever takes longer, and what was not answered may be missing, nothing else. A download that goes on where it broke within a day is none:
 * what was read with the right says so, and no range of a long one waits for a write that would add nothing.
 */
export const noted =
  (portal: Portal, scope: Scope, { given, how, last }: Giving, open: (range?: Range) => Promise<Readable>) =>
  async (range?: Range): Promise<Readable> => {
    const once = range && range.from > 0 ? goneOnOnce : openedOnce;
    if (last && last.getTime() > portal.now().getTime() - once * minute) return open(range);
    const [bytes, written] = await Promise.allSettled([open(range), note(portal, scope, [given], how, once)]);
    if (bytes.status === 'rejected') throw bytes.reason;
    if (written.status === 'rejected') {
      bytes.value.destroy();
      throw written.reason;
    }
    return bytes.value;
  };

/** Who opened the document: for who administers documents, and for those whose paper it is. */
export async function openingsSeen(at: At, id: number, paging: Parameters<typeof window>[0]) {
  await documentSeen(at, id);
  if (!(await knowsOpenings(at, id))) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const [openings, total] = await Promise.all([q.listOpenings(at, id, window(paging)), q.countOpenings(at, id)]);
  return { openings, total };
}
