import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';

export const home = callsOf('home', {
  waits: endpoint('GET /api/v2/waits', {
    summary:
      'Numbers of the menu and of the dashboard: what is open in the house and what waits for me, by their names',
    needs: 'member',
    toFormer: 'all',
    unhurried: true,
    input: z.object({}),
    output: z.object({ counts: z.record(z.string(), z.number()) }),
  }),
});
