import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { momentAt, wallTime } from '#contract/base/time/dates.ts';
import { type Preset, presetBy, presets } from '#contract/motions/rules-law.ts';
import { paperDays } from '#contract/motions/rules-papers.ts';
import type { PresetId, VoteDetail } from '#contract/motions/schema.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import type { TypedShare } from '../../kit/share/typed-share.ts';
import { sentThreshold, thresholdIn, typedThreshold } from './thresholds.ts';

type Files = VoteDetail['votePoints'][number]['attachments'];
export type PointValues = {
  key: string;
  id: number | null;
  name: string;
  description: string;
  /** The majority of its own; null as the vote. */
  preset: PresetId | null;
  files: Files;
  documents: ChosenFile[];
};

/** A vote as its wizard holds it; the names are those of what is sent, so that errors find their fields. */
export type VoteValues = Pick<
  VoteDetail,
  | 'name'
  | 'description'
  | 'isPublic'
  | 'type'
  | 'basis'
  | 'preset'
  | 'afterFailedAssembly'
  | 'acceptInclusive'
  | 'acceptOf'
  | 'shows'
> & {
  participation_count: number | string;
  participationPart: TypedShare | null;
  accept_count: number | string;
  acceptPart: TypedShare | null;
  /** One of the portal's with its name, or what it is called where the portal does not know it. */
  meeting: { id: number; name: string } | null;
  meetingOfOwnersId: number | null;
  meetingOfOwners: string;
  /** What clocks in Prague show; '' when empty. */
  opensAt: string;
  closesAt: string;
  remindDays: number | null;
  paperDays: number;
  points: PointValues[];
};

export const newPoint = (): PointValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  description: '',
  preset: null,
  files: [],
  documents: [],
});

type RuleValues = Pick<
  VoteValues,
  | 'type'
  | 'basis'
  | 'preset'
  | 'acceptInclusive'
  | 'acceptOf'
  | 'participation_count'
  | 'participationPart'
  | 'accept_count'
  | 'acceptPart'
>;
/** What choosing a preset fills in. */
export function presetValues(preset: Preset): RuleValues {
  const participation = typedThreshold(preset.participation);
  const accept = typedThreshold(preset.accept);
  return {
    type: preset.type,
    basis: preset.basis,
    preset: preset.id,
    acceptInclusive: preset.inclusive,
    acceptOf: preset.of,
    participation_count: participation.count,
    participationPart: participation.part,
    accept_count: accept.count,
    acceptPart: accept.part,
  };
}

/** The rule that is typed now; its thresholds are null while they cannot be read. */
export const ruleIn = (v: RuleValues) => ({
  type: v.type,
  basis: v.basis,
  inclusive: v.acceptInclusive,
  of: v.acceptOf,
  participation: thresholdIn({ count: v.participation_count, part: v.participationPart }),
  accept: thresholdIn({ count: v.accept_count, part: v.acceptPart }),
  law: presetBy(v.preset)?.law ?? null,
});

/** An empty form that begins from this preset. */
export const newVote = (begin: PresetId): VoteValues => ({
  ...presetValues(presets.find((p) => p.id === begin) as Preset),
  name: '',
  description: '',
  isPublic: true,
  afterFailedAssembly: false,
  shows: 'named',
  meeting: null,
  meetingOfOwnersId: null,
  meetingOfOwners: '',
  opensAt: '',
  closesAt: '',
  remindDays: null,
  paperDays: paperDays.usual,
  points: [],
});

const wall = (iso: string | null) => (iso ? wallTime(new Date(iso)) : '');

function meetingValues({ meetingOfOwnersId: id, meetingOfOwners: name }: VoteDetail) {
  if (id === null) return { meeting: null, meetingOfOwnersId: null, meetingOfOwners: name ?? '' };
  return { meeting: { id, name: name ?? '' }, meetingOfOwnersId: id, meetingOfOwners: '' };
}

/** The draft as it is stored. */
export function valuesOf(vote: VoteDetail): VoteValues {
  const participation = typedThreshold(fromText(vote.participation));
  const accept = typedThreshold(fromText(vote.accept));
  return {
    name: vote.name,
    description: vote.description,
    isPublic: vote.isPublic,
    type: vote.type,
    basis: vote.basis,
    preset: vote.preset,
    afterFailedAssembly: vote.afterFailedAssembly,
    acceptInclusive: vote.acceptInclusive,
    acceptOf: vote.acceptOf,
    shows: vote.shows,
    participation_count: participation.count,
    participationPart: participation.part,
    accept_count: accept.count,
    acceptPart: accept.part,
    ...meetingValues(vote),
    opensAt: wall(vote.opensAt),
    closesAt: wall(vote.closesAt),
    remindDays: vote.remindDays,
    paperDays: vote.paperDays,
    points: vote.votePoints.map(({ id, name, description, preset, attachments, files }) => ({
      key: String(id),
      id,
      name,
      description,
      preset,
      files: attachments,
      documents: files,
    })),
  };
}

const sentMoment = (typed: string) => (typed === '' ? null : (momentAt(typed)?.toISOString() ?? typed));

export function inputOf(v: VoteValues) {
  const participation = sentThreshold({ count: v.participation_count, part: v.participationPart });
  const accept = sentThreshold({ count: v.accept_count, part: v.acceptPart });
  return {
    name: v.name,
    description: v.description,
    isPublic: v.isPublic,
    type: v.type,
    basis: v.basis,
    preset: v.preset,
    afterFailedAssembly: v.afterFailedAssembly,
    participation_count: participation.count,
    participationPart: participation.part,
    accept_count: accept.count,
    acceptPart: accept.part,
    acceptInclusive: v.acceptInclusive,
    acceptOf: v.acceptOf,
    meetingOfOwnersId: v.meetingOfOwnersId,
    meetingOfOwners: v.meetingOfOwnersId === null ? v.meetingOfOwners.trim() || null : null,
    opensAt: sentMoment(v.opensAt),
    closesAt: sentMoment(v.closesAt),
    shows: v.shows,
    remindDays: v.remindDays,
    paperDays: v.paperDays,
    points: v.points.map(({ id, name, description, preset, files, documents }) => ({
      id,
      name,
      description,
      // One of another ground was chosen before the ground of the vote changed.
      preset: presetBy(preset)?.basis === v.basis ? preset : null,
      fileIds: files.map((f) => f.id),
      documents: choicesOf(documents),
    })),
  };
}
