import { sql } from 'drizzle-orm';
import type { Out } from '#contract/base/calls/endpoint.ts';
import type { messageStanding } from '#contract/messages/endpoints-standing.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { isActual } from '../rows/queries.ts';
import { seen } from '../rows/queries-audience.ts';
import { acceptsOf } from './queries-counts.ts';

type Unconfirmed = Out<typeof messageStanding.unconfirmed>['messages'];
/** Of the latest that ask, those that somebody is yet to confirm are looked for. */
const mostLooked = 20;
const mostTold = 3;

/** Messages in force that somebody is yet to confirm, those due first; none for whom confirmations are not. */
export async function unconfirmedMessages(db: Db, scope: Scope, now: Date): Promise<Unconfirmed> {
  if (!may(scope, 'acceptRead', 'r')) return [];
  const { rows } = await db.execute<{ id: number; title: string; everyone: boolean; until: string | null }>(sql`
    select message.id, message.title, message.everyone, message.accept_until as until from message
    where message.accept_read and ${isActual(now)} and ${seen(scope, now)}
    order by message.accept_until nulls last, message.date_from desc, message.id limit ${mostLooked}`);
  const counts = await acceptsOf(db, scope, rows, now);
  const told = rows.map(({ id, title, until }) => ({
    ...{ id, title, acceptUntil: until && new Date(until).toISOString() },
    ...(counts.get(id) ?? { done: 0, total: 0 }),
  }));
  return told.filter(({ done, total }) => done < total).slice(0, mostTold);
}
