import * as z from 'zod/mini';
import { modules } from '../access.ts';
import { id } from '../base/calls/ids.ts';
import { line } from '../base/person/people.ts';
import { MemberName } from '../members/schema.ts';
import { longestDeadline, reportTypes } from '../reports/schema-types.ts';
import { built } from './rules.ts';

const whole = (min: number, max: number) =>
  z.int('BASE.FORM.INVALID').check(z.minimum(min, 'BASE.FORM.INVALID'), z.maximum(max, 'BASE.FORM.INVALID'));

/** As amounts travel; the form takes whole crowns. */
const amount = z.string().check(z.regex(/^[1-9]\d{0,10}\.\d{2}$/, 'BASE.FORM.INVALID'));

/** Who may act for an owner: the statutes may keep it among the owners. */
export const proxies = ['anyone', 'owners'] as const;

/**
 * What the statutes say about decisions; the defaults are what the law says where they are silent (NOZ §§ 158, 249,
 * 1206 to 1214, 1221). The law's own limits hold whatever is written here.
 */
export const Statutes = z.object({
  /** Deciding by technical means (§ 158/2). */
  electronic: z._default(z.boolean(), false),
  /** Deciding outside of an assembly also without one that could not decide (§ 1211). */
  perRollam: z._default(z.boolean(), false),
  /** Days to answer a proposal of such a decision; at least 15 by law. */
  perRollamDays: z._default(whole(15, 90), 15),
  /** Days between an invitation and the assembly (§ 249 with § 1221). */
  noticeDays: z._default(whole(1, 90), 30),
  /** An assembly decides when present shares exceed this percent (§ 1206). */
  quorum: z._default(whole(50, 99), 50),
  /** A substitute assembly with at least 40 % (§ 1210). */
  substitute: z._default(z.boolean(), false),
  /** How many seats of a vote one person may act for; null without a limit. */
  proxyLimit: z._default(z.nullable(whole(1, 500)), null),
  proxyWho: z._default(z.enum(proxies), 'anyone'),
  /** Whether the signature on a power of attorney has to be verified. */
  proxyVerified: z._default(z.boolean(), false),
  /** Up to how much the committee decides of expenses alone; null where the statutes do not say. */
  spendingLimit: z._default(z.nullable(amount), null),
  /** The part of the statutes that says so. */
  spendingSection: z._default(line(60), ''),
});
export type Statutes = z.output<typeof Statutes>;

export const HouseSettings = z.object({
  updatedAt: z.string(),
  /** What this installation offers to switch, and which of it is on. */
  offered: z.array(z.enum(built)),
  modules: z.array(z.enum(built)),
  statutes: Statutes,
  /** Whom a new report is given to; null means the chair, or the manager. */
  defaultSolver: z.nullable(MemberName),
  /** The same of one type alone; null means as the others. */
  solvers: z.record(z.enum(reportTypes), z.nullable(MemberName)),
  /** Who stands there and may not solve reports any more, and the name of whom these go to; null where nobody can. */
  lostSolvers: z.array(
    z.object({
      at: z.enum(['default', ...reportTypes]),
      id: z.number(),
      name: z.string(),
      instead: z.nullable(z.string()),
    }),
  ),
  /** Days to solve a new report of each type; null where nobody counts them. */
  reportDays: z.record(z.enum(reportTypes), z.nullable(z.number())),
});
export type HouseSettings = z.output<typeof HouseSettings>;

export const HouseSettingsChange = z.object({
  updatedAt: z.string().check(z.maxLength(60)),
  modules: z.array(z.enum(modules)).check(z.maxLength(modules.length)),
  statutes: Statutes,
  defaultSolverId: z._default(z.nullable(id), null),
  /** Left out: as they were. */
  solverIds: z.optional(z.partialRecord(z.enum(reportTypes), z.nullable(id))),
  /** Left out: as they were. */
  reportDays: z.optional(z.partialRecord(z.enum(reportTypes), z.nullable(whole(1, longestDeadline)))),
});
export type HouseSettingsChange = z.output<typeof HouseSettingsChange>;
