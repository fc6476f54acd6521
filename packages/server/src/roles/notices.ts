import type { Right } from '#contract/access.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { roleLinks } from '#contract/roles/links.ts';
import type { RightChange } from '#contract/roles/rules.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMail } from '../base/mail/mail.ts';
import { type Say, speak } from '../base/text/speak.ts';
import { committeeMailboxes } from '../members/rows/queries-mailboxes.ts';

export type RoleDeed = {
  id: number;
  deed: 'created' | 'changed' | 'deleted';
  title: string;
  /** What it was called before, where that changed. */
  former?: string;
  changes: readonly RightChange[];
};

/** One line a change: "Dokumenty: dřív nic, nově spravuje". */
function linesOf(say: Say, { title, former, changes }: RoleDeed): string {
  const named = (right: Right | null) => say(`ROLES.RIGHTS.${right ?? 'none'}`);
  const lines = changes.map(({ module, from, to }) =>
    say('ROLES.CHANGE.ONE', { module: say(`ROLES.MODULES.${module}`), from: named(from), to: named(to) }),
  );
  if (former) lines.unshift(say('ROLES.CHANGE.NAME', { from: former, to: title }));
  return lines.join('\n') || say('ROLES.CHANGE.NONE');
}

/** Tells the committee, each in their language, that a role of the house was made, changed or deleted. */
export async function tellOfRole(db: Db, portal: Portal, scope: Scope, one: RoleDeed, now: Date): Promise<void> {
  const at = one.deed === 'deleted' ? roleLinks.list() : roleLinks.one(String(one.id));
  const url = urlOf(portal.config.url, at, { svj: scope.svjId });
  for (const { email, lang } of await committeeMailboxes(db, scope)) {
    const data = { who: scope.name, deed: one.deed, role: one.title, changes: linesOf(speak(lang), one), url };
    await queueMail(db, {
      svjId: scope.svjId,
      kind: 'roleChanged',
      recipient: email,
      lang,
      data,
      createdAt: now,
    });
  }
}
