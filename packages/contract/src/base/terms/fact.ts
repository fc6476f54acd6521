import type { Place } from '../calls/links.ts';
import type { Day } from '../time/dates.ts';
import type { TermKind } from './law.ts';

/** What a noun knows of one term: what begins it and what met it. The day itself is counted by `rules.ts`. */
export type TermFact = {
  kind: TermKind;
  /** Whose term it is: a row of a table, or null where the house itself has it. */
  owner: { table: string; id: number } | null;
  /** Which of several of the same owner, as a year or a due day. */
  turn: string;
  /** What it is of, as people call it; empty where the kind says all. */
  name: string;
  /** The day that begins it. */
  from: Day;
  /** Its last day where the owner knows it. */
  until?: Day;
  /** As many days as the statutes say. */
  days?: number;
  /** Where to see what it is of. */
  at: Place | null;
  /** What the portal itself holds as done, and when; null while nothing. */
  met: { on: Day | null; at: Place | null } | null;
};

/** Which terms are asked for: those whose beginning, or day, is not older than this. */
export type TermRange = { since: Day };

/** As addresses and forms call a term. */
export const termKey = ({ kind, owner, turn }: Pick<TermFact, 'kind' | 'owner' | 'turn'>): string =>
  [kind, owner?.table ?? '', owner?.id ?? '', turn].join('.');
