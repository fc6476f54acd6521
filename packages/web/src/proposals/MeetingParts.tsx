import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import { useMay } from '../base/me.tsx';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { MeetingParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardFoot, CardLead, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { useTaken } from './rows/data.ts';

/** Points that owners brought to the agenda; for the committee also how much still waits. */
function Beside({ id }: { id: number }) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const taken = useTaken(id).data;
  if (!taken) return null;
  const waits = administers ? taken.openCount : 0;
  if (taken.proposals.length === 0 && waits === 0) return null;
  return (
    <Card title={say('PROPOSAL.MEETING.TITLE')}>
      {taken.proposals.length > 0 && (
        <>
          <CardLead>{say('PROPOSAL.MEETING.LEAD')}</CardLead>
          <CardRows>
            {taken.proposals.map((p) => (
              <CardRow key={p.id}>
                <Link {...linkTo(proposalLinks.one(p.id))}>{typo(p.name)}</Link>
                <span>{p.author?.full_name}</span>
              </CardRow>
            ))}
          </CardRows>
        </>
      )}
      {waits > 0 && (
        <CardFoot>
          <Link {...linkTo(proposalLinks.list())}>{say('PROPOSAL.MEETING.WAITING', { count: waits })}</Link>
        </CardFoot>
      )}
    </Card>
  );
}

export const parts: MeetingParts = { order: 15, Beside };
