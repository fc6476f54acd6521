import * as z from 'zod/mini';
import type { Module } from '../access.ts';
import { endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { ChosenFile } from '../base/files/chosen.ts';
import { FileView } from '../base/files/files.ts';

const text = z.nullable(z.string());

/** What a published thing said for some time, until a change replaced it. */
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

/** What keeps its wordings: under which module, where one of it is and where one wording is, what it is called and its id. */
type Worded<Owner extends string> = { module: Module; path: string; wording: string; one: string; owner: Owner };

/** Calls of whatever keeps what it said before. */
export function wordingEndpoints<const Owner extends string>({ module, path, wording, one, owner }: Worded<Owner>) {
  const needs = { module, right: 'r' } as const;
  const ofOwner = { [owner]: z.number() } as Record<Owner, z.ZodMiniNumber>;
  return {
    list: endpoint(`GET /api/v2/${path}/wordings`, {
      needs,
      input: byId,
      output: z.object({
        /** The latest first, at most 200. */
        wordings: z.array(Wording),
        total: z.number(),
      }),
      summary: `What a ${one} said before it was changed: all of it for the committee, for others what they confirmed.`,
    }),
    one: endpoint(`GET /api/v2/${wording}/:id`, {
      needs,
      input: byId,
      output: z.object({
        ...Wording.shape,
        ...ofOwner,
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
        /** Documents that were chosen for it then, which the asker may open. */
        documents: z.array(ChosenFile),
      }),
      summary: `One older wording of a ${one}, whole, with its attachments.`,
    }),
  };
}
export type WordingCalls<Owner extends string> = ReturnType<typeof wordingEndpoints<Owner>>;
