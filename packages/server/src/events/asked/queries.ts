import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { AskedOf, Worded } from '../../confirmations/asked/queries-asked.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { eventSeen } from '../rows/queries.ts';
import { knowsOthers, recipientsOf, seen, seesAll } from '../rows/queries-audience.ts';
import { askedSource } from '../telling/notices.ts';

/** Events as what asks people to confirm; of a series the whole of it. */
export const askedEvents: AskedOf = {
  table: 'event',
  module: 'events',
  async asked(at, id, how) {
    if (!may(at.scope, 'events', 'r')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    const e = await eventSeen(at, id, how);
    if (!e.acceptRead) throw new Refused('CONFIRMATIONS.ERRORS.NOT_ASKED');
    const { title, contentVersion, changedAt, createdAt, ownerId } = e;
    return {
      ...{ id, title, number: null, contentVersion, changedAt, createdAt, acceptUntil: null },
      ...{ countedFrom: contentVersion, sha256: null, outAt: createdAt, authorId: ownerId },
      isActual: e.lastDay >= dayIn(at.now),
    };
  },
  recipients: recipientsOf,
  knowsOthers,
  source: askedSource,
  keeps: 'wordings',
  deeds: {
    remind: { noun: 'events', verb: 'remind' },
    paper: { noun: 'events', verb: 'paper' },
    unpaper: { noun: 'events', verb: 'unpaper' },
  },
};

/** Events as what keeps its wordings; whoever writes events or asks for confirmations opens every one. */
export const wordedEvents: Worded = {
  table: 'event',
  seen: (scope, now) => sql`select event.id, event.content_version from event where ${seen(scope, now)}`,
  opensAll: (scope) => seesAll(scope) || may(scope, 'acceptRead', 'rw'),
  seesAllFiles: seesAll,
  says: (scope, id) => sql`
    select x.content_version, x.title, x.place_description as description, coalesce(x.changed_at, x.created_at) as since
    from event x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  chosen: (portal, at, ids) => chosenOf(portal, at, 'wording', ids),
  missing: 'CONFIRMATIONS.NOT_FOUND',
};
