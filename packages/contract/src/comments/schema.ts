import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileView } from '../base/files/files.ts';
import { Watch } from './schema-complaints.ts';

/** Characters of one comment. */
export const commentLength = 4000;
/** Neighbours one comment may mention. */
export const mostMentions = 20;
/** Comments that travel at once. */
export const commentPart = 100;
/** Files of one comment, uploaded and chosen of the documents of the house. */
export const mostCommentFiles = 10;

const words = {
  /** Plain text; lines stay lines. */
  message: z.pipe(
    z.pipe(
      z.string('BASE.FORM.REQUIRED'),
      z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(z.maxLength(commentLength, 'BASE.FORM.TOO_LONG')),
  ),
  /** Neighbours whose names stand in the text after an at-sign. */
  mentions: z._default(z.array(id).check(z.maxLength(mostMentions)), []),
  /** Files that were uploaded for it, or that it has, in their order. */
  fileIds: z._default(z.array(id).check(z.maxLength(mostCommentFiles)), []),
  /** Documents of the house that are shown with it, where that can be. */
  documents: Choices,
};
const Words = z.object(words);
export type CommentInput = z.output<typeof Words>;

/** Whether it neither says nor shows anything. */
export const isEmpty = ({ message, fileIds, documents }: CommentInput): boolean =>
  message === '' && fileIds.length === 0 && documents.length === 0;

/** A comment as it is sent, with where it belongs; it says something, or shows something. */
const asSaid = <Shape extends z.core.$ZodShape>(place: Shape) =>
  z
    .extend(z.object(place), words)
    .check(z.refine((sent) => !isEmpty(sent as CommentInput), { error: 'COMMENTS.ERRORS.EMPTY', path: ['message'] }));

/**
 * The same, where its words may come under another name too; however they come, they are `message` from there on. What it shows
 * may also come in one form with it, of which the input does not know yet.
 */
export function commentInput<Shape extends z.core.$ZodShape>(
  place: Shape,
  { alsoAs, withFiles }: { alsoAs?: string; withFiles?: true } = {},
) {
  const input: ReturnType<typeof asSaid<Shape>> = withFiles ? z.extend(z.object(place), words) : asSaid(place);
  if (!alsoAs) return input;
  const either = z._default(words.message, '');
  const sent: z.ZodMiniType = z.object({ ...place, ...words, message: either, [alsoAs]: either });
  const named = z.transform((one: unknown): unknown => {
    const { [alsoAs]: also, ...said } = one as Record<string, unknown>;
    return { ...said, message: said.message || also };
  });
  return z.pipe(z.pipe(sent, named), input) as unknown as typeof input;
}

export const Mentioned = z.object({ id: z.number(), full_name: z.string() });
export type Mentioned = z.output<typeof Mentioned>;

/** Characters of what is quoted that travel with the quote; the whole stands where it was said. */
export const quoteLength = 300;
/**
 * What is quoted: its words as they are now. Of what was taken back since nothing is left, of what was hidden no words, and of who
 * wrote it nothing once the house no longer knows them.
 */
export const Quote = z.object({
  id: z.number(),
  full_name: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** By who administers, for everybody. */
  hidden: z.boolean(),
});
export type Quote = z.output<typeof Quote>;

export const CommentView = z.object({
  id: z.number(),
  message: z.string(),
  createdAt: z.string(),
  /** When its author last changed it; null while it says what it said. */
  editedAt: z.nullable(z.string()),
  /** Null when the house no longer knows who wrote it. */
  user: z.nullable(z.object({ id: z.number(), full_name: z.string(), avatar: z.nullable(z.string()) })),
  /** By whoever holds a link, who is no member of the house. */
  byLink: z.boolean(),
  mentions: z.array(Mentioned),
  /** Another one of the same thing that it answers. */
  quote: z.nullable(Quote),
  files: z.array(FileView),
  /** Documents chosen for it, as far as the asker may open them. */
  documents: z.array(ChosenFile),
  /** Whether the asker may delete it now. */
  mayDelete: z.boolean(),
  /** Whether the asker may change it now. */
  mayEdit: z.boolean(),
  /** Null where nothing said is reported. */
  watch: z.nullable(Watch),
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
