import { createTranslator } from 'use-intl/core';
import type { RoleId } from '#contract/access.ts';
import cs from '#contract/texts/cs/roles.ts';
import en from '#contract/texts/en/roles.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { queueMail } from '../../base/mail.ts';
import { committeeMailboxes } from '../queries-mailboxes.ts';

const roles = {
  cs: createTranslator({ locale: 'cs', messages: { ROLES: cs.ROLES }, namespace: 'ROLES' as never }),
  en: createTranslator({ locale: 'en', messages: { ROLES: en.ROLES }, namespace: 'ROLES' as never }),
};
const roleName = (lang: 'cs' | 'en', role: RoleId): string => roles[lang](role as never, { sex: 'others' } as never);

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
