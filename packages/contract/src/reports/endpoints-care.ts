import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { id } from '../base/calls/ids.ts';
import { ReportDetail, Verdict } from './schema.ts';
import { DueMove } from './schema-due.ts';
import { NearAsked, NearReport } from './schema-near.ts';
import { ReportTimes, TimesAsked } from './schema-times.ts';

const reads = { module: 'reports', right: 'r' } as const;

export const reportCare = callsOf('reports', {
  near: endpoint('GET /api/v2/report/near', {
    limit: 'search',
    needs: reads,
    input: NearAsked,
    output: z.object({ reports: z.array(NearReport) }),
    summary: 'Open and recently solved reports that the one being written may repeat, of those the asker may read.',
  }),
  also: endpoint('PUT /api/v2/report/:id/also', {
    needs: reads,
    visit: 'never',
    input: z.object({ id, also: z.boolean() }),
    output: z.object({ also: z.boolean(), alsoCount: z.number() }),
    summary: 'Says that the asker has the same trouble, and follows the report; or takes it back.',
  }),
  verdict: endpoint('PUT /api/v2/report/:id/verdict', {
    needs: reads,
    visit: 'never',
    input: Verdict,
    output: ReportDetail,
    summary: 'Its reporter, who was asked, says once whether it is mended; if not, a report that follows it is filed.',
    says: 'REPORT.JUDGED',
  }),
  moveDue: endpoint('PUT /api/v2/report/:id/due', {
    needs: reads,
    visit: 'yes',
    input: DueMove,
    output: ReportDetail,
    summary:
      'Moves the day to solve it, for its solver and who administers reports; reporter and followers are told why.',
    says: 'REPORT.DUE_MOVED',
  }),
  times: endpoint('GET /api/v2/report/times', {
    needs: { module: 'reports', right: 'rw' },
    input: TimesAsked,
    output: ReportTimes,
    summary:
      'How it went with what was mended in some days, by type and by who solved it; firms are told with hand-overs.',
  }),
});
