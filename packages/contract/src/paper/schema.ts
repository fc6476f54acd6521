import * as z from 'zod/mini';
import { FileView } from '../base/files/files.ts';
import { isDay } from '../base/time/dates.ts';
import { channels, VotedUser, voteValues } from '../motions/schema.ts';

export const printStates = ['waiting', 'running', 'done', 'failed'] as const;
export type PrintState = (typeof printStates)[number];

/** Tickets printed aside: how far it is, and where the file is fetched while it is kept. */
export const TicketPrint = z.object({
  id: z.number(),
  state: z.enum(printStates),
  done: z.number(),
  total: z.number(),
  bytes: z.nullable(z.number()),
  name: z.string(),
  /** A short-lived address; null unless it is ready and kept. */
  url: z.nullable(z.string()),
  createdAt: z.string(),
});
export type TicketPrint = z.output<typeof TicketPrint>;

/** Whom tickets are printed for: everybody, who has not voted, who has no e-mail. */
export const ticketTabs = ['all', 'waiting', 'noEmail'] as const;
export type TicketTab = (typeof ticketTabs)[number];

/** A seat among those that may get a ticket. */
export const TicketRow = z.object({
  id: z.number(),
  full_name: z.string(),
  room_name: z.string(),
  spare: z.string(),
  shares: z.string(),
  voted: z.boolean(),
  /** Somebody of the seat can be written to. */
  hasEmail: z.boolean(),
});
export type TicketRow = z.output<typeof TicketRow>;

/** A ticket that was recognised: whose it is, whether its seat has voted, and whether a paper of it waits. */
export const Ticket = z.object({
  number: z.string(),
  /** By its code, whose mark was right. */
  scanned: z.boolean(),
  seat: VotedUser,
  voted: z.nullable(z.object({ channel: z.enum(channels), at: z.string() })),
  waiting: z.nullable(z.object({ recordedBy: z.string(), at: z.string() })),
});
export type Ticket = z.output<typeof Ticket>;

/** It counts, it waits for a photo or a second person, or it is void. */
export const paperStates = ['counts', 'waits', 'void'] as const;
export type PaperState = (typeof paperStates)[number];
/** Why a paper does not count: the seat voted online, its people objected, nobody confirmed it in time. */
export const voidReasons = ['ownBallot', 'objection', 'notConfirmed', 'parted'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** A recorded paper ballot. */
export const Paper = z.object({
  id: z.number(),
  seat: VotedUser,
  number: z.string(),
  scanned: z.boolean(),
  /** Written on the paper, YYYY-MM-DD. */
  date: z.string(),
  at: z.string(),
  recordedBy: z.string(),
  /** Of one recorded after the end: when it was handed in and who took it. */
  handedIn: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
  state: z.enum(paperStates),
  voidWhy: z.nullable(z.enum(voidReasons)),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  /** Until when a second person may confirm it; null once it is settled, or when nothing is announced. */
  secondUntil: z.nullable(z.string()),
  /** Whether the asker may be its second person. */
  canConfirm: z.boolean(),
  /** Whether a photo added now would be taken. */
  takesPhoto: z.boolean(),
  hasPhoto: z.boolean(),
  /** Answers and photos are shown only when asked for, and that is written down. */
  veiled: z.boolean(),
  /** By point. */
  answers: z.record(z.string(), z.enum(voteValues)),
  /** Points without a valid mark on the paper: their answer is an abstention. */
  blank: z.array(z.number()),
  objections: z.number(),
  photos: z.array(FileView),
});
export type Paper = z.output<typeof Paper>;

/** Who may have taken a paper that was handed in. */
export const Taker = z.object({ id: z.number(), full_name: z.string() });
export type Taker = z.output<typeof Taker>;

/** A moment on the clock, as forms send it. */
export const moment = z.string('BASE.FORM.REQUIRED').check(
  z.maxLength(40),
  z.refine((s) => /^\d{4}-\d{2}-\d{2}T/.test(s) && !Number.isNaN(Date.parse(s)), 'BASE.FORM.INVALID'),
);
export const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
