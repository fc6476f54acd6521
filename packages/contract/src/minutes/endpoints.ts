import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import {
  AddendumInput,
  CodeSent,
  MinutesAsked,
  MinutesChange,
  MinutesFinish,
  MinutesPublish,
  MinutesScan,
  MinutesSign,
  MinutesView,
} from './schema.ts';

const reads = { module: 'meetingOwners', right: 'r' } as const;
const administers = { module: 'meetingOwners', right: 'rw' } as const;

/** `id` is that of the meeting. */
export const minutes = callsOf('minutes', {
  one: endpoint('GET /api/v2/meeting-of-owners/:id/minutes', {
    needs: reads,
    input: MinutesAsked,
    output: MinutesView,
    summary:
      'Minutes composed of what the portal knows, with their check; finished ones for who signs them and who may open the document they are published as.',
  }),
  change: endpoint('PUT /api/v2/meeting-of-owners/:id/minutes', {
    needs: administers,
    visit: 'never',
    input: MinutesChange,
    output: MinutesView,
    summary: 'Keeps what people say otherwise than the portal; what is the same is composed anew.',
  }),
  finish: endpoint('PUT /api/v2/meeting-of-owners/:id/minutes/finish', {
    needs: administers,
    visit: 'never',
    input: MinutesFinish,
    output: MinutesView,
    summary: 'Finishes minutes for good; where the check names anything, with a reason that stays in them.',
    says: 'MINUTES.FINISHED',
  }),
  addend: endpoint('POST /api/v2/meeting-of-owners/:id/minutes/addendum', {
    creates: 'addendum',
    needs: administers,
    visit: 'never',
    input: AddendumInput,
    output: MinutesView,
    summary: 'Adds what came after finished minutes; they themselves stay as they are.',
    says: 'MINUTES.ADDED',
  }),
  askCode: endpoint('POST /api/v2/meeting-of-owners/:id/minutes/code', {
    creates: none('a new code takes the place of the older one'),
    needs: reads,
    visit: 'never',
    input: byId,
    output: CodeSent,
    summary: 'Mails a code by which the asker signs finished minutes.',
  }),
  sign: endpoint('PUT /api/v2/meeting-of-owners/:id/minutes/sign', {
    needs: reads,
    visit: 'never',
    input: MinutesSign,
    output: MinutesView,
    summary: 'Signs finished minutes by a code from an e-mail.',
    says: 'MINUTES.SIGNED',
  }),
  scan: endpoint('PUT /api/v2/meeting-of-owners/:id/minutes/scan', {
    needs: administers,
    visit: 'never',
    input: MinutesScan,
    output: MinutesView,
    summary: 'Keeps a scan of the paper that somebody signed.',
    says: 'MINUTES.SCANNED',
  }),
  publish: endpoint('PUT /api/v2/meeting-of-owners/:id/minutes/publish', {
    limit: 'export',
    kind: 'steps',
    needs: administers,
    visit: 'never',
    input: MinutesPublish,
    output: MinutesView,
    summary: 'Prints finished minutes with their annexes and makes them a document of the house, or its new version.',
    says: 'MINUTES.PUBLISHED',
  }),
  printTicket: endpoint('POST /api/v2/meeting-of-owners/:id/minutes/print', {
    limit: 'export',
    effect: 'reads',
    needs: administers,
    input: MinutesAsked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the minutes in PDF, of a draft too.',
  }),
  printFile: endpoint('GET /api/v2/meeting-of-owners/minutes/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: MinutesAsked,
    output: z.any(),
    summary: 'The minutes with their annexes in PDF.',
  }),
});
