import * as z from 'zod/mini';
import { byId, id } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line } from '../base/person/people.ts';
import { meetingStates } from '../meetings/schema-found.ts';
import { AttendanceEvent } from '../presence/schema.ts';
import { doorEnds } from '../second/rules.ts';

/**
 * Who stands in the room for a seat: nobody, somebody who counts by themselves or by a power of attorney, or somebody who
 * does not count: a power waits for its second person, a guest has no vote.
 */
export const seatStates = ['nobody', 'room', 'power', 'waiting', 'guest'] as const;
export type SeatState = (typeof seatStates)[number];
export const deskTabs = ['all', 'room', 'power', 'nobody'] as const;
export type DeskTab = (typeof deskTabs)[number];
/** Who acts for a seat: one owner, either of a couple, a named representative, or nobody yet. */
export const seatWays = ['owner', 'couple', 'representative', 'mute'] as const;
export type SeatWay = (typeof seatWays)[number];

/** Seats that a search answers at most. */
export const mostFound = 20;
/** What was written down last, as the desk tells it. */
export const mostLast = 5;

const moment = z.nullable(z.string());

export const DeskSeat = z.object({
  id: z.number(),
  owners: z.string(),
  units: z.array(z.string()),
  /** JSON text of the exact share. */
  share: z.string(),
  way: z.enum(seatWays),
  representative: z.string(),
  state: z.enum(seatStates),
  /** When they came, or last left; null while nobody has come. */
  since: moment,
  leftAt: moment,
  /** Who is there, where it is not simply the owner; of a power its agent. */
  person: z.string(),
  /** The power by which somebody is there. */
  proxy: z.nullable(z.number()),
  /** A power reaches it, counting or waiting: who came has to be asked. */
  hasPower: z.boolean(),
});
export type DeskSeat = z.output<typeof DeskSeat>;

/** Exact sums over the seats that count, as JSON text. */
export const DeskSums = z.object({
  base: z.string(),
  present: z.string(),
  presentSeats: z.number(),
  /** The part of the base that has to be there, and whether exactly that much is enough. */
  quorum: z.string(),
  quorumInclusive: z.boolean(),
  counts: z.object({ all: z.number(), room: z.number(), power: z.number(), nobody: z.number() }),
  /** Powers at the door that wait for their second person. */
  waiting: z.number(),
});
export type DeskSums = z.output<typeof DeskSums>;

export const DeskEntry = z.object({
  /** Its place in the ledger. */
  seq: z.number(),
  at: z.string(),
  seat: z.number(),
  /** Who came or left. */
  name: z.string(),
  /** The units, where somebody acts for them. */
  units: z.array(z.string()),
  here: z.boolean(),
  /** The power by which they came. */
  proxy: z.nullable(z.number()),
  /** Taken back: they never came. */
  taken: z.boolean(),
});
export type DeskEntry = z.output<typeof DeskEntry>;

export const Desk = z.object({
  meeting: z.object({
    id: z.number(),
    name: z.string(),
    start: z.string(),
    end: z.string(),
    status: z.enum(meetingStates),
  }),
  /** Since when people are written down; null while the registration is not open. */
  openedAt: moment,
  /** From when it may be opened. */
  opensFrom: z.string(),
  mayOpen: z.boolean(),
  /** The vote whose attendance it is. */
  voteId: z.nullable(z.number()),
  /** The vote runs: who comes and leaves is written down. */
  isOpen: z.boolean(),
  sums: z.nullable(DeskSums),
  last: z.array(DeskEntry),
});
export type Desk = z.output<typeof Desk>;

