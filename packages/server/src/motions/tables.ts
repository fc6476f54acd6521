import { bigint, boolean, customType, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Form, Voters } from '#contract/ledger/rules-frozen.ts';
import type { LawText } from '#contract/motions/rules-decisive.ts';
import { attendanceProofs } from '#contract/motions/rules-presence.ts';
import {
  bases,
  type Columns,
  type PointRoom,
  presetIds,
  showings,
  voteStates,
  voteTypes,
  wholes,
} from '#contract/motions/schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ref = (name: string) => bigint(name, { mode: 'number' });
const key = () => ref('id').generatedAlwaysAsIdentity();
const part = (name: string) => bigint(name, { mode: 'bigint' });
/** A whole number of any length. */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const house = () => ref('svj_id').notNull();

export const vote = pgTable('vote', {
  svjId: house(),
  id: key(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  isPublic: boolean('is_public').notNull().default(true),
  type: text('type', { enum: voteTypes }).notNull(),
  basis: text('basis', { enum: bases }).notNull(),
  status: text('status', { enum: voteStates }).notNull().default('concept'),
  participationNum: part('participation_num').notNull(),
  participationDen: part('participation_den').notNull(),
  acceptNum: part('accept_num').notNull(),
  acceptDen: part('accept_den').notNull(),
  acceptInclusive: boolean('accept_inclusive').notNull().default(false),
  acceptOf: text('accept_of', { enum: wholes }).notNull(),
  preset: text('preset', { enum: presetIds }),
  /** What the preset asks, as it was when the draft was saved. */
  law: jsonb('law').$type<LawText>(),
  afterFailedAssembly: boolean('after_failed_assembly').notNull().default(false),
  shows: text('shows', { enum: showings }).notNull().default('named'),
  meeting: text('meeting'),
  opensAt: at('opens_at'),
  closesAt: at('closes_at'),
  prolongedAt: at('prolonged_at'),
  prolongReason: text('prolong_reason'),
  replacesId: ref('replaces_id'),
  remindDays: integer('remind_days'),
  remindedAt: at('reminded_at'),
  form: smallint('form').$type<Form>().notNull().default(2),
  paperDays: smallint('paper_days').notNull().default(3),
  announcedEnd: at('announced_end'),
  ticketsAt: at('tickets_at'),
  papersClosedAt: at('papers_closed_at'),
  register: bytea('register'),
  parts: bigint('parts', { mode: 'bigint' }),
  fingerprint: bytea('fingerprint'),
  startedAt: at('started_at'),
  finishedAt: at('finished_at'),
  cancelledAt: at('cancelled_at'),
  cancelReason: text('cancel_reason'),
  attendanceProof: text('attendance_proof', { enum: attendanceProofs }),
  createdBy: ref('created_by'),
  /** Of a vote from another portal: where it came from, and what it was called there; so of points and seats. */
  originId: ref('origin_id'),
  frozenId: ref('frozen_id'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** What the end decided of a point; who was in the room where the attendance counts. */
export type PointResult = Columns & { passed: boolean; room?: PointRoom };

export const votePoint = pgTable('vote_point', {
  svjId: house(),
  id: key(),
  voteId: ref('vote_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** By what it is decided where not as the vote: a preset with what it asks, and the numbers beside it. */
  preset: text('preset', { enum: presetIds }),
  law: jsonb('law').$type<LawText>(),
  participationNum: part('participation_num'),
  participationDen: part('participation_den'),
  acceptNum: part('accept_num'),
  acceptDen: part('accept_den'),
  acceptInclusive: boolean('accept_inclusive'),
  acceptOf: text('accept_of', { enum: wholes }),
  addedSeq: integer('added_seq'),
  offAgenda: boolean('off_agenda').notNull().default(false),
  /** It elects somebody, as the agenda says: nothing is to be carried out. */
  elects: boolean('elects').notNull().default(false),
  /** What the agenda of its meeting calls it ("3a"): for reading, no part of what is sealed. */
  agendaNumber: text('agenda_number'),
  result: jsonb('result').$type<PointResult>(),
  closedAt: at('closed_at'),
  frozenId: ref('frozen_id'),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** Owners and voters of a seat at the start, by ids of members. */
export type FrozenPeople = { owners: number[]; voters: Voters };
