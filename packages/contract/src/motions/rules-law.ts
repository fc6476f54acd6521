import { type Fraction, fraction, whole, zero } from '../base/shares/fraction.ts';
import type { TextKey } from '../texts/keys.ts';
import type { Basis, PresetId, VoteType, wholes } from './schema.ts';

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

/** What a preset asks by itself, beside the configured numbers: both have to hold. */
export type PresetLaw = {
  /** Part of all votes that has to take part; null where none is asked. */
  quorum: Fraction | null;
  /** Reached already when equal. */
  quorumInclusive: boolean;
  /** What has to agree, of whom. */
  share: Fraction;
  inclusive: boolean;
  of: Of;
};
export type Preset = {
  id: PresetId;
  basis: Basis;
  type: VoteType;
  /** The configured numbers that it fills in: participation reached already when equal, agreement above a half. */
  participation: Fraction;
  accept: Fraction;
  inclusive: boolean;
  of: Of;
  /** Null of an opinion poll: nothing is asked of it. */
  law: PresetLaw | null;
  section: string;
  name: TextKey;
  why: TextKey;
};

const preset = (
  id: PresetId,
  ground: Pick<Preset, 'basis' | 'type' | 'participation' | 'of'>,
  section: string,
  law: PresetLaw | null,
): Preset => ({
  id,
  ...ground,
  accept: half,
  inclusive: false,
  law,
  section,
  name: `VOTE.LAW.PRESETS.${id}.NAME`,
  why: `VOTE.LAW.PRESETS.${id}.WHY`,
});
const gathered = { basis: 'assembly', type: 'local', participation: half, of: 'present' } as const;
const apart = { type: 'online', participation: zero, of: 'all' } as const;
const written = { ...apart, basis: 'perRollam' } as const;
const clicked = { ...apart, basis: 'electronic' } as const;

/** More than half must be present; `share` is met when equal, only a bare majority is strict. */
const inRoom = (share: Fraction, of: Of): PresetLaw => ({
  quorum: half,
  quorumInclusive: false,
  share,
  inclusive: share !== half,
  of,
});
/** Outside of an assembly nobody has to be anywhere: there is no quorum of its own. */
const ofAll = (share: Fraction): PresetLaw => ({
  quorum: null,
  quorumInclusive: true,
  share,
  inclusive: share !== half,
  of: 'all',
});
const twoThirds = fraction(2, 3);
const threeQuarters = fraction(3, 4);

/** Settings to begin from; the configured numbers may be changed in the wizard, what the preset asks stays. */
export const presets: readonly Preset[] = [
  preset('assembly', gathered, '§ 1206', inRoom(half, 'present')),
  preset('perRollam', written, '§ 1214', ofAll(half)),
  preset('electronic', clicked, '§ 158', ofAll(half)),
  preset('poll', { ...apart, basis: 'poll' }, '', null),
  preset('substitute', { ...gathered, participation: substituteQuorum }, '§ 1210', {
    ...inRoom(half, 'present'),
    quorum: substituteQuorum,
    quorumInclusive: true,
  }),
  preset('twoThirds', gathered, '§ 1206', inRoom(twoThirds, 'present')),
  preset('threeQuarters', gathered, '§ 1206', inRoom(threeQuarters, 'present')),
  preset('majorityOfAll', gathered, '§ 1169', inRoom(half, 'all')),
  preset('twoThirdsOfAll', gathered, '§ 1206', inRoom(twoThirds, 'all')),
  preset('threeQuartersOfAll', gathered, '§ 1206', inRoom(threeQuarters, 'all')),
  preset('everyoneAtAssembly', gathered, '§ 1169', inRoom(whole, 'all')),
  preset('perRollamTwoThirds', written, '§ 1214', ofAll(twoThirds)),
  preset('perRollamThreeQuarters', written, '§ 1214', ofAll(threeQuarters)),
  preset('everyone', written, '§ 1214', ofAll(whole)),
  preset('electronicTwoThirds', clicked, '§ 158', ofAll(twoThirds)),
  preset('electronicThreeQuarters', clicked, '§ 158', ofAll(threeQuarters)),
  preset('electronicEveryone', clicked, '§ 158', ofAll(whole)),
];

export const presetBy = (id: PresetId | null): Preset | undefined => presets.find((p) => p.id === id);
