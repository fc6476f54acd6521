import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import css from './MeetingPage.module.css';

/** Votes that it decides; a draft of one opens where it is written. */
export function VotesCard({ meeting: { votes } }: { meeting: MeetingDetail }) {
  const say = useText();
  const reads = useMay('vote', 'r');
  const administers = useMay('meetingOwners', 'rw');
  if (!reads || (votes.length === 0 && !administers)) return null;
  return (
    <Card title={say('MEETING.VOTES.TITLE')}>
      {votes.length === 0 ? (
        <CardNone>{say('MEETING.VOTES.NONE')}</CardNone>
      ) : (
        <CardRows>
          {votes.map(({ id, name, status }) => (
            <CardRow key={id}>
              <Link className={css.vote} {...voteLinks.one(id)}>
                {typo(name)}
              </Link>
              <span>{say(`MEETING.VOTES.STATES.${status}`)}</span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
