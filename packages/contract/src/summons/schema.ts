import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';

/** Ways an invitation comes to a place. */
export const channels = ['email', 'hand', 'post', 'portal', 'board'] as const;
export type Channel = (typeof channels)[number];
/** Those that the committee writes down. */
export const typedChannels = ['hand', 'post', 'board'] as const;
export const entryStates = ['queued', 'sent', 'failed', 'opened', 'handed', 'posted', 'hung'] as const;
export type EntryState = (typeof entryStates)[number];

/** How a place stands: it has the invitation, a mail is on its way to it, or nothing proves that it came. */
export const seatStates = ['delivered', 'waiting', 'missing'] as const;
export type SeatState = (typeof seatStates)[number];
export const deliveryTabs = ['all', ...seatStates] as const;
export type DeliveryTab = (typeof deliveryTabs)[number];

/** Places that one call writes down; a house of thousands is done in several. */
export const mostRecorded = 5000;
export const numberLength = 60;

/** A place of mine in the meeting. The code finds its row at the desk and is no right to anything. */
export const MySeat = z.object({
  id: z.number(),
  units: z.string(),
  /** Of all votes of the house, in percent; null where its share is not known. */
  percent: z.nullable(z.number()),
  /** The same exactly; null where its parts are too long to be read. */
  exact: z.nullable(z.string()),
  code: z.string(),
});
export type MySeat = z.output<typeof MySeat>;
/** A power of attorney that I gave and that holds for the meeting, or will once it is confirmed. */
export const MyPower = z.object({ id: z.number(), agent: z.string(), waits: z.boolean(), mayRevoke: z.boolean() });
export type MyPower = z.output<typeof MyPower>;
export const MySeats = z.object({
  seats: z.array(MySeat),
  /** Whether it is written down that I have opened the invitation. */
  opened: z.boolean(),
  /** The vote of the meeting that I may give a power for; null where there is none. */
  voteId: z.nullable(z.number()),
  powers: z.array(MyPower),
});
export type MySeats = z.output<typeof MySeats>;

export const pointKinds = ['information', 'resolution', 'election'] as const;
/** A point of the agenda as the invitation tells it. */
export const InvitedPoint = z.object({
  id: z.number(),
  label: z.string(),
  kind: z.enum(pointKinds),
  name: z.string(),
  wording: z.string(),
  body: z.string(),
  files: z.array(z.string()),
});
export type InvitedPoint = z.output<typeof InvitedPoint>;

/** A part of the invitation, in the order in which the page, the mail and the paper say them. */
export const InvitationPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('agenda'), points: z.array(InvitedPoint), decides: z.number() }),
  z.object({ kind: z.literal('materials'), files: z.array(z.string()) }),
  z.object({ kind: z.literal('power') }),
  z.object({ kind: z.literal('law') }),
]);
export type InvitationPart = z.output<typeof InvitationPart>;

export const InvitationPreview = z.object({
  id: z.number(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  address: z.string(),
  isSent: z.boolean(),
  parts: z.array(InvitationPart),
  mail: z.object({ subject: z.string(), text: z.string() }),
  /** Places it goes to now, or went to. */
  seatCount: z.number(),
  /** Those of them that no mail reaches; the first hundred are named. */
  unreachableCount: z.number(),
  unreachable: z.array(z.object({ units: z.string(), owners: z.string() })),
});
export type InvitationPreview = z.output<typeof InvitationPreview>;

const who = z.nullable(z.string());
export const DeliveryEntry = z.object({
  id: z.number(),
  channel: z.enum(channels),
  state: z.enum(entryStates),
  at: z.string(),
  /** Who opened it, or wrote it down. */
  who,
  recipient: z.nullable(z.string()),
  number: z.nullable(z.string()),
  files: z.array(FileView),
});
export type DeliveryEntry = z.output<typeof DeliveryEntry>;

export const DeliverySeat = z.object({
  id: z.number(),
  units: z.string(),
  owners: z.string(),
  state: z.enum(seatStates),
  /** The way that proves it; of several the strongest. */
  channel: z.nullable(z.enum(channels)),
  isLater: z.boolean(),
  isEnded: z.boolean(),
  entries: z.array(DeliveryEntry),
});
export type DeliverySeat = z.output<typeof DeliverySeat>;

/** How the invitation came to the house, all places together. */
export const DeliverySummary = z.object({
  calledBy: who,
  sentAt: z.string(),
  /** Full days between it and the meeting, and how many are asked for. */
  full: z.number(),
  days: z.number(),
  seats: z.number(),
  delivered: z.number(),
  waiting: z.number(),
  missing: z.number(),
  /** Each place once, by the way that proves it. */
  channels: z.object({
    email: z.number(),
    hand: z.number(),
    post: z.number(),
    portal: z.number(),
    board: z.number(),
  }),
});
export type DeliverySummary = z.output<typeof DeliverySummary>;

export const DeliveryPage = z.object({
  name: z.string(),
  /** Null where nothing was sent yet, and for what was called before deliveries were written down. */
  summary: z.nullable(DeliverySummary),
  data: z.array(DeliverySeat),
  /** Rows of the tab that the text lets through. */
  total: z.number(),
});
export type DeliveryPage = z.output<typeof DeliveryPage>;

export const deliveryListing = {
  tab: z._default(z.enum(deliveryTabs), 'all'),
  text: z._default(line(100), ''),
};

/** Handed over, posted or hung on the board: of these places, or of all that nothing proves yet. */
export const DeliveryRecord = z.object({
  id,
  seatIds: z._default(z.array(id).check(z.maxLength(mostRecorded)), []),
  allMissing: z._default(z.boolean(), false),
  channel: z.enum(typedChannels),
  day: z.iso.date('BASE.FORM.INVALID'),
  /** Of what was posted. */
  number: z._default(line(numberLength), ''),
  fileIds: FileIds,
});
export type DeliveryRecord = z.output<typeof DeliveryRecord>;

/** What is printed: the sheet for the board, letters of places, mine, the form of a power, the ledger of deliveries. */
export const summonsPapers = ['board', 'letters', 'mine', 'power', 'delivery'] as const;
export type SummonsPaper = (typeof summonsPapers)[number];
export const PaperAsked = z.object({
  id,
  what: z.enum(summonsPapers),
  /** Of letters: one place; all that nothing proves yet without it. */
  seat: z.optional(id),
  lang: z._default(z.enum(['cs', 'en']), 'cs'),
});
export type PaperAsked = z.output<typeof PaperAsked>;
