import type { TracedWay } from '#contract/members/rules-traces.ts';
import { actFor, may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import * as q from './queries.ts';

async function note(portal: Portal, scope: Scope, ids: readonly number[], how: TracedWay): Promise<void> {
  const now = portal.now();
  await portal.pool.transaction('read write', async (db) => {
    await actFor(db, scope.svjId);
    await q.noteOpened(db, scope, ids, how, now);
  });
}

/**
 * Notes that whoever administers people was given what is not for everybody. It is written beside the call, which only reads
 * and holds a connection: nobody waits for it with that one in hand, else a crowd of readers would wait for each other.
 */
export function noteGiven(portal: Portal, scope: Scope, ids: readonly number[], how: TracedWay): void {
  const others = ids.filter((id) => id !== scope.memberId);
  // A demonstration keeps nothing.
  if (portal.config.demo || others.length === 0 || !may(scope, 'members', 'rw')) return;
  void note(portal, scope, others, how).catch(() => portal.shout('Nepodařilo se zapsat, kdo otevřel údaje souseda.'));
}

/** Rows that one transaction takes. */
const mostAtOnce = 5000;

/** Forgets who opened what longer ago than it is told, in all associations. */
export async function forgetOpened(portal: Portal, most = mostAtOnce): Promise<void> {
  for (;;) {
    const gone = await portal.pool.across('read write', (db) => q.dropOldOpened(db, portal.now(), most));
    if (gone < most) return;
  }
}
