/** The law on one page: modules, rights and what each default role may do. Taking part needs `r`, administering `rw`. */
export const modules = [
  'events',
  'rooms',
  'messages',
  'members',
  'vote',
  'svj',
  'roomFees',
  'invoices',
  'meetingOwners',
  'requirement_for_approval',
  'real_estate_cadastre',
  'bankruptcy_register',
  'gallery',
  'acceptRead',
  'cashDesk',
  'order',
  'survey',
  'contact',
  'documents',
  'reports',
  'discussion',
] as const;
export type Module = (typeof modules)[number];
export type Right = 'r' | 'rw';
export type Rights = Partial<Record<Module, Right>>;

/** Modules that also need the installation's configuration. */
export const configured = [
  'roomFees',
  'invoices',
  'real_estate_cadastre',
  'bankruptcy_register',
  'requirement_for_approval',
  'cashDesk',
] as const satisfies readonly Module[];

export type RoleGroup = 'owners' | 'committee' | 'audit';
export type DefaultRole = { group: RoleGroup; rights: Rights };

const all = (right: Right, list: readonly Module[]): Rights => Object.fromEntries(list.map((m) => [m, right]));
const administers: Rights = all(
  'rw',
  modules.filter((m) => m !== 'order'),
);
const audits: Rights = {
  ...all('r', ['events', 'rooms', 'messages', 'members', 'vote', 'svj', 'roomFees', 'meetingOwners', 'gallery']),
  ...all('r', ['acceptRead', 'cashDesk', 'survey', 'contact', 'documents', 'reports', 'requirement_for_approval']),
  discussion: 'rw',
};
const owns: Rights = all('r', [
  ...(['events', 'rooms', 'messages', 'members', 'vote', 'svj', 'roomFees', 'meetingOwners', 'gallery'] as const),
  ...(['acceptRead', 'survey', 'contact', 'documents', 'reports', 'discussion'] as const),
]);
const lives: Rights = all('r', [
  ...(['events', 'messages', 'members', 'svj', 'gallery', 'acceptRead', 'survey', 'contact'] as const),
  ...(['documents', 'reports', 'discussion'] as const),
]);

const committee = { group: 'committee', rights: administers } as const;
const audit = { group: 'audit', rights: audits } as const;
const owners = { group: 'owners', rights: owns } as const;

export const defaultRoles = {
  mayorCommittee: committee,
  subMayorCommittee: committee,
  memberCommittee: committee,
  community_manager: committee,
  externalMayorCommittee: committee,
  externalSubMayorCommittee: committee,
  externalMemberCommittee: committee,
  auditMayor: audit,
  auditSubMayor: audit,
  auditMember: audit,
  inspector: audit,
  owner: owners,
  company: owners,
  authorizePerson: owners,
  neighbour: { group: 'owners', rights: lives },
} as const satisfies Record<string, DefaultRole>;
export type RoleId = keyof typeof defaultRoles;
/** At most one member of a house holds it. */
export const chairRole = 'mayorCommittee' satisfies RoleId;
/** As whom a product administrator is shown a house. */
export const visitRole = 'community_manager' satisfies RoleId;
/** What the insolvency register says of people is for the committee and the manager: no visit opens it. */
export const committeeModule = 'bankruptcy_register' satisfies Module;
/** Where a visit with writing only reads: what a house decides and pays always, its people and shares once it is set up. */
const readByVisits: { always: readonly Module[]; living: readonly Module[] } = {
  always: ['vote', 'meetingOwners', 'requirement_for_approval', 'roomFees', 'invoices', 'cashDesk'],
  living: ['members', 'rooms', 'real_estate_cadastre'],
};

/** Rights of a product administrator's visit; shown nothing that would be refused. */
export function rightsOfVisit({ mayWrite, settingUp }: { mayWrite: boolean; settingUp: boolean }): Rights {
  const own: Rights = defaultRoles[visitRole].rights;
  const read: readonly Module[] = mayWrite
    ? [...readByVisits.always, ...(settingUp ? [] : readByVisits.living)]
    : modules;
  const seen = (Object.keys(own) as Module[]).filter((m) => m !== committeeModule);
  return Object.fromEntries(seen.map((m) => [m, read.includes(m) ? 'r' : own[m]]));
}

export const roleIds = Object.keys(defaultRoles) as [RoleId, ...RoleId[]];

/** Whether these rights reach the right asked for; `rw` contains `r`. */
export const holds = (rights: Rights, module: Module, right: Right): boolean =>
  rights[module] === 'rw' || (right === 'r' && rights[module] === 'r');

/** Whoever holds one of these (or comes from the product's administration) may change roles of others. */
export const roleChangers: readonly RoleId[] = [chairRole, 'externalMayorCommittee', 'community_manager'];

/** Whether these rights are nowhere more than those held. */
export const isWithin = (rights: Rights, held: Rights): boolean =>
  (Object.entries(rights) as [Module, Right][]).every(([module, right]) => holds(held, module, right));

/** Rights left when the association's switched-off modules and the installation's missing ones are taken away. */
export function effective(rights: Rights, enabled: readonly Module[], installed: readonly Module[]): Rights {
  const on = new Set(enabled);
  const built = new Set(installed);
  const visible = (m: Module) => on.has(m) && (built.has(m) || !(configured as readonly Module[]).includes(m));
  return Object.fromEntries(Object.entries(rights).filter(([m]) => visible(m as Module)));
}
