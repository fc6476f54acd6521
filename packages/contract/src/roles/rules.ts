import {
  committeeModule,
  configured,
  defaultRoles,
  holds,
  type Module,
  modules,
  type Right,
  type Rights,
  type RoleId,
} from '../access.ts';

/** The office in which a custom role is held: that of its base, except that a copy of the chair's role makes no chair. */
export const officeOf = (basedOn: RoleId): RoleId =>
  basedOn === 'mayorCommittee' || basedOn === 'externalMayorCommittee' ? 'memberCommittee' : basedOn;

/** How many custom roles a house may have. */
export const mostCustomRoles = 100;

/** Modules in the order people think of them; every one stands in exactly one group. */
export const moduleGroups = {
  people: ['members', 'rooms', 'svj', 'contact'],
  news: ['messages', 'events', 'documents', 'gallery', 'acceptRead'],
  decisions: ['vote', 'meetingOwners', 'survey', 'requirement_for_approval', 'discussion'],
  care: ['reports', 'cashDesk', 'roomFees', 'invoices'],
  registers: ['real_estate_cadastre', 'bankruptcy_register', 'order'],
} as const satisfies Record<string, readonly Module[]>;
export type ModuleGroup = keyof typeof moduleGroups;

/** Modules whose rights here go beyond those held: what may not be granted. */
export const tooStrong = (rights: Rights, held: Rights): Module[] =>
  modules.filter((m) => {
    const right = rights[m];
    return right !== undefined && !holds(held, m, right);
  });

/** Whether it gives what only a copy of a role of the committee may give. */
export const isTooOpen = (rights: Rights, basedOn: RoleId): boolean =>
  rights[committeeModule] !== undefined && defaultRoles[basedOn].group !== 'committee';

export type RightChange = { module: Module; from: Right | null; to: Right | null };

/** What one map gives differently from the other, in the order of modules. */
export const differences = (before: Rights, after: Rights): RightChange[] =>
  modules
    .filter((m) => before[m] !== after[m])
    .map((module) => ({ module, from: before[module] ?? null, to: after[module] ?? null }));

export const closings = ['switchedOff', 'notInstalled'] as const;
export type Closing = (typeof closings)[number];
export type Closed = Partial<Record<Module, Closing>>;

/** Modules that nobody reaches here: the installation does not offer them, or the association has them switched off. */
export function closedModules(enabled: readonly Module[], installed: readonly Module[]): Closed {
  const needsInstalling: readonly Module[] = configured;
  const why = (m: Module): Closing | null => {
    if (needsInstalling.includes(m) && !installed.includes(m)) return 'notInstalled';
    return enabled.includes(m) ? null : 'switchedOff';
  };
  return Object.fromEntries(modules.flatMap((m) => (why(m) ? [[m, why(m)]] : [])));
}

export const obstacles = ['archived', 'noAccess', 'notActivated', 'notEntitled'] as const;
export type Obstacle = (typeof obstacles)[number];
type Entering = { archived: boolean; hasAccess: boolean; isActive: boolean; isEntitled: boolean };

/** Why somebody does not get in at all; null when they do. */
export const obstacleOf = ({ archived, hasAccess, isActive, isEntitled }: Entering): Obstacle | null => {
  if (archived) return 'archived';
  if (!hasAccess) return 'noAccess';
  if (!isActive) return 'notActivated';
  return isEntitled ? null : 'notEntitled';
};

export type Reason = { why: 'role'; gives: Right | null } | { why: Closing } | { why: Obstacle };
export type Seen = { module: Module; right: Right | null; reasons: Reason[] };

/** What somebody reaches in each module right now, and everything that makes it so; the role comes first. */
export function whatSees(granted: Rights, closed: Closed, obstacle: Obstacle | null): Seen[] {
  return modules.map((module) => {
    const gives = granted[module] ?? null;
    const closing = closed[module];
    const reasons: Reason[] = [{ why: 'role', gives }];
    if (closing) reasons.push({ why: closing });
    if (obstacle) reasons.push({ why: obstacle });
    return { module, right: reasons.length > 1 ? null : gives, reasons };
  });
}
