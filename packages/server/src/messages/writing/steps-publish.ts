import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Telling, tell } from '../../notices/steps.ts';
import type { Message } from '../rows/queries.ts';
import { messageSource } from '../telling/notices.ts';
import { recipientsBut } from '../telling/queries-told.ts';
import { raiseAnnounced } from './queries.ts';
import { release } from './steps-release.ts';

/**
 * Publishes a message whose time has come: it gets its number, and people are told. Answers false when somebody else has
 * done it already, so that two servers tell everybody once.
 */
export async function publish(db: Db, scope: Scope, portal: Portal, message: Message, now: Date): Promise<boolean> {
  const released = await release(db, scope, message.id, now);
  if (!released) return false;
  // Its time may have passed while no server ran: nobody is told of what is over.
  if (!isOver(released, now)) await tellAll(db, scope, portal, released, 'published', now);
  return true;
}

export const publishErrand = 'messages.release';

/** Leaves the publishing of a planned message to be done at its time; another plan leaves another errand. */
export async function leavePlanned(db: Db, scope: Scope, portal: Portal, m: Message, now: Date): Promise<void> {
  const isPlanned = !m.concept && m.archivedAt === null && m.announcedAt === null;
  if (isPlanned && m.dateFrom && m.dateFrom > now)
    await portal.queue.send(db, publishErrand, { svj: scope.svjId, id: m.id }, m.dateFrom);
}

/** Tells people of a material change of what they were told of before. */
export async function publishChange(db: Db, scope: Scope, portal: Portal, message: Message, now: Date): Promise<void> {
  await raiseAnnounced(db, scope, message.id);
  await tellAll(db, scope, portal, message, 'changed', now);
}

/** Tells those whom a change brought among the recipients; `before` are ids of those it was for until now. */
export async function tellNewcomers(
  db: Db,
  scope: Scope,
  portal: Portal,
  message: Message,
  before: readonly number[],
  now: Date,
): Promise<void> {
  if (!isOver(message, now)) await tellAll(db, scope, portal, message, 'published', now, before);
}

const isOver = (m: Message, now: Date): boolean => m.dateTo !== null && m.dateTo < now;

/** Tells everybody it is for, but those; of an emergency as of one until its end. */
async function tellAll(
  db: Db,
  scope: Scope,
  portal: Portal,
  m: Message,
  as: Telling['kind'],
  now: Date,
  but: readonly number[] = [],
): Promise<void> {
  const kind = m.emergency && !isOver(m, now) ? 'emergency' : as;
  const members = recipientsBut(scope, m.id, but, now);
  await tell(
    db,
    scope,
    portal,
    messageSource,
    { owner: 'message', ownerId: m.id, kind, module: 'messages', members },
    now,
  );
}
