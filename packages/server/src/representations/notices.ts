import { urlOf } from '#contract/base/calls/links.ts';
import { unitLinks } from '#contract/units/links.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import { houseName } from '../base/people/people.ts';
import { committeeMailboxes } from '../members/rows/queries-mailboxes.ts';
import { mailboxesOf } from '../second/queries-mailboxes.ts';
import { namesOfMembers, type Row, type Seat } from './queries.ts';

export type Deed = 'before' | 'asked' | 'written' | 'named' | 'alone' | 'refused' | 'objected' | 'ended';

/** Tells all owners and the representative what was done, whoever did it; of an objection and an end the committee too. */
export async function tellRepresentation(
  db: Db,
  portal: Portal,
  scope: Scope,
  about: { row: Row; seat: Seat; deed: Deed; text?: string },
  now: Date,
): Promise<void> {
  const { row, seat, deed, text = '' } = about;
  const people = await mailboxesOf(db, scope, [...new Set([...seat.ownerIds, row.memberId])]);
  const committee = deed === 'objected' || deed === 'ended' ? await committeeMailboxes(db, scope, scope.memberId) : [];
  const boxes = new Map([...people.values(), ...committee].map((m) => [m.email, m.lang]));
  const unitId = row.unitIds[0] as number;
  const data = {
    ...{ deed, units: seat.units, house: await houseName(db, scope), who: scope.name || 'none', text: text || 'none' },
    representative: (await namesOfMembers(db, scope, [row.memberId])).get(row.memberId)?.full_name ?? '',
    url: urlOf(portal.config.url, unitLinks.one(unitId), { svj: scope.svjId }),
  };
  const mail = { svjId: scope.svjId, kind: 'representation' as const, data, createdAt: now };
  await queueMails(
    db,
    [...boxes].map(([recipient, lang]) => ({ ...mail, recipient, lang })),
  );
}
