import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '#contract/refusals.ts';

// OWASP's second profile: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let nobody: Promise<string> | undefined;

/** Hashing takes whole processors, so half of them stay for everybody else. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
/** Strangers wait so many at most; a few seconds. */
const mostWaiting = 100;

/** `known`: whoever is signed in, holds a valid link, or comes from a device of theirs. They go first. */
export type Lane = 'known' | 'stranger';

/** Lets so many works run at once; the others wait in the order they came, the known before strangers. */
export function turns(most: number, mostStrangers: number) {
  const waiting: Record<Lane, (() => void)[]> = { known: [], stranger: [] };
  let working = 0;
  return async <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
    if (working >= most) {
      if (lane === 'stranger' && waiting.stranger.length >= mostStrangers) {
        throw new Refused('BASE.ERRORS.TOO_MANY', { params: { minutes: 1 } });
      }
      await new Promise<void>((turn) => waiting[lane].push(turn));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.stranger.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

const inTurn = turns(atOnce, mostWaiting);

export const hashPassword = (password: string): Promise<string> => inTurn('known', () => hash(password, cost));

/** Whether the password belongs to the hash; an unknown account takes the same time and is never right. */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
  lane: Lane = 'known',
): Promise<boolean> {
  nobody ??= hash('nobody has this password', cost);
  const against = stored ?? (await nobody);
  return (await inTurn(lane, () => verify(against, password))) && Boolean(stored);
}
