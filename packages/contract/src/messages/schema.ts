import * as z from 'zod/mini';
import { Audience, NamedPart } from '../audience/schema.ts';
import { asKept } from '../base/calls/fields.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { RichText } from '../base/words/rich-text.ts';
import { CommentView } from '../comments/schema.ts';
import { followWays } from '../follow/schema.ts';

/** Kinds of messages; `internal` presets that only the committee sees it. */
export const messageLabels = [
  ...(['important', 'general', 'internal', 'disorder', 'repair', 'maintenance', 'complain'] as const),
] as const;
export type MessageLabel = (typeof messageLabels)[number];
export const defaultLabel: MessageLabel = 'general';

export const messageStates = ['concept', 'planned', 'actual', 'old', 'archive'] as const;
export type MessageState = (typeof messageStates)[number];
/** Tabs as they stand in the address; `pined` is so in the specification. */
export const messageTabs = ['actual', 'pined', 'old', 'planned', 'archive', 'concept'] as const;
export type MessageTab = (typeof messageTabs)[number];
/** Tabs that only those who write messages have. */
export const writersTabs: readonly MessageTab[] = ['planned', 'concept'];
export const messageSorts = [
  ...(['dateFrom', '-dateFrom', 'title', '-title', 'label', '-label', 'owner', '-owner', 'dateTo', '-dateTo'] as const),
] as const;

const moment = z.nullable(
  z.iso
    .datetime({ error: 'BASE.FORM.INVALID' })
    // The calendar knows no year 0.
    .check(z.refine((text) => !text.startsWith('0000'), 'BASE.FORM.INVALID')),
);
const stamp = z.string().check(z.maxLength(60));

/** What decides who gets it. */
export const Aim = z.extend(Audience, { emergency: z._default(z.boolean(), false) });
export type Aim = z.output<typeof Aim>;

/**
 * What stands in the message's own row as it is typed, by the names of its columns. Forms, what is written, compared by the log
 * and answered follow from these: a new field is added here, in the table, where it is typed and shown and in the texts.
 */
export const messageOwn = {
  title: line(200),
  description: z._default(RichText, ''),
  label: z._default(z.enum(messageLabels), defaultLabel),
  isPinned: z._default(z.boolean(), false),
  acceptRead: z._default(z.boolean(), false),
  comments: z._default(z.boolean(), false),
};

const fields = {
  ...messageOwn,
  /** Saved without publishing. */
  concept: z._default(z.boolean(), false),
  /** Without an end. */
  long_term: z._default(z.boolean(), true),
  dateFrom: z._default(moment, null),
  dateTo: z._default(moment, null),
  ...Aim.shape,
  acceptUntil: z._default(moment, null),
  /** Author shown; whoever saves it when not given. */
  ownerId: z._default(z.nullable(id), null),
  fileIds: FileIds,
  documents: Choices,
};
export const MessageInput = z.object(fields);
export type MessageInput = z.output<typeof MessageInput>;
export const MessageChange = z.object({
  ...fields,
  id,
  updatedAt: stamp,
  /** People are told of the change and asked to confirm anew. */
  material: z._default(z.boolean(), false),
});
export type MessageChange = z.output<typeof MessageChange>;

const text = z.nullable(z.string());
const Who = z.nullable(z.object({ id: z.number(), full_name: z.string() }));

const told = {
  id: z.number(),
  /** "12/2026"; null until it is published. */
  number: text,
  title: z.string(),
  label: z.object({ id: z.enum(messageLabels) }),
  state: z.enum(messageStates),
  concept: z.boolean(),
  archive: z.boolean(),
  isPinned: z.boolean(),
  emergency: z.boolean(),
  long_term: z.boolean(),
  dateFrom: text,
  dateTo: text,
  toPublic: z.boolean(),
  owner: Who,
  acceptRead: z.boolean(),
  acceptUntil: text,
  comments: z.boolean(),
  /** Not opened yet by the asker, who is one of those it is for. */
  unread: z.boolean(),
};

export const MessageRow = z.object({
  ...told,
  /** The asker is yet to confirm that they have read it. */
  toConfirm: z.boolean(),
  /** Beginning of the text without marks. */
  excerpt: z.string(),
  everyone: z.boolean(),
  /** Who confirmed this version of those it is for; null when nobody is asked or the asker may not know. */
  accepts: z.nullable(z.object({ done: z.number(), total: z.number() })),
  fileCount: z.number(),
  commentCount: z.number(),
});
export type MessageRow = z.output<typeof MessageRow>;

/** `photo`: where the first photograph of a message that is new to the asker is seen, good for an hour at least. */
export const LatestMessage = z.object({ ...MessageRow.shape, photo: z.nullable(z.string()) });
export type LatestMessage = z.output<typeof LatestMessage>;

export const MessageDetail = z.object({
  ...asKept(messageOwn),
  ...told,
  /** Otherwise for the groups of `audience`, of which none may be left: then it is for nobody. */
  everyone: z.boolean(),
  audience: z.array(NamedPart),
  /** What was uploaded with it. */
  attachments: z.array(FileView),
  /** Documents chosen for it. */
  files: z.array(ChosenFile),
  updatedAt: z.string(),
  createdAt: z.string(),
  contentVersion: z.number(),
  /** When it last changed materially, so that people were told anew. */
  changedAt: text,
  /** How many older wordings the asker may open. */
  wordingCount: z.number(),
  /** Whether people were already told of it. */
  announced: z.boolean(),
  /** Confirmed reading of this version: what the asker owes or did, and how many it asks have confirmed. */
  accept: z.object({
    asked: z.boolean(),
    mine: z.nullable(z.enum(['owed', 'done'])),
    /** The asker confirmed an older version. */
    again: z.boolean(),
    doneAt: text,
    /** Null where the asker may not know of the others. */
    counts: z.nullable(z.object({ done: z.number(), total: z.number() })),
  }),
  /** A comment is seen by its author and the committee alone. */
  commentsApart: z.boolean(),
  /** The latest at most 100, the newest last. */
  commentsData: z.array(CommentView),
  commentCount: z.number(),
  /** Which e-mails the asker gets of what is said to it; null on a visit. */
  follow: z.nullable(z.enum(followWays)),
  may: z.object({
    edit: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    remove: z.boolean(),
    comment: z.boolean(),
  }),
});
export type MessageDetail = z.output<typeof MessageDetail>;

export const messageFilters = z.object({
  text: z.optional(line(100)),
  label: z.optional(z.enum(messageLabels)),
  owner: z.optional(id),
  unread: z.optional(z.boolean()),
  accept: z.optional(z.boolean()),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const messageListing = {
  tab: z._default(z.enum(messageTabs), 'actual'),
  sort: z._default(z.enum(messageSorts), '-dateFrom'),
  filters: filtersOf(messageFilters),
};
export const Authors = z.array(z.object({ id: z.number(), full_name: z.string() }));
export const MessageList = z.object({
  messages: z.array(MessageRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  counts: z.object({
    actual: z.number(),
    pinned: z.number(),
    old: z.number(),
    planned: z.number(),
    archive: z.number(),
    concept: z.number(),
  }),
  /** Authors to filter by; nobody where they were left out. */
  owners: Authors,
});
export type MessageList = z.output<typeof MessageList>;
