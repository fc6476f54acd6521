import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Asking } from '../base/files/files.ts';

/** A vote as the asker may see it: what most calls that change something of one answer. The last of the wing brings it together. */
export type ShowsVote = (at: Asking, id: number) => Promise<VoteDetail>;
