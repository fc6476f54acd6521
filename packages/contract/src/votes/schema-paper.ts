import * as z from 'zod/mini';
import { isDay } from '../base/dates.ts';
import { FileView } from '../base/files.ts';
import { channels, VotedUser, voteValues } from './schema.ts';

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

/** A ticket that was recognised: whose it is, and whether its seat has voted. */
export const Ticket = z.object({
  number: z.string(),
  /** By its code, whose mark was right. */
  scanned: z.boolean(),
  seat: VotedUser,
  voted: z.nullable(z.object({ channel: z.enum(channels), at: z.string() })),
});
export type Ticket = z.output<typeof Ticket>;

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
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  /** Whether the asker may be its second person. */
  canConfirm: z.boolean(),
  /** By point. */
  answers: z.record(z.string(), z.enum(voteValues)),
  /** Points without a valid mark on the paper: their answer is an abstention. */
  blank: z.array(z.number()),
  objections: z.number(),
  photos: z.array(FileView),
});
export type Paper = z.output<typeof Paper>;

export const day = z.string('BASE.FORM.REQUIRED').check(z.refine(isDay, 'BASE.FORM.INVALID'));
