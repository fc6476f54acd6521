import * as z from 'zod/mini';
import { id } from '../base/ids.ts';

/** Characters of one comment. */
export const commentLength = 4000;
/** Neighbours one comment may mention. */
export const mostMentions = 20;
/** Comments that travel at once. */
export const commentPart = 100;

export const CommentInput = z.object({
  /** Plain text; lines stay lines. */
  message: z.pipe(
    z.pipe(
      z.string('BASE.FORM.REQUIRED'),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.minLength(1, 'COMMENTS.ERRORS.EMPTY'), z.maxLength(commentLength, 'BASE.FORM.TOO_LONG')),
  ),
  /** Neighbours whose names stand in the text after an at-sign. */
  mentions: z._default(z.array(id).check(z.maxLength(mostMentions)), []),
});
export type CommentInput = z.output<typeof CommentInput>;

export const Mentioned = z.object({ id: z.number(), full_name: z.string() });
export type Mentioned = z.output<typeof Mentioned>;

export const CommentView = z.object({
  id: z.number(),
  message: z.string(),
  createdAt: z.string(),
  /** Null when the house no longer knows who wrote it. */
  user: z.nullable(z.object({ id: z.number(), full_name: z.string(), avatar: z.nullable(z.string()) })),
  mentions: z.array(Mentioned),
  /** Whether the asker may delete it now. */
  mayDelete: z.boolean(),
});
export type CommentView = z.output<typeof CommentView>;

/** One part of what was said, the newest last. */
export const CommentList = z.object({
  comments: z.array(CommentView),
  /** All that there are. */
  total: z.number(),
  /** Whether older ones than these are there. */
  more: z.boolean(),
});
export type CommentList = z.output<typeof CommentList>;
