import type { AcceptCalls } from '#contract/confirmations/endpoints-accepts.ts';
import type { WordingCalls } from '#contract/confirmations/endpoints-wordings.ts';
import type { AskId } from '#contract/confirmations/rules.ts';
import type { TextKey } from '#contract/texts/keys.ts';

/** What something said before: which it is, its calls, and the title of its older wordings. */
export type Worded = { id: number; calls: WordingCalls<never>; title: TextKey };

/** What asks people to confirm that they have read it, as it stands now, and what the reader did about it. */
export type Asking = AskId & {
  calls: AcceptCalls;
  /** Null of what has versions of its own instead of wordings. */
  worded: Worded | null;
  /** How many older wordings the reader may open. */
  wordingCount: number;
  /** Since when people may read it, and by when they should confirm. */
  since: string | null;
  until: string | null;
  /** Nobody confirms what they wrote themselves. */
  hasAuthor: boolean;
  /** Whether people are asked now. */
  isAsked: boolean;
  mine: 'owed' | 'done' | null;
  /** The reader confirmed an older version. */
  again: boolean;
  doneAt: string | null;
  /** Null where the reader may not know of the others. */
  counts: { done: number; total: number } | null;
};
