import { chairRole, defaultRoles, modules, type RoleGroup, type RoleId } from '#contract/access.ts';
import type { association } from '#contract/association/endpoints.ts';
import { visitLength } from '#contract/association/rules.ts';
import { sum, toText } from '#contract/base/fraction.ts';
import { window } from '#contract/base/paging.ts';
import { searchKey } from '#contract/base/search.ts';
import { Refused } from '#contract/refusals.ts';
import { latestActivity, record } from '../base/audit.ts';
import { across, actFor, may } from '../base/gate.ts';
import type { Handlers, House } from '../base/handler.ts';
import { countMembers, officers } from '../members/queries.ts';
import { countUnits, houseShares } from '../units/queries.ts';
import { entrancesOf } from '../units/queries-entrances.ts';
import * as q from './queries.ts';

const orNull = (text: string) => text || null;

const inGroup = (group: RoleGroup) => (p: { role: string }) => defaultRoles[p.role as RoleId]?.group === group;

export const associationHandlers = (_: House): Handlers<typeof association> => ({
  async mine({ db, scope, now }) {
    const row = await q.associationOf(db, scope);
    const people = await officers(db, scope);
    const inside = may(scope, 'svj', 'rw');
    const shares = may(scope, 'rooms', 'r') ? await houseShares(db, scope, now) : [];
    const activities = inside ? await latestActivity(db, scope) : [];
    return {
      svj: q.toAssociation(scope, row, inside, toText(sum(shares))),
      entrances: await entrancesOf(db, scope),
      modules: [...new Set(row.modules)],
      activities,
      committees: people.filter(inGroup('committee')),
      auditCommittees: people.filter(inGroup('audit')),
      hasMayorCommittee: people.some((p) => p.role === chairRole),
      discussionCount: 0,
      roomsCount: may(scope, 'rooms', 'r') ? await countUnits(db, scope) : 0,
      usersCount: await countMembers(db, scope),
      messageLabels: [],
      messageDefaultLabel: null,
      reportsCount: 0,
      votesCount: 0,
      surveysCount: 0,
      meetingsCount: 0,
      requirementApprovalCount: 0,
    };
  },

  async all({ db, session }, { q: text, ...page }) {
    return across(db, async () => {
      if (session.isProductAdmin) {
        const found = await q.findAssociations(db, text, window(page));
        return { svj_list: found.rows, total: found.total };
      }
      const own = await q.choicesOf(db, session.accountId);
      const key = searchKey(text);
      const found = own.filter((c) => searchKey(`${c.name} ${c.nickname ?? ''}`).includes(key));
      const { limit, offset } = window(page);
      return { svj_list: found.slice(offset, offset + limit), total: found.length };
    });
  },

  async create({ db, now }, input) {
    const id = await across(db, () =>
      q.addAssociation(db, {
        name: input.name,
        nickname: orNull(input.nickname),
        email: orNull(input.email),
        invoiceEmail: orNull(input.invoiceEmail),
        ico: orNull(input.ico),
        street: orNull(input.street),
        town: orNull(input.town),
        post: orNull(input.post),
        modules: [...modules],
        nameKey: searchKey(`${input.name} ${input.nickname}`),
        createdAt: now,
        updatedAt: now,
      }),
    );
    await record(db, await actFor(db, id), now, { noun: 'svj', nounId: id, verb: 'create' });
    return { id };
  },

  async visit({ db, now, session }, { id, reason, write }) {
    const choice = await across(db, () => q.choiceById(db, id));
    if (!choice) throw new Refused('SVJ.ERRORS.NOT_FOUND');
    const scope = await actFor(db, id);
    const endsAt = new Date(now.getTime() + visitLength);
    const started = { svjId: id, accountId: session.accountId, reason, mayWrite: write, startedAt: now, endsAt };
    const session_user_id = await q.addVisit(db, started);
    await record(db, { ...scope, accountId: session.accountId }, now, {
      noun: 'svj',
      nounId: id,
      verb: 'visit',
      detail: { reason, write },
    });
    return { ...choice, session_user_id };
  },
});
