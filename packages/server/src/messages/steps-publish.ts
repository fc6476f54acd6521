import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/dates.ts';
import { record } from '../base/audit.ts';
import type { Db } from '../base/db.ts';
import type { Scope } from '../base/gate.ts';
import type { House } from '../base/handler.ts';
import { type Telling, tell } from '../notices/steps.ts';
import { messageSource } from './notices.ts';
import type { Message } from './queries.ts';
import { recipientsOf } from './queries-audience.ts';
import { keepFound } from './steps-found.ts';
import { claim, nextNumber, raiseAnnounced } from './writing/queries.ts';

/**
 * Publishes a message whose time has come: it gets its number, and people are told. Answers false when somebody else has
 * done it already, so that two servers tell everybody once.
 */
export async function publish(db: Db, scope: Scope, house: House, message: Message, now: Date): Promise<boolean> {
  const claimed = await claim(db, scope, message.id, now);
  if (!claimed) return false;
  if (claimed.number === null) await keepFound(db, scope, await nextNumber(db, scope, claimed, yearIn(now)));
  const detail = { name: claimed.title };
  await record(db, scope, now, { noun: 'messages', nounId: message.id, verb: 'publish', detail });
  await tellAll(db, scope, house, claimed, 'published', now);
  return true;
}

/** Tells people of a material change of what they were told of before. */
export async function publishChange(db: Db, scope: Scope, house: House, message: Message, now: Date): Promise<void> {
  await raiseAnnounced(db, scope, message.id);
  await tellAll(db, scope, house, message, 'changed', now);
}

/** Tells everybody it is for; of an emergency always as of one. */
async function tellAll(db: Db, scope: Scope, house: House, m: Message, as: Telling['kind'], now: Date): Promise<void> {
  const kind = m.emergency ? 'emergency' : as;
  const members = recipientsOf(scope, sql`${m.id}::bigint`, now);
  await tell(db, scope, house, messageSource, { owner: 'message', ownerId: m.id, kind, members }, now);
}

const yearIn = (now: Date): number => Number(dayIn(now).slice(0, 4));
