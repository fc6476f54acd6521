import { dayIn } from '#contract/base/time/dates.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import type { Message } from '../rows/queries.ts';
import { claim, nextNumber } from './queries.ts';
import { keepFound } from './steps-found.ts';

/**
 * Lets out a message whose time has come: it gets its number and is written down. Answers undefined when that was done
 * already, so that of two servers only one goes on to tell people.
 */
export async function release(db: Db, scope: Scope, id: number, now: Date): Promise<Message | undefined> {
  const claimed = await claim(db, scope, id, now);
  if (!claimed) return undefined;
  if (claimed.number === null) await keepFound(db, scope, await nextNumber(db, scope, claimed, yearIn(now)));
  const detail = { name: claimed.title };
  await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'publish', detail });
  return claimed;
}

const yearIn = (now: Date): number => Number(dayIn(now).slice(0, 4));
