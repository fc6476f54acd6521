import { Link } from '@tanstack/react-router';
import { approvalAgenda } from '#contract/approvals/endpoints-agenda.ts';
import { approvalLinks } from '#contract/approvals/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { MeetingParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../kit/card/CardRows.tsx';

/** Requests that its points were made of, for whoever reads requests. */
function Beside({ id }: { id: number }) {
  const say = useText();
  const reads = useMay('requirement_for_approval', 'r');
  const { data } = useReading(approvalAgenda.ofMeeting, { id }, { when: reads });
  if (!data || data.requests.length === 0) return null;
  return (
    <Card title={say('APPROVAL.AGENDA.OF_MEETING')}>
      <CardLead>{say('APPROVAL.AGENDA.OF_MEETING_LEAD')}</CardLead>
      <CardRows>
        {data.requests.map((one) => (
          <CardRow key={one.id}>
            <Link {...linkTo(approvalLinks.one(one.id))}>{typo(one.title)}</Link>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

export const parts: MeetingParts = { order: 16, Beside };
