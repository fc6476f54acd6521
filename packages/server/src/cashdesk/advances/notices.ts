import { urlOf } from '#contract/base/calls/links.ts';
import { sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { mailboxesOf } from '../../second/queries-mailboxes.ts';
import { type At, labelOf, recordById } from '../rows/queries.ts';
import type { Advance } from '../rows/queries-advances.ts';
import { receiptsOf } from './queries.ts';

/**
 * Writes to whom an advance was given, that it was or that its term is over: it is cash of the house in their hands and no
 * news, so it does not ask for their wishes.
 */
export async function tellHolder(
  portal: Portal,
  { db, scope, now }: At,
  a: Advance,
  kind: 'cashAdvanceGiven' | 'cashAdvanceLate',
): Promise<void> {
  if (a.holderId === null) return;
  const to = (await mailboxesOf(db, scope, [a.holderId])).get(a.holderId);
  const given = await recordById(db, scope, a.recordId);
  if (!to || !given) return;
  const spent = sumOf((await receiptsOf(db, scope, a.id)).map((r) => r.amount));
  const data = {
    ...{ purpose: a.purpose, amount: showMoney(given.amount), number: labelOf(given), due: showDay(a.dueOn) },
    ...{ spent: showMoney(spent), url: urlOf(portal.config.url, cashLinks.advance(a.id), { svj: scope.svjId }) },
  };
  await queueMails(db, [{ svjId: scope.svjId, kind, data, createdAt: now, recipient: to.email, lang: to.lang }]);
}
