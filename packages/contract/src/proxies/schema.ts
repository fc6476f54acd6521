import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { MemberName } from '../members/schema.ts';
import { countsBy, refusalReasons, SecondState } from '../second/schema.ts';

/** What is stored, and `ended`: its vote or its days are over. */
export const proxyStates = ['waiting', 'approved', 'refused', 'revoked', 'ended'] as const;
export type ProxyState = (typeof proxyStates)[number];
export const proxyTabs = ['all', 'waiting', 'approved', 'over'] as const;
export type ProxyTab = (typeof proxyTabs)[number];
export const proxySorts = ['at', '-at', 'principal', '-principal', 'agent', '-agent'] as const;
/** Powers that one search or form may offer. */
export const mostOffered = 200;

export const proxyFilters = z.object({
  text: z.optional(z.string().check(z.maxLength(100))),
  /** Powers that hold for this vote alone. */
  vote: z.optional(id),
});
export const proxyListing = {
  tab: z._default(z.enum(proxyTabs), 'all'),
  sort: z._default(z.enum(proxySorts), '-at'),
  filters: filtersOf(proxyFilters),
};

const day = z.nullable(z.string());
const moment = z.nullable(z.string());
const named = z.nullable(z.object({ id: z.number(), name: z.string() }));

export const ProxyRow = z.object({
  id: z.number(),
  state: z.enum(proxyStates),
  principal: MemberName,
  /** Null where the agent is nobody of the house: then only the name is known. */
  agent: z.nullable(MemberName),
  agentName: z.string(),
  /** The only vote it is for; null for a standing power. */
  vote: named,
  validFrom: day,
  validTo: day,
  verified: z.boolean(),
  /** Made by the principal, signed in as themself. */
  byPrincipal: z.boolean(),
  /** How it came to count; null while it does not, and of older ones. */
  countsBy: z.nullable(z.enum(countsBy)),
  /** Why it was refused; null of older refusals, which have a sentence. */
  refusal: z.nullable(z.enum(refusalReasons)),
  createdAt: z.string(),
  /** Seats voted for, or registered as present, by it. */
  usedCount: z.number(),
  mayRevoke: z.boolean(),
  /** The asker is its agent and may give it up. */
  mayRenounce: z.boolean(),
  /** The asker gave it, or was asked to be its second person. */
  mayDecide: z.boolean(),
  updatedAt: z.string(),
});
export type ProxyRow = z.output<typeof ProxyRow>;

export const proxyVerbs = ['create', 'update', 'approve', 'refuse', 'revoke', 'renounce', 'use', 'objection'] as const;

export const ProxyDetail = z.object({
  ...ProxyRow.shape,
  signedOn: day,
  note: z.string(),
  /** Why it was refused, revoked or given up. */
  reason: z.string(),
  decidedAt: moment,
  revokedAt: moment,
  files: z.array(FileView),
  /** How it waits for a second person; null when it does not: a power without its paper waits for the paper. */
  second: z.nullable(SecondState),
  mayRefuse: z.boolean(),
  /** Neither the portal nor an e-mail reaches the principal; told to who administers. */
  unreachable: z.boolean(),
  /** What stands in the way of an approval now: a refusal of PROXIES.ERRORS; null when nothing. */
  obstacle: z.nullable(z.string()),
  obstacleLimit: z.nullable(z.number()),
  history: z.array(z.object({ id: z.number(), at: z.string(), who: z.string(), verb: z.enum(proxyVerbs) })),
  uses: z.array(
    z.object({
      vote: z.object({ id: z.number(), name: z.string() }),
      seat: z.number(),
      owners: z.string(),
      units: z.string(),
      at: z.string(),
      objected: z.boolean(),
    }),
  ),
});
export type ProxyDetail = z.output<typeof ProxyDetail>;

const typedDay = z._default(z.nullable(z.string().check(z.refine(isDay, 'BASE.FORM.INVALID'))), null);
const optional = z._default(z.nullable(id), null);

export const ProxyInput = z
  .object({
    /** Left out, it is whoever asks. */
    principalId: optional,
    agentId: optional,
    agentName: z._default(line(200), ''),
    /** Left out, it is a standing power. */
    voteId: optional,
    validFrom: typedDay,
    validTo: typedDay,
    signedOn: typedDay,
    verified: z._default(z.boolean(), false),
    note: z._default(line(1000), ''),
    fileIds: FileIds,
  })
  .check(
    z.refine((p) => p.agentId !== null || p.agentName !== '', { path: ['agentId'], error: 'BASE.FORM.REQUIRED' }),
    z.refine((p) => p.validFrom === null || p.validTo === null || p.validFrom <= p.validTo, {
      path: ['validTo'],
      error: 'PROXIES.ERRORS.ENDS_BEFORE',
    }),
    z.refine((p) => p.principalId === null || p.principalId !== p.agentId, {
      path: ['agentId'],
      error: 'PROXIES.ERRORS.SELF',
    }),
  );
export type ProxyInput = z.output<typeof ProxyInput>;

/** A seat somebody may act for in a vote by a power. */
export const ProxySeat = z.object({
  proxy: z.number(),
  seat: z.number(),
  owners: z.string(),
  units: z.string(),
  share: z.string(),
  principal: z.string(),
  /** Who acts. */
  agent: z.string(),
  mine: z.boolean(),
  voted: z.boolean(),
});
export type ProxySeat = z.output<typeof ProxySeat>;
