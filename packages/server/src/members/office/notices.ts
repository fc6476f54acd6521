import type { RoleId } from '#contract/access.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { queueMails } from '../../base/mail.ts';
import { committeeMailboxes } from '../queries-mailboxes.ts';
import { roleName } from '../steps-names.ts';

type Change = { person: string; from: RoleId; to: RoleId };

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
      from: roleName(lang, change.from),
      to: roleName(lang, change.to),
    },
    createdAt: now,
  }));
  await queueMails(db, mails);
}
