import { type Module, modules, type Right, type Rights, type RoleId } from '#contract/access.ts';

export type Choice = Right | 'none';
export type RoleValues = { title: string; extends: RoleId | null; rights: Record<Module, Choice> };

/** A map of rights as the form keeps it: every module says something. */
export const choicesOf = (rights: Rights): RoleValues['rights'] =>
  Object.fromEntries(modules.map((m) => [m, rights[m] ?? 'none'])) as RoleValues['rights'];

/** The map as it is sent. */
export const rightsOf = (choices: RoleValues['rights']): Rights =>
  Object.fromEntries(Object.entries(choices).filter(([, right]) => right !== 'none')) as Rights;

/** How many modules the map reads and administers. */
export const sumOf = (rights: Rights) => {
  const list = Object.values(rights);
  return { r: list.filter((x) => x === 'r').length, rw: list.filter((x) => x === 'rw').length };
};
