import * as z from 'zod/mini';
import { Audience, NamedPart } from '../audience/schema.ts';
import { id } from '../base/calls/ids.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView, mostFiles } from '../base/files/files.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { Found, piece } from '../base/words/found.ts';
import { RichText } from '../base/words/rich-text.ts';
import { CommentView } from '../comments/schema.ts';
import { followWays } from '../follow/schema.ts';
import { Coming, mostCapacity } from './schema-coming.ts';
import {
  addressLength,
  defaultLabelType,
  endRepeats,
  eventColours,
  frequencies,
  labelTypes,
  monthRepeats,
  reminders,
  scopes,
  titleLength,
} from './schema-words.ts';

export const day = z.iso.date({ error: 'EVENT.FORM.NO_TIME' });
/** A moment, what clocks in Prague show (YYYY-MM-DDTHH:mm), or a whole day. */
const time = z.string('BASE.FORM.REQUIRED').check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(40));
const stamp = z.string().check(z.maxLength(60));

/** One of the labels that every house has, by its type, or one of its own. */
export const LabelId = z.union([z.enum(labelTypes), id]);
export type LabelId = z.output<typeof LabelId>;

/** A list with commas. Nothing, all of them and none alone mean none; beside another one none is left out. */
export const NotifyPeriod = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ),
  z.pipe(
    z.array(z.enum(reminders)),
    z.transform((said) => {
      const real = reminders.filter((one) => one !== 'none' && said.includes(one));
      const all = said.includes('none') && real.length === reminders.length - 1;
      return real.length === 0 || all ? 'none' : real.join(',');
    }),
  ),
);

/** How it comes back, beside its start and end; nothing of it counts unless `repeat`. */
const repeating = {
  repeat: z._default(z.boolean(), false),
  repeatFrequency: z._default(z.enum(frequencies), 'week'),
  /** Every how many days, weeks, months, years. */
  numberOfRepeat: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
  /** Of a week: 1 Monday to 7 Sunday; none is the day it starts on. */
  weekDays: z._default(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)), []),
  typeOfMonthRepeat: z._default(z.enum(monthRepeats), 'date'),
  /** Of `weekDay`: the first to the fifth such day of the month, -1 the last; null as it starts. */
  monthWeek: z._default(z.nullable(z.union([z.int().check(z.minimum(1), z.maximum(5)), z.literal(-1)])), null),
  /** Of `date`: the last day of the month, whichever that is. */
  lastDay: z._default(z.boolean(), false),
  endRepeat: z._default(z.enum(endRepeats), 'none'),
  /** The last day on which it may start. */
  endDateRepeat: z._default(z.nullable(day), null),
};

const fields = {
  title: requiredLine(titleLength),
  place_description: RichText,
  place_address: z._default(line(addressLength), ''),
  start: time,
  /** Inclusive; null is an hour after the start, of a whole day the same day. */
  end: z._default(z.nullable(time), null),
  allDay: z._default(z.boolean(), false),
  ...repeating,
  /** In place of `endDateRepeat`: how many times; kept as the day of the last one. */
  repeatCount: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1000))), null),
  /** Null is the main one. */
  calendarId: z._default(z.nullable(id), null),
  labelId: z._default(LabelId, defaultLabelType),
  /** Null is that of its calendar. */
  colour: z._default(z.nullable(z.enum(eventColours)), null),
  isPublic: z._default(z.boolean(), true),
  audience: Audience.shape.audience,
  notify_period: z._default(NotifyPeriod, 'none'),
  /** People whom it is for are told now. */
  notify: z._default(z.boolean(), false),
  acceptRead: z._default(z.boolean(), false),
  comments: z._default(z.boolean(), false),
  /** People say whether they come, at most so many where there is a limit. */
  coming: z._default(z.boolean(), false),
  capacity: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(mostCapacity))), null),
  documents: Choices,
};
export const EventInput = z.object({ ...fields, fileIds: FileIds });
export type EventInput = z.output<typeof EventInput>;

const scoped = {
  /** Of a series: by its original day, which occurrence is meant; null is the first one. */
  day: z._default(z.nullable(day), null),
};
const someFiles = z._default(z.array(id).check(z.maxLength(mostFiles)), []);
const changed = {
  ...fields,
  ...scoped,
  id,
  updatedAt: stamp,
  /** Owed by a series. */
  typeUpdate: z._default(z.nullable(z.enum(scopes)), null),
  /** People are asked to confirm anew. */
  material: z._default(z.boolean(), false),
  /** Occurrences that were changed or deleted by themselves may fall, where the new days leave them without a place. */
  fall: z._default(z.boolean(), false),
  /** Attachments that it will have; without them those it has, less the removed, and the added. */
  fileIds: z.optional(z.array(id).check(z.maxLength(mostFiles))),
  addedAttachments: someFiles,
  removedAttachments: someFiles,
};
export const EventChange = z.object(changed);
export type EventChange = z.output<typeof EventChange>;
export const EventRemoval = z.object({
  id,
  ...scoped,
  /** Owed by a series. */
  type: z._default(z.nullable(z.enum(scopes)), null),
  /** Those it is for are told that it is off. */
  notify: z._default(
    z.pipe(
      z.transform((v) => (v === 'true' ? true : v === 'false' ? false : v)),
      z.boolean(),
    ),
    false,
  ),
});
export type EventRemoval = z.output<typeof EventRemoval>;
export const EventAsked = z.object({ id, ...scoped });

