import * as z from 'zod/mini';
import { Receipt } from '../answers/schema.ts';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { Head, PointRule, voteStates } from '../motions/schema.ts';

const reads = { module: 'vote', right: 'r' } as const;

const moment = z.nullable(z.string());
/** What the portal shows, to be compared with what the entries say. Ballots stand in it once they are published. */
/** Seats, units and share. */
const trio = z.tuple([z.number(), z.number(), z.string()]);
const shown = {
  /** Each portal that the vote came from, in order: the end of its ledger when it left, and its key. */
  departures: z.array(Head),
  course: z.object({
    status: z.enum(voteStates),
    cancelled: z.boolean(),
    startedAt: moment,
    finishedAt: moment,
    opensAt: moment,
    closesAt: moment,
    reason: z.nullable(z.string()),
    /** When a later end was announced, and why. */
    prolonged: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  }),
  answers: z.array(z.object({ seat: z.number(), answers: z.record(z.string(), z.string()) })),
  casts: z.array(
    z.object({
      seat: z.number(),
      points: z.array(z.number()),
      seq: z.number(),
      channel: z.string(),
      by: z.nullable(z.number()),
      at: z.string(),
    }),
  ),
  papers: z.array(
    z.object({
      seat: z.number(),
      seq: z.number(),
      number: z.string(),
      date: z.string(),
      scanned: z.boolean(),
      by: z.number(),
      confirmed: z.nullable(z.number()),
      handedIn: z.nullable(z.string()),
      takenBy: z.nullable(z.number()),
      void: z.nullable(z.string()),
    }),
  ),
  objections: z.array(z.object({ seat: z.number(), by: z.number() })),
  results: z.array(
    z.object({
      point: z.number(),
      passed: z.boolean(),
      columns: z.record(z.string(), z.string()),
      /** Seats and units of each column. */
      counts: z.record(z.string(), z.tuple([z.number(), z.number()])),
      /** Of a meeting: who was in the room when the point closed, who of them was silent, and when. */
      room: z.nullable(z.object({ present: trio, silent: trio })),
      closedAt: z.nullable(z.string()),
    }),
  ),
  /** Seats, units and share of ballots that somebody else cast. */
  byOthers: z.nullable(trio),
  /** The same of those by a power that no second person confirmed. */
  withoutSecond: z.nullable(trio),
  /** What backs the record of a meeting. */
  attendance: z.nullable(z.string()),
};

export const voteLedger = callsOf('votes', {
  taken: endpoint('GET /api/v2/vote/taken', {
    toFormer: 'all',
    needs: reads,
    input: z.object(paging),
    output: z.object({
      votes: z.array(
        z.object({ id: z.number(), name: z.string(), status: z.enum(voteStates), finishedAt: z.nullable(z.string()) }),
      ),
      total: z.number(),
    }),
    summary: 'Votes in which a ballot of mine is stored, the latest first: where my receipts are.',
  }),
  list: endpoint('GET /api/v2/vote/:id/ledger', {
    toFormer: 'took',
    needs: reads,
    input: z.object({ ...byId.shape, ...paging }),
    output: z.object({
      /** Canonical JSON of what the fingerprint is of: list, points, rule. It comes with the first page, as does all that follows the entries. */
      census: z.string(),
      fingerprint: z.string(),
      head: Head,
      /** In order. Hashes are published at once, so are bodies that say nothing of how anybody voted; ballots with the result. */
      entries: z.array(z.object({ seq: z.number(), hash: z.string(), prev: z.string(), body: z.nullable(z.string()) })),
      total: z.number(),
      /** Names behind the commitments of the list, while they are kept. */
      names: z.array(
        z.object({
          seat: z.number(),
          owners: z.string(),
          units: z.string(),
          /** Its weight, "1/2". */
          share: z.string(),
          spare: z.string(),
          salt: z.nullable(z.string()),
          /** Members who may vote for the seat, and why. */
          voters: z.array(z.tuple([z.number(), z.string()])),
        }),
      ),
      /** Changes of owners since the start: the day from which they hold, where they come from, since when they are known. */
      changes: z.array(
        z.object({
          seat: z.number(),
          seq: z.number(),
          owners: z.string(),
          spare: z.string(),
          salt: z.nullable(z.string()),
          day: z.string(),
          source: z.string(),
          known: z.string(),
        }),
      ),
      /** Points that a meeting took up while it went on, with their wording; and all of its points in the order of the agenda. */
      added: z.array(
        z.object({
          point: z.number(),
          seq: z.number(),
          name: z.string(),
          text: z.string(),
          files: z.array(z.string()),
          rule: z.nullable(PointRule),
          offAgenda: z.boolean(),
        }),
      ),
      order: z.array(z.number()),
      ...shown,
    }),
    summary: 'The ledger, paged by entries: everything a browser needs to recount the vote.',
  }),
  receipts: endpoint('GET /api/v2/vote/:id/receipts', {
    toFormer: 'took',
    needs: reads,
    input: byId,
    output: z.object({ receipts: z.array(Receipt) }),
    summary: 'Receipts of my own seats.',
  }),
  exportTicket: endpoint('POST /api/v2/vote/:id/export', {
    limit: 'export',
    toFormer: 'took',
    effect: 'reads',
    needs: reads,
    input: byId,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the ZIP that lets anyone recount offline.',
  }),
  exportFile: endpoint('GET /api/v2/vote/export/:ticket', {
    limit: 'export',
    toFormer: 'took',
    kind: 'bytes',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'The ZIP behind a ticket: JSON, CSV, README, a script without dependencies.',
  }),
});
