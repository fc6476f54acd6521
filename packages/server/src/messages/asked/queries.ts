import { sql } from 'drizzle-orm';
import { stateOf } from '#contract/messages/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { AskedOf, Worded } from '../../confirmations/asked/queries-asked.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { messageSeen, numberOf } from '../rows/queries.ts';
import { knowsOthers, recipientsOf, seen, seesAll } from '../rows/queries-audience.ts';
import { messageSource } from '../telling/notices.ts';

/** Messages as what asks people to confirm. */
export const askedMessages: AskedOf = {
  table: 'message',
  module: 'messages',
  async asked({ db, scope, now }, id, how) {
    if (!may(scope, 'messages', 'r')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    const m = await messageSeen(db, scope, id, now, how);
    const state = stateOf(m, now);
    if (!m.acceptRead || state === 'concept' || state === 'planned')
      throw new Refused('CONFIRMATIONS.ERRORS.NOT_ASKED');
    const { title, contentVersion, changedAt, createdAt, dateFrom, acceptUntil, ownerId } = m;
    return {
      ...{ id, title, number: numberOf(m), contentVersion, changedAt, createdAt, acceptUntil },
      ...{
        countedFrom: contentVersion,
        sha256: null,
        outAt: dateFrom,
        authorId: ownerId,
        isActual: state === 'actual',
      },
    };
  },
  recipients: recipientsOf,
  knowsOthers,
  source: messageSource,
  keeps: 'wordings',
  deeds: {
    remind: { noun: 'messages', verb: 'remind' },
    paper: { noun: 'messages', verb: 'paper' },
    unpaper: { noun: 'messages', verb: 'unpaper' },
  },
};

/** Messages as what keeps its wordings; whoever writes messages or asks for confirmations opens every one. */
export const wordedMessages: Worded = {
  table: 'message',
  seen: (scope, now) => sql`select message.id, message.content_version from message where ${seen(scope, now)}`,
  opensAll: (scope) => seesAll(scope) || may(scope, 'acceptRead', 'rw'),
  seesAllFiles: seesAll,
  says: (
    scope,
    id,
  ) => sql`select x.content_version, x.title, x.description, coalesce(x.changed_at, x.date_from) as since
    from message x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  chosen: (portal, at, ids) => chosenOf(portal, at, 'wording', ids),
  missing: 'MESSAGE.NOT_FOUND',
};
