import type { LedgerHead } from './rules.ts';

/** The ledger as it left a portal: its end of that time, and the key of that portal. */
export type Departure = LedgerHead & { publicKey: string };

/** All that may be written into a ledger that came from another portal: that it cannot go on, and what became of people. */
export const kindsAfterMove = ['cancel', 'merged', 'erased'] as const;
