import { chairRole, defaultRoles, modules, type RoleGroup, type RoleId } from '#contract/access.ts';
import type { association } from '#contract/association/endpoints.ts';
import { visitLength } from '#contract/association/rules.ts';
import { type AssociationChange, houseOwn, mostEntrances, newHouse } from '#contract/association/schema.ts';
import { namesOf } from '#contract/base/calls/fields.ts';
import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { window } from '#contract/base/calls/paging.ts';
import { sum, toText } from '#contract/base/shares/fraction.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { defaultLabel } from '#contract/messages/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { picked, written } from '../base/db/columns.ts';
import { type Db, violated } from '../base/db/db.ts';
import { pictureAddress } from '../base/files/pictures.ts';
import { across, actFor, may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { overtaken, record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { chairOf } from '../members/office/queries.ts';
import { changeChair } from '../members/office/steps.ts';
import { officers } from '../members/rows/queries.ts';
import { labelsIn } from '../messages/listing/steps-names.ts';
import { addEntrances, removeEntrances, renameEntrances } from '../units/queries-entrances.ts';
import * as q from './queries.ts';
import { endVisitsOf, visitOf } from './queries-log.ts';
import { changeFacts } from './queries-settings.ts';
import { aroundHouse } from './steps-mine.ts';
import { svj } from './tables.ts';

const inGroup = (group: RoleGroup) => (p: { role: string }) => defaultRoles[p.role as RoleId]?.group === group;

const factsOf = (typed: Omit<AssociationChange, 'id' | 'updatedAt' | 'entrances' | 'entrancesGone'>) => ({
  ...written(svj, namesOf(houseOwn), typed),
  nameKey: searchKey(`${typed.name} ${typed.nickname}`),
});

/** Runs the write; a name that another entrance of the house has is refused. */
async function withFreeNames<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violated(error)?.constraint === 'entrance_name') throw new Refused('SVJ.ERRORS.ENTRANCE_TAKEN');
    throw error;
  }
}

/** Writes what the form says of entrances; answers whether anything of them changed. */
async function changeEntrances(
  db: Db,
  scope: Scope,
  said: Pick<AssociationChange, 'entrances' | 'entrancesGone'>,
): Promise<boolean> {
  const gone = said.entrancesGone;
  const used = gone.length > 0 ? await removeEntrances(db, scope, gone) : [];
  if (used.length > 0) {
    const params = { count: used.length, name: used.map(({ name }) => name).join(', ') };
    throw new Refused('SVJ.ERRORS.ENTRANCE_USED', { params, data: { used: used.map(({ id }) => id) } });
  }
  const added = said.entrances.filter((e) => e.id === undefined);
  const kept = said.entrances.flatMap(({ id, ...e }) => (id === undefined ? [] : [{ id, ...e }]));
  const renamed = await withFreeNames(renameEntrances(db, scope, kept));
  if (added.length > 0 && (await withFreeNames(addEntrances(db, scope, added))) > mostEntrances)
    throw new Refused('SVJ.ERRORS.ENTRANCES_MOST');
  return renamed + added.length + gone.length > 0;
}