/** What decides whom it is for, as its form says it. */
export const EventAim = z.object({ ...Audience.shape });
export type EventAim = z.output<typeof EventAim>;

const text = z.nullable(z.string());
const Who = z.nullable(z.object({ id: z.number(), full_name: z.string() }));

const told = {
  /** Of the row that says it: of a series, or of one occurrence that was changed by itself. */
  id: z.number(),
  /** The series whose occurrence was changed by itself. */
  parentId: z.nullable(z.number()),
  /** Of an occurrence of a series its original day, by which it is named; null of what comes once. */
  occurrence: text,
  title: z.string(),
  place_address: z.string(),
  start: z.string(),
  end: z.string(),
  /** The same as clocks in Prague show it, YYYY-MM-DDTHH:mm; of a whole day 00:00, the last day inclusive. */
  startsAt: z.string(),
  endsAt: z.string(),
  allDay: z.boolean(),
  repeat: z.boolean(),
  calendarId: z.nullable(z.number()),
  labelId: LabelId,
  labelType: z.enum(labelTypes),
  /** Its own, else that of its calendar. */
  colour: z.enum(eventColours),
  isPublic: z.boolean(),
  everyone: z.boolean(),
};

export const Occurrence = z.object({
  ...told,
  acceptRead: z.boolean(),
  /** The asker is yet to confirm that they have read it. */
  toConfirm: z.boolean(),
  url: z.string(),
});
export type Occurrence = z.output<typeof Occurrence>;

const comesBack = {
  repeatFrequency: z.enum(frequencies),
  numberOfRepeat: z.number(),
  weekDays: z.array(z.number()),
  typeOfMonthRepeat: z.enum(monthRepeats),
  monthWeek: z.nullable(z.number()),
  lastDay: z.boolean(),
  endRepeat: z.enum(endRepeats),
  endDateRepeat: text,
};

export const EventDetail = z.object({
  ...told,
  ...comesBack,
  place_description: z.string(),
  calendar: z.object({ id: z.nullable(z.number()), name: z.string(), colour: z.enum(eventColours) }),
  label: z.object({ id: LabelId, type: z.enum(labelTypes), name: text }),
  /** Its own; null where it has that of its calendar. */
  ownColour: z.nullable(z.enum(eventColours)),
  notify_period: z.string(),
  /** Whether people were told of it. */
  notify: z.boolean(),
  audience: z.array(NamedPart),
  owner: Who,
  createdAt: z.string(),
  updatedAt: z.string(),
  contentVersion: z.number(),
  acceptRead: z.boolean(),
  /** Confirmed reading of this version: what the asker owes or did, and how many of those it asks have confirmed. */
  accept: z.object({
    asked: z.boolean(),
    mine: z.nullable(z.enum(['owed', 'done'])),
    again: z.boolean(),
    doneAt: text,
    counts: z.nullable(z.object({ done: z.number(), total: z.number() })),
  }),
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  comments: z.boolean(),
  /** The latest at most 100, the newest last; they are of the whole series. */
  commentsData: z.array(CommentView),
  commentCount: z.number(),
  coming: z.boolean(),
  capacity: z.nullable(z.number()),
  /** Of this occurrence; null where nobody is asked. */
  comingData: z.nullable(Coming),
  /** Which e-mails the asker gets of what is said to it; null on a visit. */
  follow: z.nullable(z.enum(followWays)),
  meetingOfOwnersId: z.nullable(z.number()),
  /** Original days of the standing occurrences before and after this one; null at an end, and of what comes once. */
  previous: text,
  next: text,
  may: z.object({ edit: z.boolean(), remove: z.boolean(), comment: z.boolean() }),
});
export type EventDetail = z.output<typeof EventDetail>;

/** Occurrences that were changed or deleted by themselves and have no place among the new days. */
export const Falling = z.object({
  falls: z.array(z.object({ day: z.string(), title: z.string(), deleted: z.boolean() })),
});
export type Falling = z.output<typeof Falling>;

export const FoundEvent = z.extend(Found, {
  /** Of a series: by which occurrence it is opened, the next one, else the last. */
  occurrence: text,
  start: z.string(),
  allDay: z.boolean(),
  piece,
});
export type FoundEvent = z.output<typeof FoundEvent>;
