import { type RoleId, roleIds } from '../access.ts';
import { type Day, dayIn } from '../base/time/dates.ts';
import type { TextKey } from '../texts/keys.ts';
import { built } from './rules.ts';
import type { Deed, DeedChange } from './schema-log.ts';

type Say = ((key: TextKey, params?: Record<string, string | number>) => string) & { has(key: string): boolean };

/** Numbers that a sentence may say. */
const numbersOf = (detail: Deed['detail']): Record<string, number> =>
  Object.fromEntries(Object.entries(detail).filter((one): one is [string, number] => typeof one[1] === 'number'));

/** What was done as a sentence; what has no text any more is still told as a change. */
export function sentenceOf(deed: Pick<Deed, 'noun' | 'verb' | 'name' | 'detail'>, say: Say): string {
  if (!say.has(`ACTIVITY.DEEDS.${deed.noun}.${deed.verb}`)) return say('ACTIVITY.OTHER');
  return say(`ACTIVITY.DEEDS.${deed.noun}.${deed.verb}` as TextKey, {
    ...numbersOf(deed.detail),
    name: deed.name ?? '',
  }).replace(/[:\s]+$/, '');
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isRole = (value: unknown): value is RoleId => roleIds.includes(value as RoleId);
const changesOf = (detail: Deed['detail']): unknown[] => (Array.isArray(detail.changes) ? detail.changes : []);

/** A change of one field in words; values are empty where none are told. */
export type ToldChange = { field: string; from: string; to: string; hasValues: boolean };

/** Fields with what stood there before and after; `time` writes a moment. */
export function changesTold({ noun, detail }: Pick<Deed, 'noun' | 'detail'>, say: Say, time: (at: string) => string) {
  const shown = (value: string | null) => {
    if (value === null) return say('ACTIVITY.EMPTY_VALUE');
    if (/^\d{4}-\d{2}-\d{2}T\d{2}:/.test(value)) return time(value);
    return /^\w+$/.test(value) && say.has(`ACTIVITY.VALUES.${value}`)
      ? say(`ACTIVITY.VALUES.${value}` as TextKey)
      : value;
  };
  const told = (c: unknown): ToldChange[] => {
    const { field, module, from, to } = c as Partial<DeedChange> & { module?: string };
    // Rights of a role are told by their modules.
    if (noun === 'roles' && module) {
      const known = built.find((m) => m === module);
      const name = known ? say(`HOUSE.SETTINGS.MODULE.${known}.NAME`) : module;
      return [{ field: name, from: shown(from ?? null), to: shown(to ?? null), hasValues: true }];
    }
    if (!field || !say.has(`ACTIVITY.FIELDS.${field}`)) return [];
    const hasValues = (from ?? null) !== null || (to ?? null) !== null;
    const both = hasValues ? { from: shown(from ?? null), to: shown(to ?? null) } : { from: '', to: '' };
    return [{ field: say(`ACTIVITY.FIELDS.${field}` as TextKey), ...both, hasValues }];
  };
  // Before values were kept a deed named its fields alone.
  const named = listOf(detail.fields).map((field) => ({ field, from: null, to: null }));
  return [...changesOf(detail), ...named].flatMap(told);
}

/** What else there is to say: roles, modules, the reason. */
export function moreOf({ detail }: Pick<Deed, 'detail'>, say: Say): string[] {
  const moduleNames = (value: unknown) =>
    built.filter((m) => listOf(value).includes(m)).map((m) => say(`HOUSE.SETTINGS.MODULE.${m}.NAME`));
  const line = (key: TextKey, what: string[]) => (what.length > 0 ? [say(key, { what: what.join(', ') })] : []);
  const role = (id: RoleId, title: unknown) =>
    typeof title === 'string' ? title : say(`ROLES.${id}`, { sex: 'others' });
  const { from, to, fromTitle, toTitle, reason } = detail;
  const older = [
    ...(listOf(detail.statutes).length > 0 ? [say('ACTIVITY.STATUTES')] : []),
    ...(detail.solver === true ? [say('ACTIVITY.SOLVER')] : []),
  ];
  return [
    ...line('ACTIVITY.CHANGED', older),
    ...line('ACTIVITY.SWITCHED_ON', moduleNames(detail.on)),
    ...line('ACTIVITY.SWITCHED_OFF', moduleNames(detail.off)),
    ...(isRole(from) && isRole(to)
      ? [say('ACTIVITY.ROLE_CHANGE', { from: role(from, fromTitle), to: role(to, toTitle) })]
      : []),
    ...(typeof reason === 'string' ? [reason] : []),
  ];
}

/** The lines under the sentence beside changes with values: fields whose values are not told, and what else there is to say. */
export function linesOf(deed: Pick<Deed, 'noun' | 'detail'>, say: Say, time: (at: string) => string): string[] {
  const silent = changesTold(deed, say, time).filter((c) => !c.hasValues);
  const changed = silent.map((c) => c.field).join(', ');
  return [...(changed ? [say('ACTIVITY.CHANGED', { what: changed })] : []), ...moreOf(deed, say)];
}

/** Deeds by days in Prague as they come; those in a row that are `told` in the same words are one with their count. */
export function byDays(deeds: readonly Deed[], told: (deed: Deed) => string) {
  const days: { day: Day; rows: { deed: Deed; count: number }[] }[] = [];
  for (const deed of deeds) {
    const day = dayIn(new Date(deed.at));
    if (days.at(-1)?.day !== day) days.push({ day, rows: [] });
    const rows = days.at(-1)?.rows ?? [];
    const last = rows.at(-1);
    if (last && told(last.deed) === told(deed)) last.count += 1;
    else rows.push({ deed, count: 1 });
  }
  return days;
}
