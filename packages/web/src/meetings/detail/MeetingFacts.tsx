import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardNone } from '../../kit/card/CardRows.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { PersonLine, PersonList } from '../../kit/card/PersonLine.tsx';
import { useTimesText } from '../rows/useTimesText.ts';

type Props = { meeting: MeetingDetail };

export function MeetingFacts({ meeting }: Props) {
  const say = useText();
  const text = useTimesText();
  const { isPublic, scheduledAt, finishedAt, cancelled, peopleCount } = meeting;
  const facts: Fact[] = [
    [say('MEETING.FACTS.SEES'), say(isPublic ? 'MEETING.FACTS.PUBLIC' : 'MEETING.FACTS.COMMITTEE')],
  ];
  if (peopleCount !== null)
    facts.push([say('MEETING.FACTS.PEOPLE'), say('MEETING.FACTS.PEOPLE_COUNT', { count: peopleCount })]);
  if (scheduledAt) facts.push([say('MEETING.FACTS.SENT'), text.moment(scheduledAt)]);
  if (finishedAt)
    facts.push([say(cancelled ? 'MEETING.FACTS.CANCELLED' : 'MEETING.FACTS.FINISHED'), text.moment(finishedAt)]);
  return (
    <Card title={say('MEETING.FACTS.TITLE')} padded>
      <Facts narrow facts={facts} />
    </Card>
  );
}

/** Named at once; a house may have hundreds of them. */
const mostNamed = 8;

/** Whom the invitation reaches on paper alone; nothing where it reaches everybody. */
export function UnreachableCard({ meeting: { unreachable } }: Props) {
  const say = useText();
  if (unreachable.length === 0) return null;
  return (
    <Card title={say('MEETING.UNREACHABLE.TITLE')}>
      <CardLead>{say('MEETING.UNREACHABLE.LEAD', { count: unreachable.length })}</CardLead>
      <PersonList>
        {unreachable.slice(0, mostNamed).map(({ id, full_name }) => (
          <PersonLine key={id} name={full_name} to={memberLinks.one(id)} />
        ))}
      </PersonList>
      {unreachable.length > mostNamed && (
        <CardNone>{say('MEETING.UNREACHABLE.MORE', { count: unreachable.length - mostNamed })}</CardNone>
      )}
    </Card>
  );
}