export const SeatListing = z.object({ ...byId.shape, ...paging, tab: z._default(z.enum(deskTabs), 'all') });
export const SeatPage = z.object({ seats: z.array(DeskSeat), total: z.number() });
export const SeatSearch = z.object({
  ...byId.shape,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
export const SeatsFound = z.object({
  seats: z.array(DeskSeat),
  /** There are others; the text has to say more. */
  more: z.boolean(),
  /** The text is the code of an invitation of this meeting. */
  byCode: z.boolean(),
});
export type SeatsFound = z.output<typeof SeatsFound>;

const named = z.object({ id: z.number(), name: z.string() });
export const SeatCard = z.object({
  ...DeskSeat.shape,
  /** Who acts for the seat by themselves; of a couple both. */
  people: z.array(named),
  /** Who owns it: one of them may have given a power. */
  owned: z.array(named),
  /** Powers that reach the seat: those that count, and those whose paper waits for a second person. */
  powers: z.array(z.object({ proxy: z.number(), agent: z.string(), principal: z.string(), counts: z.boolean() })),
  /** A unit of it, where a representative is written down. */
  unitId: z.nullable(z.number()),
});
export type SeatCard = z.output<typeof SeatCard>;

/** An agent is a member of the house, or somebody by name. */
const agent = { agentId: z._default(z.nullable(id), null), agentName: z._default(line(200), '') };
export const AgentAsked = z.object({ ...byId.shape, seat: id, ...agent });
export const agentObstacles = ['LIMIT', 'OWNERS_ONLY', 'NOT_VERIFIED'] as const;
export const AgentStanding = z.object({
  name: z.string(),
  /** Units of the seat by which they are in the room themselves; none where they are not. */
  units: z.array(z.string()),
  inRoom: z.boolean(),
  owns: z.boolean(),
  /** Seats that they hold by powers already, waiting ones too. */
  held: z.number(),
  limit: z.nullable(z.number()),
  ownersOnly: z.boolean(),
  /** The statutes ask for a verified signature. */
  verified: z.boolean(),
  /** What the statutes hold against this power; a missing verification is told beside it. */
  obstacle: z.nullable(z.enum(agentObstacles)),
});
export type AgentStanding = z.output<typeof AgentStanding>;

export const MarkInput = z.object({
  ...byId.shape,
  seat: id,
  here: z.boolean(),
  /** Which of a couple came or left. */
  spouse: z._default(z.nullable(id), null),
  /** The power by which somebody came. */
  proxy: z._default(z.nullable(id), null),
  /** They are in the room without a vote. */
  guest: z._default(z.boolean(), false),
  /** Why somebody left who had answered a point that is open. */
  reason: z._default(line(300), ''),
  /** It takes back what was written by mistake. */
  back: z._default(z.boolean(), false),
  event: AttendanceEvent,
});
export type MarkInput = z.output<typeof MarkInput>;

export const PowerInput = z
  .object({
    ...byId.shape,
    seat: id,
    principalId: id,
    ...agent,
    verified: z._default(z.boolean(), false),
    fileIds: FileIds,
    event: AttendanceEvent,
  })
  .check(
    z.refine((p) => p.agentId !== null || p.agentName !== '', { path: ['agentId'], error: 'BASE.FORM.REQUIRED' }),
    z.refine((p) => p.fileIds.length > 0, { path: ['fileIds'], error: 'ASSEMBLY.ERRORS.NO_PAPER' }),
  );
export type PowerInput = z.output<typeof PowerInput>;

export const Marked = z.object({
  seat: DeskSeat,
  sums: DeskSums,
  last: z.array(DeskEntry),
  /** Somebody had written the same before: when. */
  already: moment,
});
export type Marked = z.output<typeof Marked>;

export const DoorPower = z.object({
  proxy: z.number(),
  seat: z.number(),
  owners: z.string(),
  units: z.array(z.string()),
  share: z.string(),
  principal: z.string(),
  agent: z.string(),
  since: z.string(),
  /** Confirmed or refused already elsewhere; it is taken in by the next act at the desk. */
  state: z.enum(['waiting', 'approved']),
  mayConfirm: z.boolean(),
  /** Who is in the room and may confirm it now, where it waits. */
  seconds: z.array(z.string()),
  /** Who may confirm it if they are there: nothing says so, as of who is not on the list. */
  perhaps: z.array(z.string()),
  /** What it comes to when the meeting is to decide. */
  end: z.enum(doorEnds),
  files: z.array(FileView),
});
export const DoorAct = z.object({ ...byId.shape, proxies: z.array(id).check(z.minLength(1), z.maxLength(200)) });
export type DoorPower = z.output<typeof DoorPower>;
