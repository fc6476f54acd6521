import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import { accountLinks } from '#contract/accounts/links.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { clearanceLinks } from '#contract/clearances/links.ts';
import type { RequestInput } from '#contract/clearances/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { ownUnits } from '../../accounts/rows/queries-seen.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { type MailData, queueForAll } from '../../base/mail/mail.ts';
import { administratorsOf } from '../../fees/telling/queries.ts';
import { addressesOf } from '../../prescriptions/plan/queries.ts';
import type { At } from '../rows/queries.ts';
import { unitOn } from '../standing/queries.ts';
import { addRequest } from './queries.ts';
import type { Issued } from './steps.ts';

type Kind = 'clearanceAsked' | 'clearanceIssued';

/** Mails these members at each of their addresses; it is no news that they could leave: they are asked, or asked themselves. */
async function mail({ db, scope, now }: At, kind: Kind, memberIds: readonly number[], data: MailData): Promise<void> {
  const people = [...(await addressesOf(db, scope, memberIds)).values()];
  const to = people.flatMap(({ emails, lang }) =>
    emails.map((recipient) => ({ recipient, lang, messageId: randomUUID(), secret: null })),
  );
  const once = [...new Map(to.map((one) => [one.recipient, one])).values()];
  await queueForAll(db, { svjId: scope.svjId, kind, data: { cs: data, en: data }, createdAt: now }, once);
}

/** An owner asks for the confirmation of a unit of theirs; who administers fees is mailed. */
export async function ask(portal: Portal, at: At, { unitId, note }: z.output<typeof RequestInput>): Promise<number> {
  const { db, scope, now } = at;
  if (!scope.mayWrite || !(await ownUnits(at)).includes(unitId)) throw new Refused('UNIT_ACCOUNTS.NO_UNIT');
  const id = await addRequest(at, unitId, note);
  if (id === undefined) throw new Refused('CLEARANCES.ERRORS.ASKED');
  const { number: unit } = await unitOn(at, unitId, dayIn(now));
  const url = urlOf(portal.config.url, clearanceLinks.list(), { svj: scope.svjId });
  await mail(at, 'clearanceAsked', await idsOf(db, administratorsOf(scope)), { unit, url, note: note || 'none' });
  await record(db, scope, now, { noun: 'clearances', nounId: null, verb: 'ask', detail: { name: unit } });
  return id;
}

/** Tells who asked that it is there. */
export async function tellIssued(portal: Portal, at: At, { number, told, askedBy }: Issued): Promise<void> {
  const url = urlOf(portal.config.url, accountLinks.one(told.unit.id), { svj: at.scope.svjId });
  const data = { unit: told.unit.number, number, day: showDay(told.day), url };
  await mail(at, 'clearanceIssued', askedBy, data);
}
