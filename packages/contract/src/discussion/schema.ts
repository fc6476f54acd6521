import * as z from 'zod/mini';
import { Audience, NamedPart } from '../audience/schema.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line, plainText, requiredLine } from '../base/person/people.ts';
import { Found, piece } from '../base/words/found.ts';
import { CommentView } from '../comments/schema.ts';
import { followWays } from '../follow/schema.ts';

export const discussionStates = ['open', 'closed'] as const;
export type DiscussionState = (typeof discussionStates)[number];
export const discussionTabs = ['open', 'closed', 'all'] as const;
export type DiscussionTab = (typeof discussionTabs)[number];
export const discussionSorts = [
  ...(['lastAt', '-lastAt', 'name', '-name', 'owner', '-owner', 'createdAt', '-createdAt'] as const),
  ...(['replies', '-replies'] as const),
] as const;

/** Characters of a name, and of the text that opens a discussion or concludes it: as long as a reply. */
export const nameLength = 200;
export const textLength = 4000;
/** Characters of the reason for opening a closed one again. */
export const reasonLength = 1000;

const stamp = z.string().check(z.maxLength(60));

/** Which one: its number, or the hash of its address. */
export const hashOf = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export const Which = z.union([hashOf, id]);
export type Which = z.output<typeof Which>;

const opening = {
  name: requiredLine(nameLength),
  description: plainText(textLength),
  fileIds: FileIds,
  documents: Choices,
};
export const DiscussionInput = z.object({ ...opening, ...Audience.shape });
export type DiscussionInput = z.output<typeof DiscussionInput>;
/** What its author puts right; whom it is for stays, they were told of it at once. */
export const DiscussionChange = z.object({ ...opening, id: Which, updatedAt: stamp });
export type DiscussionChange = z.output<typeof DiscussionChange>;

export const Conclusion = z.object({ id: Which, conclusion: plainText(textLength) });
export const Reopening = z.object({ id: Which, reason: plainText(reasonLength) });

const text = z.nullable(z.string());
const Who = z.nullable(z.object({ id: z.number(), full_name: z.string() }));

const told = {
  id: z.number(),
  name: z.string(),
  url_hash: z.string(),
  status: z.enum(discussionStates),
  /** Who opened it; null when the house no longer knows. */
  owner: Who,
  createdAt: z.string(),
  /** When somebody last wrote to it; of one without replies when it was opened. */
  lastAt: z.string(),
  closedAt: text,
  /** Replies; the text that opened it is none. */
  commentCount: z.number(),
  everyone: z.boolean(),
  toPublic: z.boolean(),
  /** Never opened by the asker, who did not open it themselves. */
  unread: z.boolean(),
  /** Replies of others since the asker last was there; of one never opened all of them. */
  newCount: z.number(),
  /** Replies that were reported and wait for an answer, for who administers discussions. */
  reportedCount: z.number(),
};

export const DiscussionRow = z.object({ ...told, excerpt: z.string() });
export type DiscussionRow = z.output<typeof DiscussionRow>;

/** Things that came of replies at most, as one page tells them. */
export const mostBecame = 200;
export const Became = z.object({
  commentId: z.number(),
  kind: z.enum(['report', 'vote']),
  id: z.number(),
  title: z.string(),
});
export type Became = z.output<typeof Became>;

const Person = z.object({ id: z.number(), full_name: z.string(), avatar: text });

export const DiscussionDetail = z.object({
  ...told,
  description: z.string(),
  /** When its author last changed the text that opens it. */
  editedAt: text,
  author: z.nullable(Person),
  updatedAt: z.string(),
  /** Groups it is for, where it is not for everyone. */
  audience: z.array(NamedPart),
  /** What was uploaded with the opening text, and documents chosen for it. */
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  /** What it came to, and who said so; of one that was opened again the previous one. */
  conclusion: text,
  closedBy: Who,
  /** Of one that was opened again: why and when. */
  reopened: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** The latest at most 100, the newest last. */
  commentsData: z.array(CommentView),
  /** Reports and votes that replies were turned into, of those that the asker may open; at most 200. */
  became: z.array(Became),
  /** What was there until then was seen by the asker, and when they were there; null when never. */
  seen: z.nullable(z.object({ at: z.string(), upTo: z.string() })),
  /** Who writes, at most 12 of them, the first who wrote first; and how many there are. */
  writers: z.array(Person),
  writerCount: z.number(),
  /** Which e-mails the asker gets of what is said to it; null on a visit. */
  follow: z.nullable(z.enum(followWays)),
  may: z.object({
    reply: z.boolean(),
    edit: z.boolean(),
    finish: z.boolean(),
    reopen: z.boolean(),
    remove: z.boolean(),
  }),
});
export type DiscussionDetail = z.output<typeof DiscussionDetail>;

export const discussionFilters = z.object({
  text: z.optional(line(100)),
  owner: z.optional(id),
  fresh: z.optional(z.boolean()),
  mine: z.optional(z.boolean()),
  reported: z.optional(z.boolean()),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const discussionListing = {
  tab: z._default(z.enum(discussionTabs), 'open'),
  sort: z._default(z.enum(discussionSorts), '-lastAt'),
  filters: filtersOf(discussionFilters),
};
export const DiscussionList = z.object({
  data: z.array(DiscussionRow),
  /** Open ones. */
  count: z.number(),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  counts: z.object({ open: z.number(), closed: z.number(), all: z.number() }),
});
export type DiscussionList = z.output<typeof DiscussionList>;
export const Authors = z.array(z.object({ id: z.number(), full_name: z.string() }));

export const FoundDiscussion = z.extend(Found, {
  url_hash: z.string(),
  status: z.enum(discussionStates),
  piece,
  lastAt: z.string(),
});
