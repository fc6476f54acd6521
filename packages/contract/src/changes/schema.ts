import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { moneyShown } from '../base/money/carried.ts';
import { plainText, requiredLine } from '../base/person/people.ts';
import { isDay } from '../base/time/dates.ts';
import { Seal } from '../cadastre/schema.ts';
import { readingSources } from '../cadastre/schema-words.ts';
import { shownFields } from '../imports/rules-entries.ts';
import { changeKinds, commentLength, origins, reasonLength, requestStates } from './schema-words.ts';

const text = z.nullable(z.string());
const key = z.string().check(z.minLength(1), z.maxLength(2000));
const day = z.string().check(z.refine(isDay, 'BASE.FORM.INVALID'));

/** Who owns: a couple is one with one share; shares are JSON text. */
const Owned = z.object({ names: z.array(z.string()), joint: z.boolean(), share: z.string(), unit: z.string() });
/** A field that differs; of a unit where several are told of. */
const Field = z.object({ unit: text, field: z.enum(shownFields), value: text });
const Side = z.object({ owners: z.array(Owned), fields: z.array(Field) });
export type Side = z.output<typeof Side>;

/** Titles of what follows, with what fills them. */
export const Consequence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('access'), name: z.string() }),
  z.object({
    kind: z.literal('vote'),
    name: z.string(),
    unit: z.string(),
    closes: text,
    voted: z.nullable(z.boolean()),
  }),
  /** What stands on the account on the last day of the former owner as decided, else today: plus is what it owes. */
  // Null to whoever may not see accounts of others.
  z.object({ kind: z.literal('account'), unit: z.string(), balance: z.nullable(moneyShown), day: z.string() }),
  z.object({ kind: z.literal('representative'), unit: z.string(), needed: z.boolean() }),
  z.object({ kind: z.literal('invite'), names: z.array(z.string()) }),
  z.object({ kind: z.literal('named') }),
  z.object({ kind: z.literal('past') }),
]);
export type Consequence = z.output<typeof Consequence>;

const Decided = z.object({
  accept: z.boolean(),
  reason: z.string(),
  day: text,
  by: z.string(),
  at: z.string(),
});

export const ChangeView = z.object({
  key: z.string(),
  kind: z.enum(changeKinds),
  units: z.array(z.string()),
  before: Side,
  after: Side,
  isDated: z.boolean(),
  isSecond: z.boolean(),
  isSound: z.boolean(),
  questions: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      candidates: z.array(z.object({ memberId: z.number(), name: z.string() })),
    }),
  ),
  consequences: z.array(Consequence),
  /** The day of legal effects as the extract gives it; null where it gives none that has come. */
  said: text,
  /** Null while nobody decided, and when what they decided of has changed since. */
  decision: z.nullable(Decided),
});
export type ChangeView = z.output<typeof ChangeView>;

/** What stays of a change after the request was closed. */
export const Kept = z.object({
  key: z.string(),
  kind: z.enum(changeKinds),
  units: z.array(z.string()),
  before: Side,
  after: Side,
  decision: Decided,
});
export type Kept = z.output<typeof Kept>;

export const RequestLine = z.object({
  id: z.number(),
  origin: z.enum(origins),
  name: z.string(),
  state: z.enum(requestStates),
  createdAt: z.string(),
  createdBy: z.string(),
  closedAt: text,
  closedBy: z.string(),
});
export type RequestLine = z.output<typeof RequestLine>;

const Comment = z.object({ id: z.number(), text: z.string(), by: z.string(), at: z.string() });

export const RequestView = z.object({
  ...RequestLine.shape,
  /** Of one from the cadastre: the register knows no owners; the day that an extract speaks of; when it was read. */
  source: z.nullable(z.enum(readingSources)),
  asOf: text,
  readAt: text,
  /** Proceedings pending in the cadastre while it is open: what they change comes later. */
  seals: z.array(Seal),
  handedAt: text,
  handedBy: z.string(),
  /** Whether whoever asks handed it over, and may not confirm it themselves. */
  isHandedByMe: z.boolean(),
  /** Who confirmed what was handed over, or accepted the rest. */
  mayWrite: z.boolean(),
  units: z.object({ differing: z.number(), total: z.number() }),
  /** The house now and after what is accepted, JSON text. */
  sum: z.object({ before: z.string(), after: z.string(), complete: z.boolean() }),
  /** Of everything that was shown; a different one means that something has changed since. */
  fingerprint: z.string(),
  today: z.string(),
  changes: z.array(ChangeView),
  /** Shares of the same size that the source writes by another denominator; `names` of owners, empty of a unit's own. */
  written: z.array(z.object({ unit: z.string(), names: z.string(), ours: z.string(), theirs: z.string() })),
  /** What came of it, once it is closed. */
  outcome: z.array(Kept),
  undoUntil: text,
  undoneAt: text,
  comments: z.array(Comment),
});
export type RequestView = z.output<typeof RequestView>;

export const OpenInput = z.object({ importId: id });
const reason = z
  .string('CHANGES.ERRORS.REASON')
  .check(z.trim(), z.minLength(1, 'CHANGES.ERRORS.REASON'), z.maxLength(reasonLength, 'BASE.FORM.TOO_LONG'));
export const DecisionInput = z.object({
  id,
  key,
  accept: z.boolean(),
  reason,
  /** From when it holds, by the extract. */
  day: z._default(z.nullable(day), null),
});
export type DecisionInput = z.output<typeof DecisionInput>;
/** Whom a person of the source is: a member, or null for somebody new. */
export const WhoInput = z.object({ id, key, memberId: z.nullable(id) });
export const SeenInput = z.object({ id, fingerprint: requiredLine(128) });
/** What was read of the cadastre the last time; null where nothing was. */
export const LastReading = z.nullable(z.object({ source: z.enum(readingSources), at: z.string() }));
export const CommentInput = z.object({ id, text: plainText(commentLength) });
