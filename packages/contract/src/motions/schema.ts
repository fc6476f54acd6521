import * as z from 'zod/mini';
import { ChosenFile } from '../base/files/chosen.ts';
import { FileView } from '../base/files/files.ts';
import { AttendanceView, Column, Papers } from './schema-sums.ts';

export const voteTypes = ['online', 'local'] as const;
export type VoteType = (typeof voteTypes)[number];
export const voteStates = ['concept', 'run', 'finish'] as const;
export type VoteState = (typeof voteStates)[number];
/** On what the decision stands: an assembly (NOZ § 1206), outside of it in writing (§ 1211), by technical means (§ 158/2), or nothing but an opinion. */
export const bases = ['assembly', 'perRollam', 'electronic', 'poll'] as const;
export type Basis = (typeof bases)[number];
/** What a vote may begin from: the law's majorities, each on its ground (see rules-law). */
export const presetIds = [
  'assembly',
  'perRollam',
  'electronic',
  'poll',
  'substitute',
  'twoThirds',
  'threeQuarters',
  'majorityOfAll',
  'twoThirdsOfAll',
  'threeQuartersOfAll',
  'everyoneAtAssembly',
  'perRollamTwoThirds',
  'perRollamThreeQuarters',
  'everyone',
  'electronicTwoThirds',
  'electronicThreeQuarters',
  'electronicEveryone',
] as const;
export type PresetId = (typeof presetIds)[number];
export const voteValues = ['agree', 'notAgree', 'noVote', 'miss'] as const;
export type VoteValue = (typeof voteValues)[number];
export const channels = ['own', 'local', 'proxy', 'paper'] as const;
export type Channel = (typeof channels)[number];
/** Of which shares the agreeing ones have to be enough. */
export const wholes = ['present', 'all'] as const;
/** While a vote runs: who voted how is named, or nobody sees more than the turnout. */
export const showings = ['named', 'hidden'] as const;
/** Why somebody may vote for a seat. */
export const voterWays = ['owner', 'couple', 'representative'] as const;
export type VoterWay = (typeof voterWays)[number];
/** Points of a vote at most. */
export const mostPoints = 100;
export const voteTabs = ['all', 'concept', 'active', 'finished'] as const;
export type VoteTab = (typeof voteTabs)[number];

const moment = z.nullable(z.string());
/** An exact share, JSON text. */
const share = z.string();

/** A seat as the people of a vote are listed: names of its owners, its units, who represents it. */
export const VotedUser = z.object({
  id: z.number(),
  /** The member who may vote for the seat; null when nobody may, or several of a couple. */
  userId: z.nullable(z.number()),
  full_name: z.string(),
  room_name: z.string(),
  spare: z.string(),
  status: z.enum(['done', 'waiting']),
  updatedAt: moment,
  shares: share,
});
export type VotedUser = z.output<typeof VotedUser>;

export const VotePointUser = z.object({
  id: z.number(),
  vote_value: z.nullable(z.enum(voteValues)),
  changed: z.boolean(),
  votedUser: VotedUser,
});

/** The four columns of a point over the seats that count. */
export const Columns = z.object({ agree: Column, notAgree: Column, noVote: Column, miss: Column });
export type Columns = z.output<typeof Columns>;

/** The room of a point of an assembly: everybody in it, and those of them who have no answer. */
export const PointRoom = z.object({ present: Column, silent: Column });
export type PointRoom = z.output<typeof PointRoom>;

/** What a preset asks beside the numbers; shares read "1/2". */
const Law = z.object({
  quorum: z.nullable(z.string()),
  quorumInclusive: z.boolean(),
  share: z.string(),
  inclusive: z.boolean(),
  of: z.enum(wholes),
});
/** The rule of a point of its own; shares read "1/2". */
export const PointRule = z.object({
  preset: z.nullable(z.enum(presetIds)),
  participation: z.string(),
  accept: z.string(),
  inclusive: z.boolean(),
  of: z.enum(wholes),
  law: z.nullable(Law),
});

export const VotePoint = z.object({
  id: z.number(),
  /** As the agenda of its meeting numbers it ("3a"), else by its order ("2"). */
  number: z.string(),
  name: z.string(),
  /** HTML, sanitised by the server. */
  description: z.string(),
  createdAt: z.string(),
  attachments: z.array(FileView),
  /** Documents chosen for it; once the vote runs they stay what they are, with their bytes. */
  files: z.array(ChosenFile),
  /** My own seats. */
  votePointUsers: z.array(VotePointUser),
  /** The preset chosen for it, and its own rule where that decides otherwise than the vote's. */
  preset: z.nullable(z.enum(presetIds)),
  rule: z.nullable(PointRule),
  /** When it was added to the vote that ran; null of one that was there from the start. */
  addedAt: moment,
  /** A matter that was not announced: decided only with everybody entitled there and agreeing (NOZ § 253). */
  offAgenda: z.boolean(),
  /** Null where the vote shows nothing before its end. */
  sums: z.nullable(Columns),
  /** Decided at the end; a point of an assembly once it is closed, where its sums are shown. */
  passed: z.nullable(z.boolean()),
  /** When the point of an assembly was closed; no answer to it changes any more. */
  closedAt: moment,
  /** Who is in the room, and was when the point closed; null where presence was not counted by the attendance. */
  room: z.nullable(PointRoom),
});
export type VotePoint = z.output<typeof VotePoint>;

/** By which way the register changed: typed by hand, undone, imported, a planned change on its day, a representative, corrected, who acts for an estate. */
export const registerSources = [
  'typed',
  'undone',
  'import',
  'planned',
  'representative',
  'corrected',
  'estate',
] as const;
export type RegisterSource = (typeof registerSources)[number];

