import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { committeeMailboxes, type Mailbox } from '../rows/queries-mailboxes.ts';
import type { NamedOffice } from './queries.ts';
import { noAccess, roleName } from './steps-names.ts';

/** Null stands for somebody who has no access: a new neighbour before, whoever is shut out after. */
type Change = { person: string; from: NamedOffice | null; to: NamedOffice | null };

const named = (lang: 'cs' | 'en', office: NamedOffice | null): string =>
  office ? (office.title ?? roleName(lang, office.role)) : noAccess(lang);

/** Tells everybody in the committee, each in their language, that somebody's role has changed. */
export async function tellCommittee(db: Db, scope: Scope, change: Change, now: Date): Promise<void> {
  const mailboxes = await committeeMailboxes(db, scope);
  const mails = mailboxes.map(({ email, lang }) => ({
    svjId: scope.svjId,
    kind: 'officeChanged' as const,
    recipient: email,
    lang,
    data: {
      who: scope.name,
      person: change.person,
      from: named(lang, change.from),
      to: named(lang, change.to),
    },
    createdAt: now,
  }));
  await queueMails(db, mails);
}

type Reach = { id: number; person: string; office: NamedOffice; what: 'name' | 'contacts' | 'both' };

/** Tells an officer, where they could be reached until now, and the committee that their name or contacts are others. */
export async function tellReach(
  db: Db,
  scope: Scope,
  { id, person, office, what }: Reach,
  own: readonly Mailbox[],
  now: Date,
): Promise<void> {
  const all = [...own, ...(await committeeMailboxes(db, scope, id))];
  const mails = [...new Map(all.map((m) => [m.email, m])).values()].map(({ email, lang }) => ({
    svjId: scope.svjId,
    kind: 'reachChanged' as const,
    recipient: email,
    lang,
    data: { who: scope.name, person, what, role: named(lang, office) },
    createdAt: now,
  }));
  await queueMails(db, mails);
}
