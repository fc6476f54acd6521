import { chairRole } from '#contract/access.ts';
import { namingDays } from '#contract/association/schema-naming.ts';
import { Refused } from '#contract/refusals.ts';
import { type Db, violated } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal, Upload } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { cleanName, kindOf } from '../base/store/file-kinds.ts';
import { chairOf, keepOffice, lockOffices } from '../members/office/queries.ts';
import { keepFirstEmail } from '../members/writing/queries-own.ts';
import { tellNaming } from './notices-naming.ts';
import * as q from './queries-naming.ts';

/** Sends an invitation; the association itself knows nobody who does. */
export type Invites = (
  db: Db,
  portal: Portal,
  scope: Scope,
  to: { ids: readonly number[]; email: string },
  now: Date,
) => Promise<unknown>;

const papers = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

function paperOf({ name, bytes }: Upload) {
  const clean = cleanName(name) || 'usneseni';
  const extension = /\.([a-z0-9]{1,10})$/i.exec(clean)?.[1]?.toLowerCase() ?? '';
  const { type } = kindOf(bytes, extension);
  if (!papers.includes(type)) throw new Refused('NAMING.FILE_TYPE');
  return { name: clean, type, bytes };
}

type Wanted = { userId: number; email: string; accountId: number };

/** Names a chair where nobody is left who gives offices; all owners are told and may object. */
export async function nameChair(db: Db, portal: Portal, scope: Scope, wanted: Wanted, file: Upload, now: Date) {
  await lockOffices(db, scope);
  if (await q.somebodyGives(db, scope)) throw new Refused('NAMING.SOMEBODY_CAN');
  const person = await q.candidateOf(db, scope, wanted.userId);
  if (!person) throw new Refused('MEMBERS.NOT_FOUND', { fields: { userId: 'MEMBERS.NOT_FOUND' } });
  const email = wanted.email || person.email;
  if (!email && !person.active) throw new Refused('NAMING.NO_EMAIL', { fields: { email: 'NAMING.NO_EMAIL' } });
  const dueAt = new Date(now.getTime() + namingDays * 24 * 3600_000);
  const naming = { memberId: person.id, email, accountId: wanted.accountId, dueAt };
  const id = await q.addNaming(db, scope, naming, paperOf(file), now).catch((error) => {
    throw violated(error)?.constraint === 'chair_naming_open' ? new Refused('NAMING.RUNS') : error;
  });
  const detail = { title: person.name };
  await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'naming', detail });
  const told = await q.ownersToTell(db, scope, [person.id], now);
  await tellNaming(db, portal, scope, { person: person.name, dueAt, what: 'made' }, told, now);
  return { id, dueAt: dueAt.toISOString() };
}

type Ending = { what: 'objected' | 'withdrawn'; by?: number | null; text?: string };

/** Ends the naming before it holds. */
export async function stopNaming(db: Db, portal: Portal, scope: Scope, id: number, ending: Ending, now: Date) {
  const open = await q.openNaming(db, scope, 'lock');
  if (open?.id !== id || open.dueAt <= now) throw new Refused('NAMING.NOT_FOUND');
  const { what, ...more } = ending;
  await q.endNaming(db, scope, id, { outcome: what, ...more }, now);
  const verb = what === 'objected' ? 'namingObjected' : 'namingWithdrawn';
  const detail = { title: open.person.full_name };
  await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb, detail });
  const told = await q.ownersToTell(db, scope, [open.person.id], now);
  await tellNaming(db, portal, scope, { person: open.person.full_name, dueAt: open.dueAt, what }, told, now);
}

/** A naming that is due holds, unless somebody who gives offices has come meanwhile; answers whether it did. */
export async function settleNaming(
  db: Db,
  portal: Portal,
  scope: Scope,
  invites: Invites,
  now: Date,
): Promise<boolean> {
  await lockOffices(db, scope);
  const open = await q.openNaming(db, scope, 'lock');
  if (!open || open.dueAt > now) return false;
  const person = await q.candidateOf(db, scope, open.person.id);
  const isNeedless = !person || (await q.somebodyGives(db, scope));
  await q.endNaming(db, scope, open.id, { outcome: isNeedless ? 'needless' : 'done' }, now);
  if (isNeedless) return false;
  const former = await chairOf(db, scope);
  // Who left the office behind and no longer signs in is an owner like others.
  if (former && former.id !== person.id)
    await keepOffice(db, scope, former.id, { role: 'owner', customRoleId: null }, now);
  await keepOffice(db, scope, person.id, { role: chairRole, customRoleId: null }, now);
  if (open.email && !person.active) {
    await keepFirstEmail(db, scope, person.id, open.email);
    await invites(db, portal, scope, { ids: [person.id], email: open.email }, now);
  }
  const detail = { title: person.name };
  await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'namingDone', detail });
  const told = await q.ownersToTell(db, scope, [person.id], now);
  await tellNaming(db, portal, scope, { person: person.name, dueAt: open.dueAt, what: 'done' }, told, now);
  return true;
}
