import type { AccountDetail } from '#contract/session/schema-accounts.ts';
import type { Db } from '../../base/db/db.ts';

/** Passkeys as sessions need them; they know sessions, so whoever brings the nouns together hands them over. */
export interface KeysOfAccount {
  /** With the day of their last use. */
  listed(db: Db, accountId: number): Promise<AccountDetail['passkeys']>;
  /** As their holder calls them, oldest first. */
  names(db: Db, accountId: number): Promise<string[]>;
  /** Removes one, or all; answers how many there were. */
  drop(db: Db, accountId: number, one: number | null): Promise<number>;
  /** Names of those added since then, and of the older ones; `lock` waits for whoever is just signing in by one. */
  since(db: Db, accountId: number, since: Date, how: 'read' | 'lock'): Promise<{ goes: string[]; stays: string[] }>;
  dropSince(db: Db, accountId: number, since: Date): Promise<void>;
}
