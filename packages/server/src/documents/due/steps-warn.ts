import { randomUUID } from 'node:crypto';
import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { daysUntil, nextWarning, plusDays, warningNow } from '#contract/documents/rules-due.ts';
import type { Db } from '../../base/db/db.ts';
import { actFor } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { peopleToTell } from '../../notices/queries.ts';
import type { OfHouse } from '../../outbox/queries.ts';
import { type At, savedAs } from '../rows/queries.ts';
import * as q from './queries-warn.ts';
import { maySee } from './steps.ts';

/** Of those who are told of the document the ones who may open it, with their addresses. */
async function readersToTell(portal: Portal, at: At, documentId: number) {
  const people = await peopleToTell(at.db, at.scope, q.watchingIds(at.scope, documentId));
  const readers: typeof people = [];
  for (const person of people) if (await maySee(portal, at, person.id, documentId)) readers.push(person);
  return readers;
}

function wordsOf(portal: Portal, { db: _, scope, now }: At, documentId: number, o: q.Warned) {
  const days = daysUntil(o.dueOn, dayIn(now));
  const url = urlOf(portal.config.url, documentLinks.one(documentId), { svj: scope.svjId });
  const state = days < 0 ? 'overdue' : days === 0 ? 'today' : 'soon';
  const said = { title: savedAs(o), kind: o.kind, firm: o.firm || 'none', due: showDay(o.dueOn) };
  return { ...said, state, days: Math.abs(days), url };
}

/**
 * Tells of one document whose day has come, and says when it is looked at next; answers how many mails go, null where another
 * server is at it. What waits in the bin is told of to nobody, and looked at again tomorrow, because it may come back.
 */
export async function warnOf(portal: Portal, at: At, documentId: number): Promise<number | null> {
  const { db, scope, now } = at;
  await q.holdDocument(db, scope, documentId);
  const held = await q.heldToWarn(db, scope, documentId, now);
  if (!held) return null;
  const today = dayIn(now);
  if (held.isBinned || !scope.enabled.includes('documents')) {
    await q.warnNext(db, scope, documentId, plusDays(today, 1));
    return 0;
  }
  await q.warnNext(db, scope, documentId, nextWarning(held.dueOn, today));
  const days = warningNow(held.dueOn, today);
  if (days === null) return 0;
  const mails = (await readersToTell(portal, at, documentId)).flatMap(({ id, lang, emails }) =>
    // One mail a person, so that the row that says they were told says with which.
    emails.slice(0, 1).map((recipient) => ({ memberId: id, lang, recipient, messageId: randomUUID() })),
  );
  // Whoever cannot be told yet, as after an import, is looked for again tomorrow.
  if (mails.length === 0 && (await q.hasWatchers(db, scope, documentId))) {
    await q.warnNext(db, scope, documentId, plusDays(today, 1));
    return 0;
  }
  const untold = await q.noteWarnings(db, scope, { documentId, dueOn: held.dueOn, days }, mails, now);
  const data = wordsOf(portal, at, documentId, held);
  const going = mails.filter(({ memberId }) => untold.has(memberId));
  await queueMails(
    db,
    going.map(({ recipient, lang, messageId }) => ({
      ...{ svjId: scope.svjId, kind: 'documentDue' as const, recipient, lang, messageId, data, createdAt: now },
    })),
  );
  return going.length;
}

/** Why a mail must not go any more: the document is not theirs to open, is due on another day, or they are not to be told. */
export const whyNotDue =
  (portal: Pick<Portal, 'config' | 'now'>) =>
  async (db: Db, mail: OfHouse): Promise<'access' | 'over' | null> => {
    const scope = await actFor(db, mail.svj_id);
    const [told] = await q.warnedBy(db, scope, mail);
    if (!told) return 'over';
    const at = { db, scope, now: portal.now() };
    return (await maySee(portal, at, told.memberId, told.documentId)) ? null : 'access';
  };
