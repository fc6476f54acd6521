import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { SheetAsked } from './schema-sheet.ts';

const reads = { module: 'events', right: 'r' } as const;

/** The calendar as it hangs on the wall. */
export const wallSheet = callsOf('feeds', {
  print: endpoint('POST /api/v2/event/sheet', {
    limit: 'export',
    needs: reads,
    effect: 'reads',
    input: SheetAsked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of a month or a year of the calendar on one page, of what is for everybody.',
  }),
  file: endpoint('GET /api/v2/event/sheet/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: reads,
    input: SheetAsked,
    output: z.any(),
    summary: 'The page behind a ticket in PDF; nothing of it is for some people alone, whoever prints it.',
  }),
});
