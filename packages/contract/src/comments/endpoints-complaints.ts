import * as z from 'zod/mini';
import type { Module } from '../access.ts';
import { endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import type { TextKey } from '../texts/keys.ts';
import { CommentView } from './schema.ts';
import { complaintInput, verdictText } from './schema-complaints.ts';

type Watched = {
  module: Module;
  path: string;
  one: string;
  says: Record<'complain' | 'leave' | 'hide' | 'show', TextKey>;
};

/** Calls of whatever lets its readers report what was said to it; with one stream of comments. */
export function complaintEndpoints({ module, path, one, says }: Watched) {
  const reads = { module, right: 'r' } as const;
  const administers = { module, right: 'rw' } as const;
  const of = { id, commentId: id };
  return {
    complain: endpoint(`POST /api/v2/${path}/comment/:commentId/complaint`, {
      creates: 'comment_complaint',
      needs: reads,
      visit: 'never',
      input: complaintInput(of),
      output: CommentView,
      summary: `Reports what somebody else said to a ${one}, once; who administers ${module} is told.`,
      says: says.complain,
    }),
    leave: endpoint(`PUT /api/v2/${path}/comment/:commentId/leave`, {
      needs: administers,
      visit: 'yes',
      input: z.object({ ...of, answer: verdictText }),
      output: CommentView,
      summary: 'Leaves what was reported as it is; who reported it gets the answer, who wrote it learns that it stays.',
      says: says.leave,
    }),
    hide: endpoint(`PUT /api/v2/${path}/comment/:commentId/hide`, {
      needs: administers,
      visit: 'yes',
      input: z.object({ ...of, reason: verdictText }),
      output: CommentView,
      summary:
        'Hides what was said from everybody but who wrote it and who administers; the reason stands in its place.',
      says: says.hide,
    }),
    show: endpoint(`PUT /api/v2/${path}/comment/:commentId/show`, {
      needs: administers,
      visit: 'yes',
      input: z.object(of),
      output: CommentView,
      summary: 'Shows again what was hidden.',
      says: says.show,
    }),
  };
}
export type ComplaintCalls = ReturnType<typeof complaintEndpoints>;
