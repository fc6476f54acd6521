import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { byId } from '../base/ids.ts';
import { paging } from '../base/paging.ts';
import { Head } from './schema.ts';
import { Receipt } from './schema-ballots.ts';

const reads = { module: 'vote', right: 'r' } as const;

export const voteLedger = {
  list: endpoint('GET /api/v2/vote/:id/ledger', {
    needs: reads,
    input: z.object({ ...byId.shape, ...paging }),
    output: z.object({
      /** Canonical JSON of what the fingerprint is of: list, points, rule. It comes with the first page, as do names, answers and results. */
      census: z.string(),
      fingerprint: z.string(),
      head: Head,
      /** In order; bodies are published with the result, hashes at once. */
      entries: z.array(z.object({ seq: z.number(), hash: z.string(), prev: z.string(), body: z.nullable(z.string()) })),
      total: z.number(),
      /** Names behind the commitments of the list, while they are kept. */
      names: z.array(
        z.object({ seat: z.number(), owners: z.string(), units: z.string(), salt: z.nullable(z.string()) }),
      ),
      /** What the portal shows, to be compared with what the entries say. */
      answers: z.array(z.object({ seat: z.number(), answers: z.record(z.string(), z.string()) })),
      results: z.array(z.object({ point: z.number(), passed: z.boolean(), columns: z.record(z.string(), z.string()) })),
    }),
    summary: 'The ledger, paged by entries: everything a browser needs to recount the vote.',
  }),
  receipts: endpoint('GET /api/v2/vote/:id/receipts', {
    needs: reads,
    input: byId,
    output: z.object({ receipts: z.array(Receipt) }),
    summary: 'Receipts of my own seats.',
  }),
  exportTicket: endpoint('POST /api/v2/vote/:id/export', {
    effect: 'reads',
    needs: reads,
    input: byId,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the ZIP that lets anyone recount offline.',
  }),
  exportFile: endpoint('GET /api/v2/vote/export/:ticket', {
    kind: 'bytes',
    needs: reads,
    input: byId,
    output: z.any(),
    summary: 'The ZIP behind a ticket: JSON, CSV, README, a script without dependencies.',
  }),
};
