import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { moneyShown } from '../base/money/carried.ts';
import { freeText, plainText } from '../base/person/people.ts';
import { registerProblems } from '../base/registers.ts';
import { isDay } from '../base/time/dates.ts';
import {
  compared,
  decisions,
  reasonLength,
  rhythms,
  sureStates,
  verdicts,
  watchStates,
  wordsLength,
} from './schema-words.ts';

const text = z.nullable(z.string());
const day = z.string().check(z.refine(isDay, 'BASE.FORM.INVALID'));
const maybeDay = z._default(z.nullable(day), null);
const stamp = z.string().check(z.maxLength(60));
const Unit = z.object({ id: z.number(), number: z.string() });

/** Nobody chosen is nobody, not a wrong one. */
const somebody = z.coerce
  .number('BASE.FORM.REQUIRED')
  .check(
    z.int('BASE.FORM.REQUIRED'),
    z.minimum(1, 'BASE.FORM.REQUIRED'),
    z.maximum(Number.MAX_SAFE_INTEGER, 'BASE.FORM.INVALID'),
  );
/** Owners of today only; of a person the day of birth, of a company its number is known. */
export const WatchInput = z.object({ userId: somebody, birthDate: maybeDay, purpose: freeText(reasonLength) });
export type WatchInput = z.output<typeof WatchInput>;
/** Why it goes on without a debt. */
export const PurposeInput = z.object({ id, purpose: plainText(reasonLength) });
/** What the house says of its own to whoever it watches; empty for nothing. */
export const WordsInput = z.object({ words: freeText(wordsLength), version: z.number() });
/** Without an id everybody of the house is asked for. */
export const CheckAsked = z.object({ id: z.optional(id) });
/** Each decision is somebody's, and somebody else reads why. */
const reason = z
  .string('INSOLVENCY.ERRORS.REASON')
  .check(z.trim(), z.minLength(1, 'INSOLVENCY.ERRORS.REASON'), z.maxLength(reasonLength, 'BASE.FORM.TOO_LONG'));
export const DecisionInput = z.object({
  id,
  updatedAt: stamp,
  decision: z.enum(decisions),
  reason,
});
export type DecisionInput = z.output<typeof DecisionInput>;
/** When the proceeding began: the register does not say, its page does. */
export const StartInput = z.object({ id, updatedAt: stamp, startedOn: z.nullable(day) });
export type StartInput = z.output<typeof StartInput>;

/** The case whose claim it goes with, and the language of the paper. */
export const AnnexAsked = z.object({ id, lang: z._default(z.enum(['cs', 'en']), 'cs') });
export type AnnexAsked = z.output<typeof AnnexAsked>;

const ClaimItem = z.object({
  id: z.number(),
  unit: z.string(),
  text: z.string(),
  month: text,
  day: z.string(),
  open: moneyShown,
});
/** What the units owe, before and after the proceeding began; only the former is filed. */
const Claim = z.object({
  since: text,
  filed: moneyShown,
  total: moneyShown,
  before: z.array(ClaimItem),
  after: z.array(ClaimItem),
});
export type Claim = z.output<typeof Claim>;

const CaseView = z.object({
  id: z.number(),
  fileNumber: z.string(),
  court: z.string(),
  /** The page of the case in the register; empty where it did not say. */
  url: z.string(),
  /** Null while nobody found out whether it is over. */
  isPending: z.nullable(z.boolean()),
  /** Whether the register spoke of it the last time. */
  isThere: z.boolean(),
  declaredOn: text,
  endedOn: text,
  startedOn: text,
  /** What agrees and what does not; nothing of a company, whose number agrees. */
  rows: z.array(z.object({ what: z.enum(compared), ours: z.string(), theirs: z.string(), verdict: z.enum(verdicts) })),
  decision: z.nullable(z.enum(decisions)),
  decisionReason: z.string(),
  decidedAt: text,
  decidedBy: z.string(),
  term: z.nullable(z.object({ from: z.string(), counted: z.string(), day: z.string() })),
  claim: z.nullable(Claim),
  updatedAt: z.string(),
});
export type CaseView = z.output<typeof CaseView>;

export const WatchView = z.object({
  id: z.number(),
  userId: z.number(),
  user: z.string(),
  units: z.array(Unit),
  birthDate: text,
  ic: text,
  lastCheck: text,
  status: z.enum(watchStates),
  /** What was known for sure the last time, and when. */
  sure: z.nullable(z.object({ status: z.enum(sureStates), at: z.string() })),
  problem: z.nullable(z.enum(registerProblems)),
  nextCheck: text,
  rhythm: z.enum(rhythms),
  /** What the units owe after it was due. */
  debt: moneyShown,
  /** Begun for a debt that is paid by now. */
  isOver: z.boolean(),
  purpose: z.string(),
  purposeAt: text,
  createdAt: z.string(),
  /** When the person was written to; null of whom no address is known. */
  informedAt: text,
  cases: z.array(CaseView),
});
export type WatchView = z.output<typeof WatchView>;

/** An owner of today whom nobody watches. */
const Owner = z.object({
  id: z.number(),
  name: z.string(),
  units: z.array(Unit),
  isCompany: z.boolean(),
  ic: text,
  debt: moneyShown,
});
export type Owner = z.output<typeof Owner>;

export const WatchList = z.object({
  insolvency: z.array(WatchView),
  /** Owners that may be added; none for whoever may not. */
  owners: z.array(Owner),
  today: z.string(),
  /** Whether the register of the sample answers, and whether any does. */
  simulated: z.boolean(),
  off: z.boolean(),
  mayWrite: z.boolean(),
  /** What the house says of its own in the mail to whoever is watched. */
  words: z.string(),
  wordsVersion: z.number(),
});
export type WatchList = z.output<typeof WatchList>;

export const Looks = z.object({ looks: z.array(z.object({ id: z.number(), at: z.string(), name: z.string() })) });
