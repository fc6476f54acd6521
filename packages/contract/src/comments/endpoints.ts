import * as z from 'zod/mini';
import type { Module } from '../access.ts';
import { endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { line } from '../base/person/people.ts';
import type { TextKey } from '../texts/keys.ts';
import { CommentList, CommentView, commentInput, Mentioned } from './schema.ts';

/** What takes comments: under which module, where one of it is, what it is called, and the streams its comments run in. */
type Commented = {
  module: Module;
  path: string;
  one: string;
  /** The first one is for everybody who sees the thing; a single one is not named in calls. */
  streams: readonly [string, ...string[]];
  /** Another name that the text may come under, where an older caller has one. */
  alsoAs?: string;
  /** Older callers send files along with the words, in one form. */
  withFiles?: true;
  /** What the toasts say where they are not called comments. */
  says?: Record<'add' | 'edit' | 'remove', TextKey>;
};
const called = { add: 'COMMENTS.ADDED', edit: 'COMMENTS.EDITED', remove: 'COMMENTS.DELETED' } as const;

/** Which stream is meant; where there is one only, calls do not say it. */
function streamIn([first, ...more]: Commented['streams']) {
  const said: { stream?: z.ZodMiniType } =
    more.length > 0 ? { stream: z._default(z.enum([first, ...more]), first) } : {};
  return said as { stream: z.ZodMiniOptional<z.ZodMiniString> };
}

/** Calls of whatever takes comments. */
export function commentEndpoints({ module, path, one, streams, alsoAs, withFiles, says = called }: Commented) {
  const needs = { module, right: 'r' } as const;
  const stream = streamIn(streams);
  const of = { id, commentId: id, ...stream };
  return {
    list: endpoint(`GET /api/v2/${path}/comments`, {
      needs,
      input: z.object({ id, ...stream, before: z.optional(id) }),
      output: CommentList,
      summary: `Comments of a ${one}, at most 100 before the given one, the newest last.`,
    }),
    add: endpoint(`POST /api/v2/${path}/comment`, {
      creates: 'comment',
      needs,
      visit: 'yes',
      withFiles,
      input: commentInput({ id, ...stream, quoteId: z._default(z.nullable(id), null) }, { alsoAs, withFiles }),
      output: CommentView,
      summary: `Says something to a ${one} that takes comments; the mentioned are told.`,
      says: says.add,
    }),
    edit: endpoint(`PUT /api/v2/${path}/comment/:commentId`, {
      needs,
      visit: 'yes',
      input: commentInput(of),
      output: CommentView,
      summary: 'Changes an own comment within 15 minutes; nobody is told anew but who was not mentioned before.',
      says: says.edit,
    }),
    remove: endpoint(`DELETE /api/v2/${path}/comment/:commentId`, {
      needs,
      visit: 'yes',
      input: z.object(of),
      output: z.null(),
      summary: `Deletes an own comment within 15 minutes, or any with the right to write ${module}.`,
      says: says.remove,
    }),
    people: endpoint(`GET /api/v2/${path}/mentions`, {
      limit: 'search',
      needs,
      input: z.object({ id, ...stream, text: z._default(line(100), '') }),
      output: z.object({ people: z.array(Mentioned) }),
      summary: `At most 8 people who see the ${one}, by a part of their name.`,
    }),
  };
}
export type CommentCalls = ReturnType<typeof commentEndpoints>;
