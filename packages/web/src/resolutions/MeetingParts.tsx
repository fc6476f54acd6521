import { resolutions } from '#contract/resolutions/endpoints.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { MeetingParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { PointRows } from './rows/PointRows.tsx';

/** What the meeting decided, by the numbers of the register; nothing until it has. */
function Main({ id }: { id: number }) {
  const say = useText();
  const reads = useMay('vote', 'r');
  const { data } = useReading(resolutions.ofMeeting, { id }, { when: reads });
  if (!data || data.resolutions.length === 0) return null;
  return (
    <Card title={say('RESOLUTION.CARD.TITLE')}>
      <PointRows rows={data.resolutions} />
    </Card>
  );
}

export const parts: MeetingParts = { order: 50, Main };
