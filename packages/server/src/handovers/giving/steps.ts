import { randomUUID } from 'node:crypto';
import { urlOf } from '#contract/base/calls/links.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { nameOfContact } from '#contract/contacts/rules.ts';
import { workLinks } from '#contract/handovers/links.ts';
import { linkDays } from '#contract/handovers/rules.ts';
import type { HandOver } from '#contract/handovers/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail } from '../../base/mail/mail.ts';
import { houseName } from '../../base/people/people.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { contactsHeld } from '../../contacts/rows/queries.ts';
import type { Contact } from '../../contacts/rows/tables.ts';
import { aroundOf } from '../../reports/detail/queries.ts';
import type { Report } from '../../reports/rows/queries.ts';
import { placeInWords, saidPlace } from '../../reports/rows/steps-words.ts';
import { giveToFirm, reportToSolve, takeFromFirm } from '../../reports/writing/steps-work.ts';
import { addHandover, endHandover } from '../rows/queries.ts';
import { phoneOf } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
const day = 24 * 3600_000;

const refuse = (field: string, key: 'HANDOVER.ERRORS.CONTACT' | 'HANDOVER.ERRORS.EMAIL') =>
  new Refused(key, { fields: { [field]: key } });

/** The contact that the asker chose, at an address that it has. */
async function chosen({ db, scope }: At, { contactId, email }: HandOver): Promise<Contact> {
  const [contact] = await contactsHeld(db, scope, [contactId]);
  if (!contact) throw refuse('contactId', 'HANDOVER.ERRORS.CONTACT');
  if (!contact.emails.some((one) => one.value === email)) throw refuse('email', 'HANDOVER.ERRORS.EMAIL');
  return contact;
}

type Sent = { report: Report; email: string; note: string; token: string; messageId: string; expiresAt: Date };

/** Mails the link; it is sealed into nothing else, and forgotten with the mail. */
async function mailLink(portal: Portal, { db, scope, now }: At, sent: Sent): Promise<void> {
  const { report, email, note, token, messageId, expiresAt } = sent;
  const { place, solver } = await aroundOf(db, scope, report.id);
  const url = urlOf(portal.config.url, workLinks.one(token));
  const data = {
    house: await houseName(db, scope),
    title: report.title,
    place: placeInWords('cs', saidPlace(place)) || 'none',
    note: note || 'none',
    until: showDay(dayIn(expiresAt)),
    solver: solver?.full_name ?? '',
    phone: (await phoneOf(db, scope, report.solverId, 'public')) ?? 'none',
  };
  const mail = { svjId: scope.svjId, kind: 'workLink', recipient: email, lang: 'cs', messageId, data } as const;
  await queueMail(db, { ...mail, secret: { url }, createdAt: now });
  portal.say(`Zakázka pro ${email}: ${url}`);
}

/** Hands a report over to a contact; an older link ends. Answers the hand-over's id and the report. */
export async function handOver(portal: Portal, at: At, input: HandOver) {
  const { db, scope, now } = at;
  await reportToSolve(at, input.id);
  const contact = await chosen(at, input);
  const known = contact.visibility === 'public' ? nameOfContact(contact) : null;
  const report = await giveToFirm(portal, at, input.id, input.updatedAt, known);
  await endHandover(db, scope, report.id, now);
  const token = newToken();
  const messageId = randomUUID();
  const expiresAt = new Date(now.getTime() + linkDays * day);
  const { email, note } = input;
  const link = { email, note, messageId, expiresAt };
  const kept = { ...link, reportId: report.id, contactId: contact.id, tokenHash: hashToken(token) };
  const id = await addHandover(db, scope, kept, now);
  await mailLink(portal, at, { ...link, report, token });
  return { id, report };
}

/** Ends the link that stands. */
export async function takeBack(at: At, reportId: number): Promise<Report> {
  const { db, scope, now } = at;
  const report = await reportToSolve(at, reportId);
  if (!(await endHandover(db, scope, reportId, now))) throw new Refused('HANDOVER.ERRORS.NONE');
  await takeFromFirm(at, reportId);
  return report;
}