/** A seat whose owner, or who acts for it, is another one since the start. */
export const SeatChange = z.object({
  seat: z.number(),
  units: z.string(),
  from: z.string(),
  /** Its new owners; of a seat that was parted those of each part. */
  to: z.string(),
  spare: z.string(),
  parts: z.array(z.object({ units: z.string(), owners: z.string() })),
  /** The day from which it holds by law, YYYY-MM-DD, and since when the portal knows of it. */
  day: z.string(),
  known: z.string(),
  source: z.enum(registerSources),
  /** The ballot had been given by then, and holds. */
  voted: z.boolean(),
  /** Known after the start, though it holds from an earlier day. */
  earlier: z.boolean(),
});
export type SeatChange = z.output<typeof SeatChange>;

/** One of my seats: who I am for it, and whether it has voted. */
export const MySeat = z.object({
  seat: VotedUser,
  how: z.enum([...voterWays, 'proxy']),
  own: z.boolean(),
  channel: z.nullable(z.enum(channels)),
  /** Somebody stands for it in the room now; only of a local vote. */
  inRoom: z.boolean(),
  /** Who voted for it, when it was not me. */
  castBy: z.nullable(z.string()),
  /** The ballot was given by who owned it before me: it holds, and what it says is not shown to me. */
  former: z.boolean(),
  objected: z.boolean(),
  /** A paper of it is recorded and does not count yet: a ballot of its own voids that. */
  paperWaits: z.boolean(),
});
export type MySeat = z.output<typeof MySeat>;

const settings = {
  id: z.number(),
  name: z.string(),
  isPublic: z.boolean(),
  type: z.enum(voteTypes),
  basis: z.enum(bases),
  status: z.enum(voteStates),
  /** Its end has come, or it was cancelled: no more ballots are taken. */
  closed: z.boolean(),
  cancelledAt: moment,
  startedAt: moment,
  finishedAt: moment,
  opensAt: moment,
  closesAt: moment,
  pointCount: z.number(),
};

export const VoteRow = z.object({
  ...settings,
  createdAt: z.string(),
  /** A seat of mine has not voted yet and can. */
  waiting: z.boolean(),
  /** How many points passed; null before the end. */
  passedCount: z.nullable(z.number()),
});
export type VoteRow = z.output<typeof VoteRow>;

export const Head = z.object({
  seq: z.number(),
  /** Hexadecimal, as are the signature (Ed25519) and the public key. */
  hash: z.string(),
  signature: z.string(),
  publicKey: z.string(),
});
export type Head = z.output<typeof Head>;

/** Another vote beside this one; `same` when the wording of all points is the same. */
const Related = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(voteStates),
  cancelledAt: moment,
  same: z.boolean(),
});

export const VoteDetail = z.object({
  ...settings,
  /** HTML, sanitised by the server. */
  description: z.string(),
  cancelReason: z.nullable(z.string()),
  /** Percents for display; the exact parts of 1 stand in participation and accept. */
  participation_count: z.number(),
  accept_count: z.number(),
  participation: share,
  accept: share,
  acceptInclusive: z.boolean(),
  acceptOf: z.enum(wholes),
  /** The preset that was chosen, and what it asks beside the numbers above; both have to hold. Shares read "1/2". */
  preset: z.nullable(z.enum(presetIds)),
  law: z.nullable(Law),
  afterFailedAssembly: z.boolean(),
  /** When it came with its association from another portal; nothing can be done in it since. */
  movedAt: moment,
  /** The end announced at the start, when and why it was prolonged. */
  prolonged: z.nullable(z.object({ from: z.string(), at: z.string(), reason: z.string() })),
  /** The cancelled vote that this one takes the place of, and the one that took the place of this. */
  replaces: z.nullable(Related),
  replacedBy: z.nullable(Related),
  /** Null where it is none of the portal's, or not for the asker. */
  meetingOfOwnersId: z.nullable(z.number()),
  meetingOfOwners: z.nullable(z.string()),
  /** Its list and attendance are those of the meeting, whose registration starts it. */
  isBook: z.boolean(),
  shows: z.enum(showings),
  remindDays: z.nullable(z.number()),
  paperDays: z.number(),
  /** Hexadecimal SHA-256 of the frozen list and points; null before the start. */
  fingerprint: z.nullable(z.string()),
  head: z.nullable(Head),
  votePoints: z.array(VotePoint),
  seatCount: z.number(),
  unitCount: z.number(),
  /** Shares of the seats that count, and those of them that have voted. */
  base: share,
  /** Of all shares of the list: what they are shown over while it has at most 12 digits; null beyond. */
  commonDenominator: z.nullable(z.string()),
  turnout: Column,
  /** Seats in the room now; only of a local vote. */
  present: z.nullable(Column),
  /** Of an assembly that has begun; null also where it ended before this was asked. */
  attendance: z.nullable(AttendanceView),
  /** Ballots that somebody else cast for a seat, by a power of attorney or as a representative who is no owner. */
  castByOthers: Column,
  /** Papers of an online vote; null of one on the spot. */
  papers: z.nullable(Papers),
  /** Of them those by a paper that no second person confirmed, because nobody agreed to. */
  withoutSecond: Column,
  objections: z.number(),
  /** Seats whose owner is another one since the start, in the order in which the ledger followed the register. */
  seatChanges: z.array(SeatChange),
  mySeats: z.array(MySeat),
  /** The sums above are shown although the vote hides them: the look was asked for and is logged. */
  looked: z.boolean(),
  updatedAt: z.string(),
});
export type VoteDetail = z.output<typeof VoteDetail>;
