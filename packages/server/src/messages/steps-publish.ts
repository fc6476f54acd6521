import { dayIn } from '#contract/base/dates.ts';
import { record } from '../base/audit.ts';
import type { Db } from '../base/db.ts';
import type { Scope } from '../base/gate.ts';
import type { House } from '../base/handler.ts';
import type { Message } from './queries.ts';
import { keepFound } from './steps-found.ts';
import { claim, nextNumber, raiseAnnounced } from './writing/queries.ts';

/**
 * Publishes a message whose time has come: it gets its number, and people are told. Answers false when somebody else has
 * done it already, so that two servers tell everybody once.
 */
export async function publish(db: Db, scope: Scope, _house: House, message: Message, now: Date): Promise<boolean> {
  const claimed = await claim(db, scope, message.id, now);
  if (!claimed) return false;
  if (claimed.number === null) await keepFound(db, scope, await nextNumber(db, scope, claimed, yearIn(now)));
  const detail = { name: claimed.title };
  await record(db, scope, now, { noun: 'messages', nounId: message.id, verb: 'publish', detail });
  return true;
}

/** Tells people of a material change of what they were told of before. */
export async function publishChange(db: Db, scope: Scope, _house: House, message: Message, _now: Date): Promise<void> {
  await raiseAnnounced(db, scope, message.id);
}

const yearIn = (now: Date): number => Number(dayIn(now).slice(0, 4));
