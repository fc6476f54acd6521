import type { Db } from '../../base/db/db.ts';
import { setSized } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Begun so often without an end, by whatever killed the portal meanwhile, a picture is given up. */
const mostBegun = 30;
/** It failed so often by itself. */
const mostTries = 3;

/** No smaller sizes are made of it any more; the committee reads so in the log, and the whole is still there. */
async function giveUp({ db, scope, now }: At, { id, albumId, name }: q.ToMake): Promise<void> {
  if (!(await q.setDue(db, scope, id, null))) return;
  await record(db, scope, now, { noun: 'gallery', nounId: albumId, verb: 'unmade', detail: { name } });
}

/** Takes the next photograph for this server until the moment; one that was begun too often is given up on the way. */
export async function beginNext(at: At, until: Date): Promise<q.ToMake | 'givenUp' | undefined> {
  const next = await q.claimNext(at.db, at.scope, at.now, until);
  if (!next || next.begun <= mostBegun) return next;
  await giveUp(at, next);
  return 'givenUp';
}

/** Its sizes lie in the store. */
export async function keepMade({ db, scope }: At, made: q.ToMake): Promise<void> {
  if (await q.setDue(db, scope, made.id, null)) await setSized(db, scope, made.fileId, true);
}

/** Counts that it failed: it is tried again at the moment, three times in all. Answers whether it is. */
export async function failMaking(at: At, failed: q.ToMake, again: Date): Promise<boolean> {
  const { db, scope } = at;
  await q.countTry(db, scope, failed.id);
  if (failed.tries + 1 < mostTries) return q.setDue(db, scope, failed.id, again);
  await giveUp(at, failed);
  return false;
}
