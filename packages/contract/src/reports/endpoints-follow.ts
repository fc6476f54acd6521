import { callsOf } from '../base/calls/endpoint.ts';
import { followEndpoints } from '../follow/endpoints.ts';

export const reportFollow = callsOf(
  'reports',
  followEndpoints({ module: 'reports', path: 'report/:id', one: 'report', says: 'REPORT.FOLLOWED' }),
);
