import { committeeModule, type Rights, type RoleGroup, type RoleId } from '#contract/access.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { roles } from '#contract/roles/endpoints.ts';
import {
  closedModules,
  differences,
  isTooOpen,
  mostCustomRoles,
  obstacleOf,
  tooStrong,
  whatSees,
} from '#contract/roles/rules.ts';
import type { Role, RoleAnswer, RoleTerms } from '#contract/roles/schema.ts';
import { type Db, violated } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { overtaken, record } from '../base/log/audit.ts';
import { lockOffices } from '../members/office/queries.ts';
import { addRole, changeRole, deleteRole, lockRole } from '../members/office/queries-roles.ts';
import { keepAdministered, mayChangeRoles } from '../members/office/steps.ts';
import { tellOfRole } from './notices.ts';
import * as q from './queries.ts';

const refuse = (key: Refusal, field: string): never => {
  throw new Refused(key, { fields: { [field]: key } });
};

/** The number of a custom role; a default one's name is refused, because default roles do not change. */
function customId(all: readonly Role[], id: string): number {
  const role = all.find((r) => r.id === id);
  if (!role) throw new Refused('ROLES.NOT_FOUND');
  if (role.extends === null) throw new Refused('ROLES.ERRORS.DEFAULT');
  return Number(role.id);
}

function refuseNotChangers(scope: Scope): void {
  if (!mayChangeRoles(scope)) throw new Refused('MEMBERS.ERRORS.ROLE_NOT_YOURS');
}

/** Nobody grants more than they hold; each module that goes beyond is named. */
function refuseStronger(scope: Scope, rights: Rights): void {
  const key = 'MEMBERS.ERRORS.ROLE_TOO_STRONG';
  const beyond = tooStrong(rights, scope.held);
  if (beyond.length) throw new Refused(key, { fields: Object.fromEntries(beyond.map((m) => [`rights.${m}`, key])) });
}

function refuseTooOpen(rights: Rights, basedOn: RoleId): void {
  if (isTooOpen(rights, basedOn)) refuse('ROLES.ERRORS.COMMITTEE_ONLY', `rights.${committeeModule}`);
}

/** Runs the write; a title that another role has is refused at its field. */
async function withFreeTitle<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violated(error)?.constraint === 'custom_role_title') refuse('ROLES.ERRORS.TITLE_TAKEN', 'title');
    throw error;
  }
}

export const roleHandlers = (portal: Portal): Handlers<typeof roles> => {
  const closedFor = (scope: Scope) => closedModules(scope.enabled, portal.config.installed);
  const termsFor = (scope: Scope): RoleTerms => ({
    mayChange: mayChangeRoles(scope),
    held: scope.held,
    closed: closedFor(scope),
  });

  async function answer(db: Db, scope: Scope, id: string): Promise<RoleAnswer> {
    const role = (await q.rolesOf(db, scope)).find((r) => r.id === id);
    if (!role) throw new Refused('ROLES.NOT_FOUND');
    return { ...role, terms: termsFor(scope) };
  }

  return {
    async list({ db, scope }) {
      const all = await q.rolesOf(db, scope);
      const inGroup = (group: RoleGroup) => all.filter((r) => r.group === group);
      return {
        default: all.filter((r) => r.extends === null),
        custom: all.filter((r) => r.extends !== null),
        audit: inGroup('audit'),
        committee: inGroup('committee'),
        owners: inGroup('owners'),
        terms: termsFor(scope),
      };
    },

    one: ({ db, scope }, { id }) => answer(db, scope, id),

    async create({ db, scope, now }, { extends: basedOn, title, rights }) {
      refuseNotChangers(scope);
      refuseStronger(scope, rights);
      refuseTooOpen(rights, basedOn);
      await lockOffices(db, scope);
      if ((await q.countRoles(db, scope)) >= mostCustomRoles)
        throw new Refused('ROLES.ERRORS.TOO_MANY', { params: { most: mostCustomRoles } });
      const id = await withFreeTitle(addRole(db, scope, { title, rights, basedOn }, now));
      const changes = differences({}, rights);
      await record(db, scope, now, { noun: 'roles', nounId: id, verb: 'create', detail: { title, changes } });
      await tellOfRole(db, portal, scope, { id, deed: 'created', title, changes }, now);
      return answer(db, scope, String(id));
    },

    remade: {
      create: ({ db, scope }, id) => answer(db, scope, String(id)),
    },

    async update({ db, scope, now }, { id: wanted, updatedAt, title, rights }) {
      const all = await q.rolesOf(db, scope);
      const id = customId(all, wanted);
      refuseNotChangers(scope);
      refuseStronger(scope, rights);
      refuseTooOpen(rights, all.find((r) => r.id === wanted)?.name ?? 'neighbour');
      await keepAdministered(db, scope, async () => {
        const before = await lockRole(db, scope, id, 'change');
        if (before?.version !== versionOf(updatedAt))
          throw await overtaken(db, scope, { noun: 'roles', nounId: id }, updatedAt);
        // Who holds more can't be brought down by who holds less.
        refuseStronger(scope, before.rights);
        const changes = differences(before.rights, rights);
        const former = before.title === title ? undefined : before.title;
        if (changes.length === 0 && !former) return;
        await withFreeTitle(changeRole(db, scope, id, { title, rights }, now));
        await record(db, scope, now, { noun: 'roles', nounId: id, verb: 'update', detail: { title, changes } });
        const deed = { id, deed: 'changed' as const, title, changes, ...(former ? { former } : {}) };
        await tellOfRole(db, portal, scope, deed, now);
      });
      return answer(db, scope, wanted);
    },

    async remove({ db, scope, now }, { id: wanted }) {
      const id = customId(await q.rolesOf(db, scope), wanted);
      refuseNotChangers(scope);
      await lockOffices(db, scope);
      const role = await lockRole(db, scope, id, 'delete');
      if (!role) throw new Refused('ROLES.NOT_FOUND');
      const count = await q.countHolders(db, scope, id);
      if (count > 0) throw new Refused('ROLES.ERRORS.IN_USE', { params: { count } });
      await deleteRole(db, scope, id);
      const { title } = role;
      await record(db, scope, now, { noun: 'roles', nounId: id, verb: 'delete', detail: { title } });
      const changes = differences(role.rights, {});
      await tellOfRole(db, portal, scope, { id, deed: 'deleted', title, changes }, now);
      return null;
    },

    async rightsOf({ db, scope }, { id }) {
      // Of somebody else it is the committee's business; to others they are not there.
      const isClosed = id !== scope.memberId && !may(scope, 'members', 'rw');
      const holder = isClosed ? undefined : await q.holderOf(db, scope, id);
      if (!holder) throw new Refused('MEMBERS.NOT_FOUND');
      const { user, role, granted, ...entering } = holder;
      const obstacle = obstacleOf(entering);
      return { user, role, obstacle, modules: whatSees(granted, closedFor(scope), obstacle) };
    },
  };
};
