import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { sizeText } from '#contract/base/files/files.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Pool } from '../db/db.ts';
import type { Scope } from './gate.ts';

/** Tries per account and per address, counted in the database so that several servers share the count. */
const rules = {
  passkeyAddress: { points: 120, duration: 15 * 60 },
  /** Of entrances of a demonstration: a whole school may come through one address. */
  demoAddress: { points: 600, duration: 3600 },
  resetAddress: { points: 20, duration: 3600 },
  tokenAddress: { points: 60, duration: 3600 },
  /** A whole house may activate from one meeting room. */
  activationAddress: { points: 300, duration: 3600 },
  loginChange: { points: 5, duration: 3600 },
  voteCodeMember: { points: 10, duration: 3600 },
  /** A whole house may vote from one meeting room. */
  voteCodeAddress: { points: 300, duration: 3600 },
  /** Of one code: it is dead after these. */
  voteCodeTry: { points: 5, duration: 3600 },
  /** Of one member, whatever they comment, said or said otherwise. */
  comment: { points: 60, duration: 3600 },
  /** Of one member, because each wakes everybody it is for. */
  discussion: { points: 10, duration: 3600 },
  /** The same; somebody who walks through the house reports more at once. */
  report: { points: 60, duration: 3600 },
  /** Of codes of letters that open nothing. A right one is not counted. */
  letterAddress: { points: 60, duration: 3600 },
  /** Of codes of confirmations that nothing was issued under. A right one is not counted. */
  clearanceAddress: { points: 60, duration: 3600 },
  /** Of links of firms that open nothing. A right one is not counted. */
  workAddress: { points: 60, duration: 3600 },
  /** Of one such link: what its holder does, which people are told of. */
  workDeed: { points: 60, duration: 3600 },
  /** Of links of orders that open nothing. A right one is not counted. */
  orderAddress: { points: 60, duration: 3600 },
  /** Of one order: what its form keeps. Somebody who fills it in saves some hundred times. */
  orderDraft: { points: 1000, duration: 3600 },
  /** Of one order: addresses that are offered while somebody types. */
  orderAddresses: { points: 300, duration: 3600 },
  /** Of one order: files of owners that are read. */
  orderFile: { points: 20, duration: 3600 },
  /** Of one order: codes mailed, and tries of one code, which is dead after these. */
  orderCode: { points: 10, duration: 3600 },
  orderCodeTry: { points: 5, duration: 3600 },
  /** Of one member: questions to a public register. Nobody types more company numbers in an evening. */
  register: { points: 60, duration: 3600 },
  /** Of the whole installation: the register of companies blocks whoever asks more than 500 times in a minute. */
  registerAll: { points: 200, duration: 60 },
  /** Of one association: how often it has the insolvency register asked at once. */
  insolvencyCheck: { points: 30, duration: 3600 },
  /** Of one association: how often it is looked for in the cadastre by hand; the day's questions are everybody's. */
  cadastreCheck: { points: 10, duration: 3600 },
  ownPassword: { points: 8, duration: 15 * 60 },
  /** Of one member. The header asks once at every pause in typing, fields that find people or units by their own calls. */
  search: { points: 900, duration: 60 },
  /** Of one member: prints and exports. A chair who prepares an assembly makes some twenty lists in an evening. */
  export: { points: 100, duration: 3600 },
  /** The same files as they are fetched: a broken line, or a viewer that reads by ranges, asks for one several times. */
  exportFile: { points: 500, duration: 3600 },
  /** Of one member: files that come. A thousand are dropped at once, or five hundred sorted to units, beside the usual. */
  uploadFiles: { points: 1500, duration: 3600 },
  /** Of one member: whole MB that come in a day; eighty of the largest files. */
  uploadBytes: { points: 20_000, duration: 24 * 3600 },
  /** Codes on the wall that one address tries: wrong ones and right ones alike, else they could be told by it. */
  wallAddress: { points: 120, duration: 3600 },
  /** Reports from the wall: of an address of the net, of a mailbox that is asked to confirm them, of a place. */
  wallReportAddress: { points: 5, duration: 24 * 3600 },
  wallMail: { points: 5, duration: 24 * 3600 },
  wallPlace: { points: 20, duration: 24 * 3600 },
  /** Of addresses of calendars that lead nowhere. A right one is not counted. */
  feedAddress: { points: 60, duration: 3600 },
  /** Of one right address: whole files. A program that keeps what it has asks for few. */
  feed: { points: 120, duration: 3600 },
  /** Of one association: calendars of others read on request. */
  sourceRead: { points: 60, duration: 3600 },
  /** Of one association, because an emergency wakes everybody: a burst pipe has news every ten minutes at most. */
  emergencyHour: { points: 10, duration: 3600 },
  emergencyDay: { points: 30, duration: 24 * 3600 },
} as const;
export type Rule = keyof typeof rules;
/** Of what people do, as against questions, files and tries at the door. */
export const ofDeeds: ReadonlySet<Rule> = new Set([
  ...(['comment', 'discussion', 'report', 'emergencyHour', 'emergencyDay', 'voteCodeMember', 'loginChange'] as const),
  ...(['workDeed', 'wallMail', 'wallPlace', 'wallReportAddress', 'orderDraft', 'orderAddresses', 'orderCode'] as const),
]);
export const mostOf = (rule: Rule): number => rules[rule].points;

