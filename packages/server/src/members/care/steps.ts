import { type Blocked, type Erasure, erased, type Merge, staying } from '#contract/members/schema-care.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { record } from '../../base/log/audit.ts';
import { nameOf } from '../../base/people/people.ts';
import type { AtLife } from '../../base/people/personal.ts';
import { keepEntry } from '../../base/search/search.ts';
import { countsOf, giveLife, type Lives, personOf, underwayOf } from '../life/steps.ts';
import { tellCommittee } from '../office/notices.ts';
import { officeOfRow } from '../office/queries.ts';
import { keepAdministered, refuseOffices, refuseOwnChair } from '../office/steps.ts';
import { officersToReach, tellOfficers } from '../office/steps-reach.ts';
import { closeAccess, standingOf } from '../writing/queries.ts';
import { erase } from '../writing/steps-erase.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** What a deletion would do. Refuses somebody who is not there. */
export async function erasureOf(at: At, lives: Lives, id: number): Promise<Erasure> {
  const { db, scope, now } = at;
  const member = await q.nameToErase(db, scope, id);
  const who = await personOf(db, scope, id);
  const [standing] = await standingOf(db, scope, [id], now, 'read');
  if (!member || !who || !standing) throw new Refused('MEMBERS.NOT_FOUND');
  const counts = await countsOf(db, scope, lives, who);
  const some = <W extends string>(kinds: readonly W[]) =>
    kinds.flatMap((what) => {
      const count = counts[what] ?? 0;
      return count > 0 ? [{ what, count }] : [];
    });
  const blocked: Blocked = standing.owns ? 'OWNS' : standing.isArchived ? null : 'NOT_ARCHIVED';
  return { member, blocked, goes: some(erased), stays: some(staying) };
}

function whyNotOne(
  keeps: q.Half,
  goes: q.Half,
  common: readonly { same_entry: boolean; same_unit: boolean }[],
): Blocked {
  if (keeps.id === goes.id) return 'MERGE_SELF';
  if (keeps.kind !== goes.kind) return 'MERGE_KINDS';
  if (keeps.account_id !== null && goes.account_id !== null) return 'MERGE_ACCOUNTS';
  if (keeps.died !== goes.died) return 'MERGE_DEAD';
  if (common.some((c) => c.same_entry)) return 'MERGE_COUPLE';
  return common.some((c) => c.same_unit) ? 'MERGE_UNIT' : null;
}

/** Whoever signs in would vote in the place of somebody who does not, and nobody would hear of it. */
async function takesBallot({ db, scope }: At, lives: Lives, keeps: q.Half, goes: q.Half): Promise<boolean> {
  if ((keeps.account_id === null) === (goes.account_id === null)) return false;
  const silent = keeps.account_id === null ? keeps.id : goes.id;
  return (await underwayOf(db, scope, lives, silent)).length > 0;
}

async function bothOf(at: At, lives: Lives, [id, other]: readonly [number, number], how: 'read' | 'lock') {
  const { db, scope, now } = at;
  const { keeps, goes } = await q.halvesOf(db, scope, [id, other], how);
  if (!keeps || !goes) throw new Refused('MEMBERS.NOT_FOUND');
  const common = await q.commonOf(db, scope, id, other, now);
  const isTooMuch = await q.exceedContacts(db, scope, [id, other]);
  const blocked =
    whyNotOne(keeps, goes, common) ??
    (isTooMuch ? 'MERGE_CONTACTS' : null) ??
    ((await takesBallot(at, lives, keeps, goes)) ? 'MERGE_VOTES' : null);
  return { keeps, goes, common, blocked };
}

/** What a merge would do; nothing is changed. */
export async function mergeOf(at: At, lives: Lives, id: number, other: number): Promise<Merge> {
  const { db, scope } = at;
  const { keeps, goes, common, blocked } = await bothOf(at, lives, [id, other], 'read');
  return {
    keeps: nameOf(keeps),
    goes: nameOf(goes),
    blocked,
    rooms: common.filter((c) => c.living).map((c) => ({ id: c.id, number: c.number })),
    contacts: await q.newContacts(db, scope, id, other),
    fills: q.fillsOf(keeps, goes),
    signIn: keeps.account_id !== null ? 'keeps' : goes.account_id !== null ? 'goes' : null,
  };
}

/** Makes one member of two; an office ends, or gets somebody who signs in, only by the hand of who could give it. */
export async function merge(at: AtLife, lives: Lives, id: number, other: number): Promise<void> {
  const { db, scope, now } = at;
  await keepAdministered(db, scope, async () => {
    const { keeps, goes, blocked } = await bothOf(at, lives, [id, other], 'lock');
    if (blocked)
      throw new Refused(`MEMBERS.ERRORS.${blocked}` as Refusal, { params: { name: nameOf(goes).full_name } });
    refuseOwnChair(scope, [other]);
    refuseOffices(scope, (goes.account_id === null ? [goes] : [goes, keeps]).map(officeOfRow));
    // Addresses of the one who goes become those of the one who stays, and so do those that were invited.
    const brings = await q.newContacts(db, scope, id, other);
    const gains = brings.length > 0 || (await q.bringsInvited(db, scope, id, other));
    const officers = gains ? await officersToReach(db, scope, [id]) : [];
    await giveLife(at, lives, { from: other, to: id });
    await q.joinRows(db, scope, id, other, now);
    const titles = {
      title_before: keeps.title_before ?? goes.title_before,
      title_after: keeps.title_after ?? goes.title_after,
    };
    const title = nameOf({ ...keeps, ...titles }).full_name;
    await keepEntry(db, scope, { noun: 'members', id, title, detail: null });
    await closeAccess(db, scope, [other], now, true);
    await erase(at, lives, [other]);
    await record(db, scope, now, { noun: 'members', nounId: id, verb: 'merge', detail: { other } });
    await tellOfficers(db, scope, officers, 'contacts', now);
    if (!officeOfRow(goes).isOfficer) return;
    const from = { role: goes.role, title: goes.custom_title };
    await tellCommittee(db, scope, { person: nameOf(goes).full_name, from, to: null }, now);
  });
}
