import * as z from 'zod/mini';
import { Found, piece } from '../base/words/found.ts';
import { VoteRow } from '../motions/schema.ts';

/** A vote that a search found, with its state as lists tell it. */
export const FoundVote = z.extend(Found, {
  piece,
  ...z.pick(VoteRow, { status: true, closed: true, cancelledAt: true }).shape,
});
