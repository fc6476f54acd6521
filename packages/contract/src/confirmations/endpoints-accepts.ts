import * as z from 'zod/mini';
import { endpoint } from '../base/calls/endpoint.ts';
import { byId, id, ids } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import { reaches } from './rules.ts';

const takesPart = { module: 'acceptRead', right: 'r' } as const;
const administers = { module: 'acceptRead', right: 'rw' } as const;
const version = z.coerce.number().check(z.int(), z.minimum(1));
const asked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });

/** `earlier` are those who confirmed an older version, whether or not they confirmed this one. */
export const acceptLists = ['read', 'missing', 'earlier'] as const;

/** One of those a thing is for, with what is known of their reading. */
const AcceptRow = z.object({
  user: z.object({ id: z.number(), full_name: z.string() }),
  /** Numbers of units, "3, 10". */
  units: z.string(),
  isRead: z.boolean(),
  readDate: z.nullable(z.string()),
  how: z.nullable(z.enum(['portal', 'paper'])),
  /**
   * What they confirmed: its version, and its kept wording when the thing says something else since; `isKept` is false of
   * one that was replaced before wordings were kept. For those who administer confirmations and for oneself.
   */
  wording: z.nullable(z.object({ contentVersion: z.number(), id: z.nullable(z.number()), isKept: z.boolean() })),
  /** Who wrote a paper one down; for those who administer confirmations. */
  recordedBy: z.nullable(z.string()),
  /** Confirmed an older version only. */
  readOlder: z.boolean(),
  /** How one who is missing can be reached; null for the others. */
  reach: z.nullable(z.enum(reaches)),
  /** As far as the asker may see them. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type AcceptRow = z.output<typeof AcceptRow>;

export const Accepts = z.object({
  allAccepts: z.array(AcceptRow),
  /** Rows of the list asked for. */
  rowsCount: z.number(),
  /** How many have confirmed, of how many; null where the asker may not know of the others. */
  counts: z.nullable(z.object({ done: z.number(), total: z.number() })),
  contentVersion: z.number(),
  /** How many of those it asks confirmed an older version; 0 for those who only read. */
  earlier: z.number(),
  /** Of the missing, by how they can be reached, and whom of them no mail finds because they want none; null for those who only read. */
  missing: z.nullable(z.object({ none: z.number(), mail: z.number(), access: z.number(), muted: z.number() })),
  /** Somebody is missing and the thing is in force. */
  mayRemind: z.boolean(),
  /** When the next reminder of this version may go after the last one; null when it may go now. */
  remindAt: z.nullable(z.string()),
  lastRemindedAt: z.nullable(z.string()),
});
export type Accepts = z.output<typeof Accepts>;

/** Calls of whatever asks people to confirm that they have read it: where one is, and where its printed list comes from. */
export const acceptEndpoints = ({ path, file }: { path: string; file: string }) => ({
  list: endpoint(`GET /api/v2/${path}/accepts`, {
    needs: takesPart,
    input: z.object({ id, ...paging, list: z._default(z.enum(acceptLists), 'read') }),
    output: Accepts,
    summary: 'Who has confirmed reading and when; for who administers it also who has not and how to reach them.',
  }),
  remind: endpoint(`PUT /api/v2/${path}/remind`, {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.object({ people: z.number(), withoutAddress: z.number(), muted: z.number(), remindAt: z.string() }),
    summary: 'Reminds those who have not confirmed, at most once in 12 hours for one version.',
    says: 'CONFIRMATIONS.REMINDED',
  }),
  paper: endpoint(`PUT /api/v2/${path}/accepts`, {
    needs: administers,
    visit: 'never',
    input: z.object({ id, contentVersion: version, memberIds: ids, day: z.iso.date({ error: 'BASE.FORM.INVALID' }) }),
    output: z.object({ count: z.number() }),
    summary: 'Writes down confirmations signed on paper on that day.',
    says: 'CONFIRMATIONS.PAPER_SAVED',
  }),
  takeBack: endpoint(`PUT /api/v2/${path}/accepts/take-back`, {
    needs: administers,
    visit: 'never',
    input: z.object({ id, memberId: id }),
    output: z.null(),
    summary: 'Takes back a confirmation that was written down from paper.',
    says: 'CONFIRMATIONS.TAKEN_BACK',
  }),
  printTicket: endpoint(`POST /api/v2/${path}/accepts/print`, {
    limit: 'export',
    effect: 'reads',
    needs: administers,
    input: asked,
    output: z.object({ url: z.string() }),
    summary: 'A short-lived address of the list of confirmations to print and sign.',
  }),
  printFile: endpoint(`GET /api/v2/${file}/:ticket`, {
    limit: 'export',
    kind: 'bytes',
    needs: administers,
    input: asked,
    output: z.any(),
    summary: 'The list of confirmations in PDF, with lines for signatures of those who are missing.',
  }),
});
export type AcceptCalls = ReturnType<typeof acceptEndpoints>;
