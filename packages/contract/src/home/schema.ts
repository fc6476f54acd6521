import * as z from 'zod/mini';
import type { Module } from '../access.ts';
import { FoundApproval } from '../approvals/schema-found.ts';
import { Found } from '../base/words/found.ts';
import { FoundContact } from '../contacts/schema.ts';
import { FoundDiscussion } from '../discussion/schema.ts';
import { FoundDocument, FoundFolder } from '../documents/schema-found.ts';
import { FoundEvent } from '../events/schema.ts';
import { FoundAlbum } from '../gallery/schema.ts';
import { FoundMeeting } from '../meetings/schema-found.ts';
import { FoundMember } from '../members/schema-found.ts';
import { FoundMessage } from '../messages/schema-found.ts';
import { FoundReport } from '../reports/schema.ts';
import { FoundResolution } from '../resolutions/schema-found.ts';
import { FoundSurvey } from '../surveys/schema-found.ts';
import { FoundVote } from '../votes/schema-found.ts';

/** Rows of one kind; `more` when there may be others that are not shown. */
const group = <const N extends string, R extends z.ZodMiniType>(noun: N, row: R) =>
  z.object({ noun: z.literal(noun), rows: z.array(row), more: z.boolean() });

/** What the header finds, in the order of 000 § 2. */
export const FoundGroup = z.discriminatedUnion('noun', [
  group('rooms', Found),
  group('members', FoundMember),
  group('events', FoundEvent),
  group('discussion', FoundDiscussion),
  group('requirement_for_approval', FoundApproval),
  group('vote', FoundVote),
  group('resolutions', FoundResolution),
  group('messages', FoundMessage),
  group('folders', FoundFolder),
  group('documents', FoundDocument),
  group('reports', FoundReport),
  group('survey', FoundSurvey),
  group('meetingOwners', FoundMeeting),
  group('gallery', FoundAlbum),
  group('contact', FoundContact),
]);
export type FoundGroup = z.output<typeof FoundGroup>;
export type GroupName = FoundGroup['noun'];
export type RowOf<G extends GroupName> = Extract<FoundGroup, { noun: G }>['rows'][number];

export const groupNames = [
  'rooms',
  'members',
  'events',
  'discussion',
  'requirement_for_approval',
  'vote',
  'resolutions',
  'messages',
  'folders',
  'documents',
  'reports',
  'survey',
  'meetingOwners',
  'gallery',
  'contact',
] as const satisfies readonly GroupName[];

/** The module whose right it takes to find rows of the kind. */
export const moduleOfGroup = (name: GroupName): Module => {
  if (name === 'resolutions') return 'vote';
  return name === 'folders' ? 'documents' : name;
};

/** `silent`: kinds that could not be asked now; the others are whole. */
export const FoundAll = z.object({ groups: z.array(FoundGroup), silent: z.array(z.enum(groupNames)) });
