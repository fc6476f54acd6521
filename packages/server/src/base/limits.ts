import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from '#contract/refusals.ts';
import type { Pool } from './db.ts';

/** Tries per account and per address, counted in the database so that several servers share the count. */
const rules = {
  passkeyAddress: { points: 120, duration: 15 * 60 },
  resetAccount: { points: 3, duration: 3600 },
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
  /** Of one member, whatever they comment. */
  comment: { points: 60, duration: 3600 },
  ownPassword: { points: 8, duration: 15 * 60 },
} as const;
type Rule = keyof typeof rules;

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
  /** Counts one try; refuses with 429 and the minutes to wait when there were too many. */
  spend(rule: Rule, key: string): Promise<void>;
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
    async spend(rule, key) {
      try {
        await limiter(rule).consume(keyOf(rule, key));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new Refused('BASE.ERRORS.TOO_MANY', {
          params: { minutes: Math.max(1, Math.ceil(reason.msBeforeNext / 60_000)) },
        });
      }
    },
    async forgive(rule, key) {
      await limiter(rule).delete(keyOf(rule, key));
    },
  };
}
