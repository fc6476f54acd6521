import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line, plainText, requiredLine } from '../base/person/people.ts';
import { RichText } from '../base/words/rich-text.ts';
import { meetingStates } from './schema-found.ts';

export { type MeetingState, meetingStates } from './schema-found.ts';

export const meetingTabs = ['all', ...meetingStates] as const;
export type MeetingTab = (typeof meetingTabs)[number];
export const meetingSorts = ['start', '-start', 'name', '-name', 'address', '-address', 'votes', '-votes'] as const;

export const nameLength = 200;
export const addressLength = 300;
/** Characters of why a meeting is called off. */
export const reasonLength = 1000;
/** As votes say them; their schema would bring all of the wing to the form. */
const voteStates = ['concept', 'run', 'finish'] as const;
/** Votes of one meeting that its page lists. */
export const mostVotes = 100;

const stamp = z.string().check(z.maxLength(60));
const moment = z.pipe(
  z.string('BASE.FORM.REQUIRED').check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(40, 'BASE.FORM.INVALID')),
  z.iso
    .datetime({ error: 'BASE.FORM.INVALID' })
    // The calendar knows no year 0.
    .check(z.refine((text) => !text.startsWith('0000'), 'BASE.FORM.INVALID')),
);

/** What stands in the meeting's own row as it is typed, by the names of its columns. */
export const meetingOwn = {
  name: requiredLine(nameLength),
  address: requiredLine(addressLength),
  description: z._default(RichText, ''),
  /** Otherwise for who administers meetings alone. */
  isPublic: z._default(z.boolean(), true),
};
const form = { ...meetingOwn, start: moment, end: moment, fileIds: FileIds, documents: Choices };
/** Of times that cannot be read nothing is known. */
const inOrder = (m: { start: string; end: string }) => !(Date.parse(m.start) >= Date.parse(m.end));
const unordered = { path: ['end'], error: 'MEETING.ERRORS.END_BEFORE' };

export const MeetingInput = z.object(form).check(z.refine(inOrder, unordered));
export type MeetingInput = z.output<typeof MeetingInput>;
export const MeetingChange = z.object({ ...form, id, updatedAt: stamp }).check(z.refine(inOrder, unordered));
export type MeetingChange = z.output<typeof MeetingChange>;
export const MeetingTurn = z.object({ id, updatedAt: stamp });
export const MeetingCancel = z.object({ id, reason: plainText(reasonLength) });

const text = z.nullable(z.string());
const told = {
  id: z.number(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  address: z.string(),
  status: z.enum(meetingStates),
  /** Finished without being held. */
  cancelled: z.boolean(),
  isPublic: z.boolean(),
  /** Of its start, as clocks in Prague show it. */
  year: z.number(),
  /** Votes of it that the asker may open. */
  voteCount: z.number(),
};

export const MeetingRow = z.object({ ...told, excerpt: z.string() });
export type MeetingRow = z.output<typeof MeetingRow>;

const times = z.object({ start: z.string(), end: z.string() });
const was = <T extends z.ZodMiniType>(of: T) => z.nullable(z.object({ before: of, after: of }));
/** What people were last told that is different from the invitation they had. */
export const MeetingNews = z.object({
  at: z.string(),
  name: was(z.string()),
  times: was(times),
  address: was(z.string()),
  description: z.boolean(),
  /** Names of points that are on now, are not any more, or read otherwise; null where the agenda is the same. */
  agenda: z.nullable(
    z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
  ),
});
export type MeetingNews = z.output<typeof MeetingNews>;

/** How the invitation keeps its term; of a draft as if it went today. */
export const MeetingNotice = z.object({
  /** Asked by the statutes, or by the law where they say nothing. */
  days: z.number(),
  /** Full days between the invitation, or the last change of when and where, and the meeting. */
  full: z.number(),
  /** The last day to send it. */
  latest: z.string(),
  isShort: z.boolean(),
});
export type MeetingNotice = z.output<typeof MeetingNotice>;

export const MeetingDetail = z.object({
  ...told,
  description: z.string(),
  scheduledAt: text,
  finishedAt: text,
  cancelReason: text,
  news: z.nullable(MeetingNews),
  /** Points of its agenda, and those of them that are voted on. */
  pointCount: z.number(),
  decidedCount: z.number(),
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  votes: z.array(z.object({ id: z.number(), name: z.string(), status: z.enum(voteStates) })),
  /** For who administers meetings, until it is finished. */
  notice: z.nullable(MeetingNotice),
  /** How many people it is for, and those of them no mail reaches; null and none for others. */
  peopleCount: z.nullable(z.number()),
  unreachable: z.array(z.object({ id: z.number(), full_name: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
  may: z.object({
    edit: z.boolean(),
    schedule: z.boolean(),
    cancel: z.boolean(),
    finish: z.boolean(),
    remove: z.boolean(),
  }),
});
export type MeetingDetail = z.output<typeof MeetingDetail>;

export const meetingFilters = z.object({
  text: z.optional(line(100)),
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(2200))),
  isPublic: z.optional(z.boolean()),
});
export const meetingListing = {
  tab: z._default(z.enum(meetingTabs), 'all'),
  sort: z._default(z.enum(meetingSorts), '-start'),
  filters: filtersOf(meetingFilters),
};
export const MeetingList = z.object({
  data: z.array(MeetingRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  allCount: z.number(),
  conceptCount: z.number(),
  scheduledCount: z.number(),
  finishedCount: z.number(),
  /** Years that the asker's meetings begin in, the latest first. */
  years: z.array(z.number()),
});
export type MeetingList = z.output<typeof MeetingList>;
