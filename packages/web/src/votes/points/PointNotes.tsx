import type { VotePoint } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useMoment } from '../../motions/moments.ts';

type Props = { point: Pick<VotePoint, 'rule' | 'addedAt' | 'offAgenda'> };

/** By what the point is decided where not as the whole vote, and that it was added at the meeting. */
export function PointNotes({ point: { rule, addedAt, offAgenda } }: Props) {
  const say = useText();
  const moment = useMoment();
  const said = [
    ...(rule?.preset ? [say('VOTE_DETAIL.POINT.RULE', { name: say(`VOTE.LAW.PRESETS.${rule.preset}.NAME`) })] : []),
    ...(addedAt ? [say('VOTE_DETAIL.POINT.ADDED', { at: moment(addedAt) })] : []),
    ...(offAgenda ? [say('VOTE_DETAIL.POINT.OFF_AGENDA')] : []),
  ];
  return said.length > 0 && <Note>{said.join(' ')}</Note>;
}