const megabyte = 1024 * 1024;
type Params = Record<string, string | number>;
/** Refusals that say more than that there were too many tries. */
const refusals: Partial<Record<Rule, { key: Refusal; params: Params }>> = {
  search: { key: 'BASE.LIMITS.SEARCHES', params: {} },
  export: { key: 'BASE.LIMITS.EXPORTS', params: { most: rules.export.points } },
  exportFile: { key: 'BASE.LIMITS.EXPORTS', params: { most: rules.exportFile.points } },
  wallReportAddress: { key: 'BASE.LIMITS.TODAY', params: {} },
  wallMail: { key: 'BASE.LIMITS.TODAY', params: {} },
  wallPlace: { key: 'BASE.LIMITS.TODAY', params: {} },
  uploadFiles: { key: 'BASE.LIMITS.UPLOADS', params: { most: rules.uploadFiles.points } },
  uploadBytes: { key: 'BASE.LIMITS.BYTES', params: { size: sizeText(rules.uploadBytes.points * megabyte, 'cs') } },
  emergencyHour: { key: 'BASE.LIMITS.EMERGENCIES', params: { most: rules.emergencyHour.points, span: 'hour' } },
  emergencyDay: { key: 'BASE.LIMITS.EMERGENCIES', params: { most: rules.emergencyDay.points, span: 'day' } },
};

/** How long to wait, as the sentence says it: minutes, from two hours on whole hours. */
function waitOf(ms: number): Params {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes < 120 ? { unit: 'minute', n: minutes } : { unit: 'hour', n: Math.ceil(minutes / 60) };
}

function refusalOf(rule: Rule, ms: number): Refused {
  const told = refusals[rule];
  if (told) return new Refused(told.key, { params: { ...told.params, ...waitOf(ms) } });
  return new Refused('BASE.ERRORS.TOO_MANY', { params: { minutes: Math.max(1, Math.ceil(ms / 60_000)) } });
}

/** What an address is counted by: of IPv6 its network of 64 bits, which one subscriber has whole. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [left = [], right = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** The network that an address is likely of: 256 addresses of IPv4, of IPv6 as above. */
export const subnetOf = (ip: string): string => networkOf(ip).replace(/^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i, '$1.0/24');

const keyOf = (rule: Rule, key: string) => (rule.endsWith('Address') ? networkOf(key) : key).slice(0, 200);

export type Limits = {
  /** Counts one try, or so many points; refuses with 429 and the time to wait when there were too many. */
  spend(rule: Rule, key: string, points?: number): Promise<void>;
  /** Forgets the tries after a success. */
  forgive(rule: Rule, key: string): Promise<void>;
};

export function openLimits(pool: Pool): Limits {
  const made = new Map<Rule, RateLimiterPostgres>();
  const limiter = (rule: Rule): RateLimiterPostgres => {
    const known = made.get(rule);
    if (known) return known;
    const one = new RateLimiterPostgres({
      storeClient: pool.aside,
      tableName: 'tries',
      tableCreated: true,
      keyPrefix: rule,
      clearExpiredByTimeout: false,
      ...rules[rule],
    });
    made.set(rule, one);
    return one;
  };
  return {
    async spend(rule, key, points = 1) {
      try {
        await limiter(rule).consume(keyOf(rule, key), points);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw refusalOf(rule, reason.msBeforeNext);
      }
    },
    async forgive(rule, key) {
      await limiter(rule).delete(keyOf(rule, key));
    },
  };
}

/** Counts a file that comes, by number and by size, before its bytes are read. */
export async function spendUpload(limits: Limits, actorId: number, bytes: number): Promise<void> {
  await limits.spend('uploadFiles', String(actorId));
  await limits.spend('uploadBytes', String(actorId), Math.ceil(bytes / megabyte));
}

type Limit = Pick<Endpoint, 'limit' | 'kind'>;
const actorAt = (at: object) => (at as { scope?: Scope | null }).scope?.actorId;

/** Counts a call by the limit of its endpoint; beside the transaction, so that a refused call counts too. */
export async function spendCall(limits: Limits, { limit, kind }: Limit, at: object): Promise<void> {
  const actor = actorAt(at);
  if (actor === undefined || !limit || limit === 'upload') return;
  await limits.spend(limit === 'export' && kind === 'bytes' ? 'exportFile' : limit, String(actor));
}

/** The same for a file, by as many bytes as the request says it has. */
export async function spendFile(limits: Limits, { limit }: Limit, at: object, bytes: number): Promise<void> {
  const actor = actorAt(at);
  if (actor !== undefined && limit === 'upload') await spendUpload(limits, actor, bytes);
}
