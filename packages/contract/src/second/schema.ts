import * as z from 'zod/mini';
import { doorEnds, secondKinds } from './rules.ts';

/** What may wait for a second person. */
export const actKinds = ['proxy', 'representation', 'paper', 'sheet', 'closing'] as const;
export type ActKind = (typeof actKinds)[number];
/** `alone`: the signed paper counts without a second person; `gone`: its subject went another way. */
export const actStates = ['waits', 'confirmed', 'refused', 'alone', 'gone'] as const;

/** How somebody's act came to count: the principal's own account, a second person of a kind, or nobody. */
export const countsBy = ['principal', 'admin', 'audit', 'verifier', 'alone'] as const;
export type CountsBy = (typeof countsBy)[number];

/** Why a paper may be refused; nothing else is a reason. */
export const refusalReasons = ['noFile', 'notSigned', 'otherMeeting', 'revoked', 'overLimit', 'nobody'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const named = z.nullable(z.object({ id: z.number(), name: z.string() }));

export const ActRow = z.object({
  id: z.number(),
  kind: z.enum(actKinds),
  /** The power, the unit of the representative, the paper ballot, the vote whose attendance it is, or the closing of the cash desk. */
  subjectId: z.number(),
  /** Whom it is about: who gave it, the unit, the seat of a paper, the assembly, the month of a closing; and who is to act by it, or its number. */
  of: z.string(),
  to: z.string(),
  vote: named,
  askedBy: z.string(),
  askedAt: z.string(),
  /** The kind that is asked now; null while members are asked to be verifiers. */
  turn: z.nullable(z.enum(secondKinds)),
  /** Everybody who may be its second person is asked at once: a paper recorded after the end, a power at the door. */
  atOnce: z.boolean(),
  /** How many people are asked now. */
  askedCount: z.number(),
  /** When the next kind is asked, or the paper suffices; null when nothing changes by time alone. */
  until: z.nullable(z.string()),
  mine: z.boolean(),
});
export type ActRow = z.output<typeof ActRow>;

/** Somebody is asked to be a verifier of a vote, or of one paper outside of votes. */
export const VerifierAsk = z.object({
  id: z.number(),
  /** Of one act outside of votes. */
  kind: z.nullable(z.enum(actKinds)),
  vote: named,
  of: z.string(),
  to: z.string(),
  askedAt: z.string(),
  /** Named by the committee; empty where the portal asked. */
  namedBy: z.string(),
});
export type VerifierAsk = z.output<typeof VerifierAsk>;

export const VerifierRow = z.object({
  id: z.number(),
  memberId: z.number(),
  name: z.string(),
  state: z.enum(['asked', 'agreed', 'declined']),
  named: z.boolean(),
});

/** How something waits, on its own page. */
export const SecondState = z.object({
  turn: z.nullable(z.enum(secondKinds)),
  people: z.array(z.string()),
  until: z.nullable(z.string()),
  onlyVerifier: z.boolean(),
  mayConfirm: z.boolean(),
  /** Shown at the door of a meeting: what it comes to when the meeting is to decide; null of everything else. */
  atDoor: z.nullable(z.object({ end: z.enum(doorEnds), perhaps: z.array(z.string()) })),
});
export type SecondState = z.output<typeof SecondState>;
