import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/endpoint.ts';
import { FileView } from '../base/files.ts';
import { byId } from '../base/ids.ts';

const reads = { module: 'messages', right: 'r' } as const;
const text = z.nullable(z.string());

/** One thing that a published message said for some time, until a change replaced it. */
const Wording = z.object({
  id: z.number(),
  contentVersion: z.number(),
  title: z.string(),
  since: z.string(),
  until: z.string(),
  /** Who replaced it; null when they are not known any more. */
  replacedBy: text,
  /** When the asker confirmed it. */
  confirmedAt: text,
});
export type Wording = z.output<typeof Wording>;

export const wordingLimit = 200;

export const messageWordings = callsOf('messages', {
  list: endpoint('GET /api/v2/message/:id/wordings', {
    needs: reads,
    input: byId,
    output: z.object({
      /** The latest first, at most 200. */
      wordings: z.array(Wording),
      total: z.number(),
    }),
    summary: 'What a message said before it was changed: all of it for the committee, for others what they confirmed.',
  }),
  one: endpoint('GET /api/v2/message/wording/:id', {
    needs: reads,
    input: byId,
    output: z.object({
      ...Wording.shape,
      messageId: z.number(),
      description: z.string(),
      files: z.array(
        z.object({
          id: z.number(),
          /** With its extension, as it was called then. */
          name: z.string(),
          size: z.number(),
          /** SHA-256 of the bytes, hexadecimal. */
          sha256: z.string(),
          /** The file itself while it is kept. */
          file: z.nullable(FileView),
        }),
      ),
    }),
    summary: 'One older wording of a message, whole, with its attachments.',
  }),
});
