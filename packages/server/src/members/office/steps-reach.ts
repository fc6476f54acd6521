import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Mailbox } from '../rows/queries-mailboxes.ts';
import { tellReach } from './notices.ts';
import { type Holder, holderOf } from './queries.ts';
import { mailboxesOf, officersAmong } from './queries-reach.ts';
import { mayGive } from './steps.ts';

/** Whether who is asking may change name and contacts of a member: of an officer only who could give the office, or themselves. */
export const mayReach = (scope: Scope, id: number, held: { isOfficer: boolean; rights: Holder['rights'] }): boolean =>
  !held.isOfficer || id === scope.memberId || mayGive(scope, held.rights);

type Officer = { id: number; person: string; office: Holder; own: Mailbox[] };

/** Of these members the officers, with where they can be reached until now. Refuses those out of reach, by name. */
export async function officersToReach(db: Db, scope: Scope, ids: readonly number[]): Promise<Officer[]> {
  const officers: Officer[] = [];
  for (const id of await officersAmong(db, scope, ids)) {
    const office = (await holderOf(db, scope, id)) as Holder;
    if (!mayReach(scope, id, { isOfficer: true, rights: office.rights }))
      throw new Refused('MEMBERS.ERRORS.REACH_OF', { params: { name: office.name } });
    officers.push({ id, person: office.name, office, own: await mailboxesOf(db, scope, id) });
  }
  return officers;
}

/** Tells these officers, where they could be reached before the change, and the committee. */
export async function tellOfficers(
  db: Db,
  scope: Scope,
  officers: readonly Officer[],
  what: 'name' | 'contacts' | 'both',
  now: Date,
): Promise<void> {
  for (const { own, ...one } of officers) await tellReach(db, scope, { ...one, what }, own, now);
}
