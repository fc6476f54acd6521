import type { bankRefusals } from '#contract/bank/rules-refusals.ts';

type Key = keyof typeof bankRefusals;
type Details = { params?: Record<string, string | number>; data?: unknown };
/** Why a file is not read, as it travels from one process to another. */
export type WhyNot = Details & { key: Key };

/**
 * What is wrong with a file. `Refused` would bring every noun of the portal into the process that reads, which knows none
 * of them.
 */
export class Unreadable extends Error {
  readonly why: WhyNot;
  constructor(key: Key, details: Details = {}) {
    super(key);
    this.why = { key, ...details };
  }
}