export const associationHandlers = (portal: Portal): Handlers<typeof association> => ({
  async mine(at) {
    const { db, scope } = at;
    const inside = may(scope, 'svj', 'rw');
    const [row, people, { shares, told }] = await Promise.all([
      q.associationOf(db, scope),
      officers(db, scope),
      aroundHouse(at, inside),
    ]);
    return {
      svj: q.toAssociation(scope, row, inside, {
        totalShares: toText(sum(shares)),
        avatar: pictureAddress(portal, at, row.avatar),
      }),
      modules: [...new Set(row.modules)],
      committees: people.filter(inGroup('committee')),
      auditCommittees: scope.isFormer ? [] : people.filter(inGroup('audit')),
      hasMayorCommittee: people.some((p) => p.role === chairRole),
      messageLabels: may(scope, 'messages', 'r') ? labelsIn(at.session.lang) : [],
      messageDefaultLabel: defaultLabel,
      ...told,
    };
  },

  async all({ db, session, now }, { q: text, ...page }) {
    return across(db, async () => {
      if (session.isProductAdmin) {
        const found = await q.findAssociations(db, text, window(page));
        return { svj_list: found.rows, total: found.total };
      }
      const own = await q.choicesOf(db, session.accountId);
      const key = searchKey(text);
      const found = own.filter((c) => searchKey(`${c.name} ${c.nickname ?? ''}`).includes(key));
      const { limit, offset } = window(page);
      const logoOf = (c: (typeof own)[number]) =>
        pictureAddress(portal, { session, scope: { actorId: c.session_user_id }, now }, c.logo);
      const shown = found.slice(offset, offset + limit);
      return { svj_list: shown.map((c) => ({ ...c, avatar: logoOf(c) })), total: found.length };
    });
  },

  async create({ db, now }, { again, ...input }) {
    const known = again ? undefined : await across(db, () => q.houseOfNumber(db, input.ico));
    if (known !== undefined) throw new Refused('SVJ.ERRORS.ICO_TAKEN', { params: { name: known } });
    const id = await across(db, () =>
      q.addAssociation(db, {
        ...written(svj, namesOf(newHouse), input),
        modules: [...modules],
        nameKey: searchKey(`${input.name} ${input.nickname}`),
        createdAt: now,
        updatedAt: now,
      }),
    );
    await record(db, await actFor(db, id), now, { noun: 'svj', nounId: id, verb: 'create' });
    return { id };
  },

  remade: {
    create: async (_, id) => ({ id }),
    async visit({ db, now, session }, id) {
      const choice = await across(db, () => q.choiceById(db, id));
      const session_user_id = await visitOf(db, await actFor(db, id), session.accountId, now);
      if (!choice || session_user_id === undefined) throw new Refused('HOUSE.VISITS.NONE');
      return { ...choice, session_user_id };
    },
  },

  async update({ db, scope, now }, { id, updatedAt, entrances, entrancesGone, ...typed }) {
    if (id !== scope.svjId) throw new Refused('SVJ.ERRORS.NOT_FOUND');
    const before = await q.associationOf(db, scope);
    const facts = factsOf(typed);
    const after = await changeFacts(db, scope, versionOf(updatedAt), facts, now);
    if (!after) throw await overtaken(db, scope, { noun: 'svj', nounId: id }, updatedAt);
    const entered = await changeEntrances(db, scope, { entrances, entrancesGone });
    const shot = (row: typeof before) => picked(row, namesOf(houseOwn));
    const changes = changesBetween(shot(before), { ...shot(after), ...(entered && { entrances: true }) });
    if (changes.length > 0)
      await record(db, scope, now, { noun: 'svj', nounId: id, verb: 'update', detail: { changes } });
    return { updatedAt: stamp(after.version, after.updatedAt) };
  },

  async changeChair({ db, scope, now }, { userId, role }) {
    if (!role && (await chairOf(db, scope))) {
      throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { role: 'BASE.FORM.REQUIRED' } });
    }
    // In a house without a chair nobody gets the other role.
    const formerRole = { role: role ?? 'owner', customRoleId: null } as const;
    await changeChair(db, scope, { chairId: userId, formerRole }, now);
    return null;
  },

  async visit({ db, now, session }, { id, reason, write }) {
    const choice = await across(db, () => q.choiceById(db, id));
    if (!choice) throw new Refused('SVJ.ERRORS.NOT_FOUND');
    const scope = { ...(await actFor(db, id)), accountId: session.accountId };
    await q.holdVisitor(db, session.accountId);
    // One at a time in a house: the reason and the extent of the new one hold.
    if ((await endVisitsOf(db, scope, session.accountId, now)) > 0)
      await record(db, scope, now, { noun: 'svj', nounId: id, verb: 'visitEnded' });
    const endsAt = new Date(now.getTime() + visitLength);
    const started = { svjId: id, accountId: session.accountId, reason, mayWrite: write, startedAt: now, endsAt };
    const session_user_id = await q.addVisit(db, started);
    await record(db, scope, now, {
      noun: 'svj',
      nounId: id,
      verb: 'visit',
      detail: { reason, write },
    });
    return { ...choice, session_user_id };
  },
});
