import * as z from 'zod/mini';
import { type Module, modules, type Rights, roleIds } from '../access.ts';
import { requiredLine } from '../base/person/people.ts';
import { MemberName, RoleOfMember, sexes } from '../members/schema.ts';
import { type Closed, closings, obstacles } from './rules.ts';

const module = z.enum(modules);
const right = z.enum(['r', 'rw']);
const rights: z.ZodMiniType<Rights> = z.partialRecord(module, right);
const moduleList: z.ZodMiniType<Module[]> = z.array(module);
const closed: z.ZodMiniType<Closed> = z.partialRecord(module, z.enum(closings));

export const Role = z.object({
  /** A default role's own name; a custom one's number as text. */
  id: z.string(),
  /** The default role that it is, or is a copy of. */
  name: z.enum(roleIds),
  /** Of a custom role; null for a default one, whose name is a text of the interface. */
  title: z.nullable(z.string()),
  /** The default role that a custom one is a copy of. */
  extends: z.nullable(z.enum(roleIds)),
  rights,
  modules: moduleList,
  group: z.enum(['owners', 'committee', 'audit']),
  /** Who holds it now, and who would if they came back from the archive. */
  usersCount: z.number(),
  archivedCount: z.number(),
  /** Null for a default role, which does not change. */
  updatedAt: z.nullable(z.string()),
});
export type Role = z.output<typeof Role>;

/** What the reader may do with roles here. */
export const RoleTerms = z.object({
  mayChange: z.boolean(),
  /** The most they may grant. */
  held: rights,
  /** Modules that nobody reaches here now, and why. */
  closed,
});
export type RoleTerms = z.output<typeof RoleTerms>;

export const RoleList = z.object({
  default: z.array(Role),
  custom: z.array(Role),
  /** The same roles by the group they belong to. */
  audit: z.array(Role),
  committee: z.array(Role),
  owners: z.array(Role),
  terms: RoleTerms,
});
export type RoleList = z.output<typeof RoleList>;
export const RoleAnswer = z.extend(Role, { terms: RoleTerms });
export type RoleAnswer = z.output<typeof RoleAnswer>;

const given: z.ZodMiniType<Rights, Rights> = z.partialRecord(module, right);
const form = { title: requiredLine(60), rights: given };
export const roleId = z.string().check(z.minLength(1), z.maxLength(40));
export const NewRole = z.object({ ...form, extends: z.enum(roleIds, 'BASE.FORM.REQUIRED') });
export const RoleChange = z.object({ ...form, id: roleId, updatedAt: z.string().check(z.maxLength(60)) });

/** One thing that makes it so; `gives` is told by the role alone. */
const Reason = z.object({
  why: z.enum(['role', ...closings, ...obstacles]),
  gives: z.optional(z.nullable(right)),
});

/** What a member reaches in every module right now, and why. */
export const MemberRights = z.object({
  user: z.extend(MemberName, { sex: z.enum(sexes) }),
  role: RoleOfMember,
  /** Why they do not get in at all; null when they do. */
  obstacle: z.nullable(z.enum(obstacles)),
  modules: z.array(z.object({ module, right: z.nullable(right), reasons: z.array(Reason) })),
});
export type MemberRights = z.output<typeof MemberRights>;
