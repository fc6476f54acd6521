import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { outlookOf } from '#contract/motions/rules-result.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import type { Counted } from '../../answers/useCounted.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

type Props = { vote: VoteDetail; point: VotePoint; counted: Counted };

/** How a point stands: decided, certain, open or impossible; nothing where the vote shows nothing. */
export function PointTag({ vote, point, counted }: Props) {
  const say = useText();
  if (vote.cancelledAt) return null;
  if (point.passed !== null)
    return point.passed ? (
      <Tag tone="ok" icon={IconCheck}>
        {say('VOTE_DETAIL.TAGS.PASSED')}
      </Tag>
    ) : (
      <Tag tone="bad" icon={IconX}>
        {say('VOTE_DETAIL.TAGS.FAILED')}
      </Tag>
    );
  const tally = counted.tallyOf(point);
  if (!tally) return null;
  const { state, now } = outlookOf(counted.ruleOf(point), tally);
  // In a room everything may turn until the point is closed.
  if (state === 'impossible' && vote.type === 'online')
    return (
      <Tag tone="bad" icon={IconX}>
        {say('VOTE_DETAIL.TAGS.CANNOT')}
      </Tag>
    );
  return now.passed ? (
    <Tag tone="ok" icon={IconCheck}>
      {say('VOTE_DETAIL.TAGS.ENOUGH')}
    </Tag>
  ) : (
    <Tag tone="warn" icon={IconHourglass}>
      {say('VOTE_DETAIL.TAGS.LACKS')}
    </Tag>
  );
}
