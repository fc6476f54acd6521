import { callsOf } from '../base/calls/endpoint.ts';
import { commentEndpoints } from '../comments/endpoints.ts';
import { reportStreams } from './schema.ts';

export const reportComments = callsOf(
  'reports',
  commentEndpoints({ module: 'reports', path: 'report/:id', one: 'report', streams: reportStreams, alsoAs: 'comment' }),
);
