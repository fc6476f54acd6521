import * as z from 'zod/mini';
import { asksAndTells } from './schema.ts';
import { Person, text } from './schema-fields.ts';

/** What is said of a new version: `material` asks those anew who confirmed an older one. */
export const versionSaid = {
  material: z._default(z.boolean(), false),
  notify: asksAndTells.notify,
  /** Kept where it is left out. */
  acceptRead: z.optional(z.boolean()),
};
export type VersionSaid = z.output<z.ZodMiniObject<typeof versionSaid>>;

export const Version = z.object({
  number: z.number(),
  /** Is it the one everybody opens. */
  isCurrent: z.boolean(),
  author: Person,
  createdAt: z.string(),
  /** With its extension, as it was called when it came. */
  name: z.string(),
  type: z.string(),
  fileSize: z.number(),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string(),
  /** It is the bytes of that older one, restored. */
  restoredFrom: z.nullable(z.number()),
  url: z.string(),
  previewUrl: text,
});
export type Version = z.output<typeof Version>;
