import * as z from 'zod/mini';
import { ChosenFile } from '../base/files/chosen.ts';
import { FileView } from '../base/files/files.ts';

/** What people may be asked to confirm that they have read (001 § 2). */
export const askTypes = ['event', 'message', 'document'] as const;
export type AskType = (typeof askTypes)[number];

/** What is to be read, whole. */
export const AskedText = z.object({
  id: z.number(),
  title: z.string(),
  /** Of a document: which file it is, and which bytes are confirmed; null of what is a text. */
  file: z.nullable(z.object({ id: z.number(), name: z.string(), versionNumber: z.number(), sha256: z.string() })),
  /** Of an event: when clocks in Prague show (YYYY-MM-DDTHH:mm) and where; null of others, and of one that repeats. */
  held: z.nullable(z.object({ startsAt: z.string(), allDay: z.boolean(), place: z.string() })),
  /** Kind of a message, as its own schema lists them. */
  label: z.nullable(z.string()),
  /** An emergency in force. */
  emergency: z.boolean(),
  owner: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
  /** HTML. */
  description: z.string(),
  /** Attachments that the asker may open: who confirms has them before their eyes. */
  attachments: z.array(FileView),
  /** Documents chosen for it that the asker may open. */
  files: z.array(ChosenFile),
  contentVersion: z.number(),
  /** The asker confirmed an older version, it has changed since. */
  again: z.boolean(),
  /** By when it should be confirmed. */
  acceptUntil: z.nullable(z.string()),
});
export type AskedText = z.output<typeof AskedText>;

/** Items of one answer that carry their text; texts of the others are asked for one by one. */
export const wholeTexts = 5;
/** Items of one answer; more come when some of them are settled. */
export const mostItems = 1000;

export const AcceptQueue = z.object({
  items: z.array(
    z.object({
      /** `id` says what is accepted and which version of it was read: "message-12-1". */
      dataValues: z.object({ id: z.string(), type: z.enum(askTypes) }),
      /** Null after the first few. */
      data: z.nullable(AskedText),
    }),
  ),
  /** How many wait. */
  total: z.number(),
});
export type AcceptQueue = z.output<typeof AcceptQueue>;
