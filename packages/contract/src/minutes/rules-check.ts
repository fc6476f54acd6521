import { isSameWording } from './rules-difference.ts';
import type { Known } from './rules-known.ts';
import type { MinutesContent } from './schema.ts';
import type { CheckId, FactId } from './schema-words.ts';

/** Something that is as it should be, or that is missing or contradicts; `point` is the place in the order of points. */
export type Finding = {
  id: CheckId;
  ok: boolean;
  /** It says something else than the portal knows, beside what is only missing. */
  wrong: boolean;
  at: string | null;
  point: MinutesContent['points'][number] | null;
  who: string;
};

const finding = (id: CheckId, ok: boolean, at: string | null, more: Partial<Finding> = {}): Finding => ({
  ...{ id, ok, at, wrong: false, point: null, who: '' },
  ...more,
});

const isSaid = ({ facts }: MinutesContent, id: FactId) => facts.some((f) => f.id === id && f.text.trim() !== '');
const isEdited = ({ facts }: MinutesContent, id: FactId) =>
  facts.some((f) => f.id === id && f.edited && f.text.trim() !== '');

/** Of some points one finding each; of none of them that all are as they should be. */
function each(
  id: CheckId,
  points: readonly { point: MinutesContent['points'][number]; who?: string }[],
  wrong: boolean,
): Finding[] {
  if (points.length === 0) return [finding(id, true, null)];
  return points.map(({ point, who = '' }) => finding(id, false, point.key, { wrong, point, who }));
}

function ofFacts(known: Known, content: MinutesContent): Finding[] {
  const scribe = content.people.some((p) => p.role === 'scribe') || isEdited(content, 'officers');
  return [
    finding('convened', isSaid(content, 'convened'), 'convened'),
    ...(known.notice ? [finding('term', !known.notice.isShort, 'convened', { wrong: true })] : []),
    finding('held', isSaid(content, 'held'), 'held'),
    finding('opened', isSaid(content, 'opened'), 'opened'),
    finding('chaired', isSaid(content, 'chaired'), 'chaired'),
    finding('scribe', scribe, 'officers'),
    finding('present', isSaid(content, 'present'), 'present'),
    ...(known.room ? [finding('sheet', !content.unproven, 'present')] : []),
  ];
}

function ofPoints(known: Known, { points }: MinutesContent): Finding[] {
  const byKey = new Map(known.points.map((p) => [p.key, p]));
  const voted = points.filter((p) => byKey.get(p.key)?.outcome);
  const off = points.filter((p) => p.consent !== null && p.end !== 'discussed');
  const objected = points.filter((p) => p.objections.length > 0);
  const differ = voted.filter((p) => !isSameWording(p.wording, byKey.get(p.key)?.wording ?? ''));
  const unfit = voted.filter((p) => {
    const outcome = byKey.get(p.key)?.outcome;
    return outcome?.passed && !outcome.quorate;
  });
  const silent = objected.flatMap((point) =>
    point.objections.filter((o) => o.text.trim() === '').map(({ who }) => ({ point, who })),
  );
  const open = points.filter((p) => p.end === 'open');
  return [
    finding('points', points.length > 0, null),
    ...each(
      'results',
      open.map((point) => ({ point })),
      false,
    ),
    ...(voted.length === 0
      ? []
      : each(
          'wording',
          differ.map((point) => ({ point })),
          true,
        )),
    ...(voted.length === 0
      ? []
      : each(
          'quorum',
          unfit.map((point) => ({ point })),
          true,
        )),
    ...(off.length === 0
      ? []
      : each(
          'consent',
          off.filter((p) => !p.consent).map((point) => ({ point })),
          true,
        )),
    ...(objected.length === 0 ? [] : each('objections', silent, false)),
  ];
}

/** What is in order in the minutes, what is missing and what contradicts what the portal knows; in the order they are read. */
export const findingsOf = (known: Known, content: MinutesContent): Finding[] => [
  ...ofFacts(known, content),
  ...ofPoints(known, content),
];
