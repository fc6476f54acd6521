import { window } from '#contract/base/calls/paging.ts';
import type { members } from '#contract/members/endpoints.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type Db, endingWith } from '../base/db/db.ts';
import type { Page } from '../base/db/paged.ts';
import { type Asking, pictureAddress } from '../base/files/pictures.ts';
import { may } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import { memberDetail } from './detail/queries.ts';
import type { Lives } from './life/steps.ts';
import { countTabs, type Listing, listMembers } from './listing/queries.ts';
import { findMembers } from './listing/queries-found.ts';
import { twinsOf } from './rows/queries.ts';
import { noteGiven } from './traces/steps.ts';
import { ownedBy } from './writing/queries.ts';
import { closeMembers, createMember, eraseMembers, restoreMember, updateMember } from './writing/steps.ts';

/** Who else keeps names of people hears of a change; members themselves know nobody who does. */

export const memberHandlers = (
  portal: Portal,
  { hears, lives }: { hears: Required<HearsOfPeople>; lives: Lives },
): Handlers<typeof members> => {
  const withFace = <M extends { avatar: string | null }>(at: Asking, m: M): M => ({
    ...m,
    avatar: pictureAddress(portal, at, m.avatar),
  });

  async function detailOf(at: Asking & { db: Db }, id: number): Promise<MemberDetail> {
    const one = await memberDetail(at.db, at.scope, id, at.now);
    if (!one) throw new Refused('MEMBERS.NOT_FOUND');
    return withFace(at, one);
  }

  async function rowsOf(at: Asking & { db: Db }, listing: Listing, page: Page) {
    const { db, scope, now } = at;
    // Who was invited and who was archived is the committee's business.
    const isClosed = listing.tab === 'waiting' || listing.tab === 'archived';
    if (isClosed && !may(scope, 'members', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    return (await listMembers(db, scope, listing, page, now)).map((m) => withFace(at, m));
  }

  return {
    async list(at, { page, sizePerPage, ...listing }) {
      const { db, scope, now } = at;
      endingWith(db);
      const [users, counts] = await Promise.all([
        rowsOf(at, listing, window({ page, sizePerPage })),
        countTabs(db, scope, listing, now),
      ]);
      const administers = may(scope, 'members', 'rw');
      return {
        users,
        total: counts.filtered,
        usersCount: counts.all,
        committeeCount: counts.committee,
        activeUsersCount: administers ? counts.active : counts.all,
        waitingUsersCount: administers ? counts.waiting : 0,
        companyUsersCount: counts.companies,
        archivedUserCount: counts.archived,
      };
    },

    async rows(at, { page, sizePerPage, ...listing }) {
      endingWith(at.db);
      return { users: await rowsOf(at, listing, window({ page, sizePerPage })) };
    },

    async one(at, { id }) {
      const one = await detailOf(at, id);
      noteGiven(portal, at.scope, [id], 'card');
      return one;
    },

    async search({ db, scope, now }, { text, q }) {
      return { users: await findMembers(db, scope, text || q, now) };
    },

    async twins({ db, scope }, { type, name }) {
      return { users: await twinsOf(db, scope, type, name) };
    },

    create: ({ db, scope, now }, input) => createMember(db, scope, input, now),

    remade: {
      create: detailOf,
    },

    async update(at, input) {
      const { db, scope, now } = at;
      if (await updateMember(db, scope, input, now)) await hears.renamed(db, scope, [input.id], now);
      return detailOf(at, input.id);
    },

    async owned({ db, scope, now }, { ids }) {
      return { owners: await ownedBy(db, scope, ids, now) };
    },

    async archive({ db, scope, now }, { id, owning }) {
      await closeMembers(db, scope, [id], 'archive', now, { owning });
      return null;
    },

    async restore({ db, scope, now }, { id }) {
      await restoreMember(db, scope, id, now);
      return null;
    },

    async remove({ db, scope, now }, { id }) {
      await eraseMembers({ db, scope, now, portal }, lives, [id]);
      await hears.renamed(db, scope, [id], now);
      return null;
    },

    async removeAccess({ db, scope, now }, { id }) {
      await closeMembers(db, scope, [id], 'access', now);
      return null;
    },

    async archiveAll({ db, scope, now }, { ids, owning }) {
      await closeMembers(db, scope, ids, 'archive', now, { owning });
      return { archived: ids.length };
    },

    async removeAll({ db, scope, now }, { ids }) {
      await eraseMembers({ db, scope, now, portal }, lives, ids);
      await hears.renamed(db, scope, ids, now);
      return { deleted: ids.length };
    },
  };
};
