import { type Fraction, fraction, whole, zero } from '../base/fraction.ts';
import type { TextKey } from '../texts/keys.ts';
import type { Basis, VoteType, wholes } from './schema.ts';

/** Whose votes the agreeing ones are measured by. */
export type Of = (typeof wholes)[number];

const half = fraction(1, 2);
/** Of all votes, enough for a substitute assembly where the statutes know one (§ 1210). */
export const substituteQuorum = fraction(2, 5);
/** Days an owner has at least to answer a proposal outside of an assembly (§ 1211/3). */
export const perRollamDays = 15;

/** What the law itself asks, in votes: `quorum` and `accept` must both be exceeded; null where it asks nothing. */
export type BasisLaw = {
  section: string;
  quorum: Fraction | null;
  accept: Fraction | null;
  of: Of;
  /** One plain sentence for people. */
  why: TextKey;
};

/**
 * The Civil Code 89/2012 as this portal understands it. Informative: it warns and explains, it never blocks, and an
 * advocate's word is above it. A change of the law is a change of this file.
 */
export const law = {
  /** The wording in force since. */
  since: '2020-07-01',
  /** Last compared with the wording in force. */
  asOf: '2026-11-21',
  informative: true,
  bases: {
    assembly: { section: '§ 1206', quorum: half, accept: half, of: 'present', why: 'VOTE.LAW.BASES.assembly' },
    perRollam: { section: '§ 1214', quorum: null, accept: half, of: 'all', why: 'VOTE.LAW.BASES.perRollam' },
    electronic: { section: '§ 158', quorum: null, accept: half, of: 'all', why: 'VOTE.LAW.BASES.electronic' },
    poll: { section: '', quorum: null, accept: null, of: 'all', why: 'VOTE.LAW.BASES.poll' },
  } satisfies Record<Basis, BasisLaw> as Record<Basis, BasisLaw>,
} as const;

export const presetIds = [
  'assembly',
  'perRollam',
  'electronic',
  'poll',
  'substitute',
  'twoThirds',
  'threeQuarters',
  'majorityOfAll',
  'everyone',
] as const;
export type PresetId = (typeof presetIds)[number];
export type Preset = {
  id: PresetId;
  basis: Basis;
  type: VoteType;
  /** Reached already when equal: the law's strict half stands beside it (see lawOf). */
  participation: Fraction;
  accept: Fraction;
  inclusive: boolean;
  of: Of;
  section: string;
  name: TextKey;
  why: TextKey;
};

type Settings = Pick<Preset, 'basis' | 'type' | 'participation' | 'accept' | 'inclusive' | 'of' | 'section'>;
const preset = (id: PresetId, settings: Settings): Preset => ({
  id,
  ...settings,
  name: `VOTE.LAW.PRESETS.${id}.NAME`,
  why: `VOTE.LAW.PRESETS.${id}.WHY`,
});
const gathered = { basis: 'assembly', type: 'local', participation: half, inclusive: false, of: 'present' } as const;
const apart = { type: 'online', participation: zero, accept: half, inclusive: false, of: 'all' } as const;

/** Settings to begin from; everything in them may be changed in the wizard. */
export const presets: readonly Preset[] = [
  preset('assembly', { ...gathered, accept: half, section: '§ 1206' }),
  preset('perRollam', { ...apart, basis: 'perRollam', section: '§ 1214' }),
  preset('electronic', { ...apart, basis: 'electronic', section: '§ 158' }),
  preset('poll', { ...apart, basis: 'poll', section: '' }),
  preset('substitute', { ...gathered, participation: substituteQuorum, accept: half, section: '§ 1210' }),
  preset('twoThirds', { ...gathered, accept: fraction(2, 3), inclusive: true, section: '§ 1206' }),
  preset('threeQuarters', { ...gathered, accept: fraction(3, 4), inclusive: true, section: '§ 1206' }),
  preset('majorityOfAll', { ...gathered, accept: half, of: 'all', section: '§ 1169' }),
  preset('everyone', { ...apart, basis: 'perRollam', accept: whole, inclusive: true, section: '§ 1169' }),
];
