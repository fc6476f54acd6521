import { window } from '#contract/base/paging.ts';
import type { members } from '#contract/members/endpoints.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db.ts';
import { may, type Scope } from '../base/gate.ts';
import type { Handlers, House } from '../base/handler.ts';
import { memberDetail } from './detail/queries.ts';
import { countTabs, listMembers } from './listing/queries.ts';
import { searchMembers } from './queries.ts';
import { closeMembers, createMember, eraseMembers, restoreMember, updateMember } from './writing/steps.ts';

/** Who else keeps names of people hears of a change; members themselves know nobody who does. */
export type Hears = { renamed(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> };

async function detailOf(db: Db, scope: Scope, id: number, now: Date): Promise<MemberDetail> {
  const one = await memberDetail(db, scope, id, now);
  if (!one) throw new Refused('MEMBERS.NOT_FOUND');
  return one;
}

export const memberHandlers = (_: House, hears: Hears): Handlers<typeof members> => ({
  async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
    // Who was invited and who was archived is the committee's business.
    const isClosed = listing.tab === 'waiting' || listing.tab === 'archived';
    if (isClosed && !may(scope, 'members', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    const counts = await countTabs(db, scope, listing, now);
    const administers = may(scope, 'members', 'rw');
    return {
      users: await listMembers(db, scope, listing, window({ page, sizePerPage }), now),
      total: counts.filtered,
      usersCount: counts.all,
      committeeCount: counts.committee,
      activeUsersCount: administers ? counts.active : counts.all,
      waitingUsersCount: administers ? counts.waiting : 0,
      companyUsersCount: counts.companies,
      archivedUserCount: counts.archived,
    };
  },

  one: ({ db, scope, now }, { id }) => detailOf(db, scope, id, now),

  async search({ db, scope }, { text, q }) {
    return { users: await searchMembers(db, scope, text || q) };
  },

  create: ({ db, scope, now }, input) => createMember(db, scope, input, now),

  async update({ db, scope, now }, input) {
    if (await updateMember(db, scope, input, now)) await hears.renamed(db, scope, [input.id], now);
    return detailOf(db, scope, input.id, now);
  },

  async archive({ db, scope, now }, { id }) {
    await closeMembers(db, scope, [id], 'archive', now);
    return null;
  },

  async restore({ db, scope, now }, { id }) {
    await restoreMember(db, scope, id, now);
    return null;
  },

  async remove({ db, scope, now }, { id }) {
    await eraseMembers(db, scope, [id], now);
    await hears.renamed(db, scope, [id], now);
    return null;
  },

  async removeAccess({ db, scope, now }, { id }) {
    await closeMembers(db, scope, [id], 'access', now);
    return null;
  },

  async archiveAll({ db, scope, now }, { ids }) {
    await closeMembers(db, scope, ids, 'archive', now);
    return { archived: ids.length };
  },

  async removeAll({ db, scope, now }, { ids }) {
    await eraseMembers(db, scope, ids, now);
    await hears.renamed(db, scope, ids, now);
    return { deleted: ids.length };
  },
});
