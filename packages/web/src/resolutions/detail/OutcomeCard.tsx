import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { typo } from '#contract/base/words/typo.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { minutesStanding } from '#contract/minutes/endpoints-standing.ts';
import { minutesLinks } from '#contract/minutes/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { voteValues } from '#contract/motions/schema.ts';
import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Resolution.module.css';

type Props = { r: ResolutionDetail };

/** How it came out: the sentence of law and the four columns. */
export function OutcomeCard({ r: { result } }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  return (
    <Card title={say('RESOLUTION.OUTCOME.TITLE')} padded>
      <p className={css.reason}>{result.reason}</p>
      <ul className={css.columns}>
        {voteValues.map((value) => (
          <li key={value}>
            <b>
              <VoteSign value={value} size={18} />
              {say(`RESOLUTION.OUTCOME.${value}`)}
            </b>
            <span className={css.percent}>{asPercent(fromText(result[value].share))}</span>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{say(`RESOLUTION.OUTCOME.${result.of}`)}</p>
    </Card>
  );
}

/** Where and when it was decided, and on what ground. */
export function WhereCard({ r }: Props) {
  const say = useText();
  const { day } = useWhen();
  const papers = useMinutes(r);
  const { meeting, vote } = r;
  const facts: (Fact | null)[] = [
    [say('RESOLUTION.OUTCOME.DAY'), day(r.decidedAt)],
    meeting && [
      say('RESOLUTION.OUTCOME.MEETING'),
      <Link key="meeting" {...meetingLinks.one(meeting.id)}>
        {typo(meeting.name)}
      </Link>,
    ],
    [
      say('RESOLUTION.OUTCOME.VOTE'),
      <Link key="vote" {...voteLinks.one(vote.id)}>
        {typo(vote.name)}
      </Link>,
    ],
    papers ? [say('RESOLUTION.OUTCOME.MINUTES'), papers] : null,
    [say('RESOLUTION.OUTCOME.LAW'), r.section],
  ];
  return (
    <Card title={say('RESOLUTION.OUTCOME.WHERE')} padded>
      <Facts narrow facts={facts.filter((f): f is Fact => f !== null)} />
    </Card>
  );
}

/** The published minutes of the meeting; for who writes them, until then, their page. */
function useMinutes({ meeting }: ResolutionDetail): ReactElement | null {
  const say = useText();
  const reads = useMay('meetingOwners', 'r');
  const { data } = useReading(minutesStanding.standing, { id: meeting?.id ?? 0 }, { when: reads && meeting !== null });
  if (!meeting || !data) return null;
  if (data.document) return <Link {...linkTo(documentLinks.one(data.document.id))}>{typo(data.document.name)}</Link>;
  if (!data.opens || data.state === 'none') return null;
  return <Link {...minutesLinks.one(meeting.id)}>{say('RESOLUTION.OUTCOME.MINUTES_OPEN')}</Link>;
}
