import * as z from 'zod/mini';
import type { houseSettings } from '#contract/association/endpoints-settings.ts';
import { offered, switched } from '#contract/association/rules.ts';
import { type HouseSettings, type HouseSettingsChange, Statutes } from '#contract/association/schema-settings.ts';
import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import { daysAtFirst, type ReportType, reportTypes } from '#contract/reports/schema-types.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { overtaken, record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { maySolve, namesOfOthers, solverOfAll } from '../reports/rows/queries-solvers.ts';
import { associationOf } from './queries.ts';
import { changeSettings, solverById } from './queries-settings.ts';
import type { svj } from './tables.ts';

type Row = typeof svj.$inferSelect;
type Chosen = Pick<HouseSettingsChange, 'defaultSolverId' | 'solverIds'>;

const statutesOf = (row: Row): Statutes => z.parse(Statutes, row.settings.statutes ?? {});
const solverIdOf = (row: Row): number | null => (row.settings.defaultSolverId as number | null | undefined) ?? null;
/** Each type has a key of its own at the top, where an export of the house looks for people. */
const keyOf = <T extends ReportType>(type: T) => `solver_${type}` as const;
const solverOfType = (row: Row, type: ReportType): number | null =>
  (row.settings[keyOf(type)] as number | null | undefined) ?? null;

type Days = HouseSettings['reportDays'];
/** Days to solve reports, as the house says, and where it says nothing as they are at first. */
const daysOf = (row: Row): Days => ({ ...daysAtFirst, ...(row.settings.reportDays as Partial<Days> | undefined) });

async function solverOf(db: Db, scope: Scope, id: number | null) {
  return id === null ? null : solverById(db, scope, id);
}

/** Who gets reports of each type, where it is not the same as of the others. */
async function solversOf(db: Db, scope: Scope, row: Row): Promise<HouseSettings['solvers']> {
  const each = reportTypes.map(async (type) => [type, await solverOf(db, scope, solverOfType(row, type))] as const);
  return Object.fromEntries(await Promise.all(each)) as HouseSettings['solvers'];
}

/** Whom the settings name and who may not solve reports any more; nobody, while the house has no reports. */
async function lostSolvers(db: Db, scope: Scope, row: Row): Promise<HouseSettings['lostSolvers']> {
  if (!scope.enabled.includes('reports')) return [];
  const set = (['default', ...reportTypes] as const).flatMap((at) => {
    const id = at === 'default' ? solverIdOf(row) : solverOfType(row, at);
    return id === null ? [] : [{ at, id }];
  });
  if (set.length === 0) return [];
  const ids = set.map(({ id }) => id);
  const names = await namesOfOthers(db, scope, ids);
  if (names.size === 0) return [];
  const gets = await solverOfAll(db, scope);
  return set.flatMap(({ at, id }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ at, id, name, instead: gets[at]?.full_name ?? null }];
  });
}

/** Whether new reports may go to this member; one who was chosen before and lost the right meanwhile may stay: nobody gets any. */
async function isPossible(db: Db, scope: Scope, id: number, had: unknown): Promise<boolean> {
  if (!(await solverById(db, scope, id))) return false;
  return id === had || !scope.enabled.includes('reports') || maySolve(db, scope, id);
}

/** The chosen solvers as they are kept; refuses who could not solve anything, by the field. */
async function chosenSolvers(db: Db, scope: Scope, before: Row, { defaultSolverId, solverIds = {} }: Chosen) {
  const fields = [
    ['defaultSolverId', 'defaultSolverId', defaultSolverId] as const,
    ...reportTypes.flatMap((type) => {
      const id = solverIds[type];
      return id === undefined ? [] : [[`solverIds.${type}`, keyOf(type), id] as const];
    }),
  ];
  for (const [field, kept, id] of fields) {
    if (id === null || (await isPossible(db, scope, id, before.settings[kept]))) continue;
    const key = 'HOUSE.SETTINGS.SOLVER_UNKNOWN';
    throw new Refused(key, { fields: { [field]: key } });
  }
  return Object.fromEntries(fields.map(([, key, id]) => [key, id]));
}

/** What has changed, without anybody's name: modules, statutes and whether the solver is another one. */
function changed(before: Row, after: Row) {
  const ofTypes = (row: Row) => reportTypes.map((type) => solverOfType(row, type)).join();
  const solver = (row: Row) => ({ solver: `${solverIdOf(row)} ${ofTypes(row)}` });
  const days = (row: Row) => reportTypes.map((type) => daysOf(row)[type] ?? '–').join(', ');
  const shot = (row: Row) => ({ ...statutesOf(row), ...solver(row), reportDays: days(row) });
  return {
    on: after.modules.filter((m) => !before.modules.includes(m)),
    off: before.modules.filter((m) => !after.modules.includes(m)),
    changes: changesBetween(shot(before), shot(after)),
  };
}

export const houseSettingsHandlers = (portal: Portal): Handlers<typeof houseSettings> => {
  const choice = offered(portal.config.installed);

  async function told(db: Db, scope: Scope, row: Row): Promise<HouseSettings> {
    return {
      updatedAt: stamp(row.version, row.updatedAt),
      offered: choice,
      modules: choice.filter((m) => row.modules.includes(m)),
      statutes: statutesOf(row),
      defaultSolver: await solverOf(db, scope, solverIdOf(row)),
      solvers: await solversOf(db, scope, row),
      lostSolvers: await lostSolvers(db, scope, row),
      reportDays: daysOf(row),
    };
  }

  return {
    read: async ({ db, scope }) => told(db, scope, await associationOf(db, scope)),

    async change({ db, scope, now }, { updatedAt, modules, statutes, reportDays, ...chosen }) {
      const before = await associationOf(db, scope);
      const solvers = await chosenSolvers(db, scope, before, chosen);
      const to = {
        modules: switched(before.modules, choice, modules),
        settings: { statutes, ...solvers, reportDays: { ...daysOf(before), ...reportDays } },
      };
      const after = await changeSettings(db, scope, versionOf(updatedAt), to, now);
      if (!after) throw await overtaken(db, scope, { noun: 'svj', nounId: scope.svjId }, updatedAt);
      const detail = changed(before, after);
      await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'settings', detail });
      return told(db, scope, after);
    },
  };
};
