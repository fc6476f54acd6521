import { configured, type Module, modules } from '../access.ts';

/** What a house needs before its people can be called to anything, in the order in which one leads to another. */
export const stepNames = ['house', 'units', 'owners', 'contacts', 'committee', 'statutes', 'invitations'] as const;
export type StepName = (typeof stepNames)[number];
/** Under which key the settings of the house hold to whom a step was handed. */
export const handedKey = (step: StepName): string => `step_${step}`;
/** The key of the settings that says who handed a step over. */
export const handerKey = (step: StepName): string => `step_${step}_by`;

/** How long a product administrator's visit to a house lasts, milliseconds. */
export const visitLength = 3600_000;

/** Modules that have screens; only these can be switched. A new one is named here when its screens come. */
export const built = [
  'events',
  'rooms',
  'messages',
  'members',
  'vote',
  'svj',
  'meetingOwners',
  'gallery',
  'acceptRead',
  'documents',
  'discussion',
  'reports',
  'survey',
  'contact',
] as const satisfies readonly Module[];
export type Built = (typeof built)[number];
/** Without these nobody could enter or switch anything on again. */
export const always = ['members', 'svj'] as const satisfies readonly Built[];

export const isAlways = (module: Module): boolean => (always as readonly Module[]).includes(module);

/** Modules that a house of this installation may switch on and off, in the order of the law. */
export const offered = (installed: readonly Module[]): Built[] =>
  built.filter((m) => !(configured as readonly Module[]).includes(m) || installed.includes(m));

/** What is switched on after a choice among the offered ones: those not offered stay as they were. */
export function switched(before: readonly Module[], among: readonly Module[], chosen: readonly Module[]): Module[] {
  const on = new Set<Module>([...chosen.filter((m) => among.includes(m)), ...always]);
  return modules.filter((m) => on.has(m) || (before.includes(m) && !among.includes(m)));
}
