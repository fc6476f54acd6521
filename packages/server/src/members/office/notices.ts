import type { RoleId } from '#contract/access.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { queueMail } from '../../base/mail.ts';
import { committeeMailboxes } from '../queries-mailboxes.ts';
import { roleName } from '../steps-names.ts';

type Change = { person: string; from: RoleId; to: RoleId };

/** Tells everybody in the committee, each in their language, that somebody's role has changed. */
export async function tellCommittee(db: Db, scope: Scope, change: Change, now: Date): Promise<void> {
  for (const { email, lang } of await committeeMailboxes(db, scope)) {
    const data = {
      who: scope.name,
      person: change.person,
      from: roleName(lang, change.from),
      to: roleName(lang, change.to),
    };
    await queueMail(db, { svjId: scope.svjId, kind: 'officeChanged', recipient: email, lang, data, createdAt: now });
  }
}
