import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** How points of the vote stand in the register of resolutions; nothing of what decides nothing. */
export function Entered({ vote: { id, basis, cancelledAt } }: { vote: VoteDetail }) {
  const say = useText();
  const decides = basis !== 'poll' && cancelledAt === null;
  const { data } = useReading(resolutions.ofVote, { id }, { when: decides });
  if (!data || data.resolutions.length === 0) return null;
  return (
    <Note>
      {say('VOTE_DETAIL.RESULT.ENTERED')}{' '}
      {data.resolutions.map((r, i) => (
        <Fragment key={r.id}>
          {i > 0 && ', '}
          <Link {...resolutionLinks.one(r.id)}>
            {say('VOTE_DETAIL.RESULT.ENTERED_ONE', { number: r.number, name: typo(r.name) })}
          </Link>
        </Fragment>
      ))}
    </Note>
  );
}
