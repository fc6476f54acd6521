import { Button } from '@mantine/core';
import { equals, zero } from '#contract/base/shares/fraction.ts';
import type { CensusSum } from '#contract/census/schema.ts';
import { hasTerm } from '#contract/course/rules.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useFormat, useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { ruleOf } from '../../motions/counts.ts';
import { useCensusSum } from '../people/census.ts';
import { draftOf, LawWarnings } from '../settings/LawWarnings.tsx';
import { useThresholdText } from '../settings/useThresholdText.ts';
import { RecapPeople } from './RecapPeople.tsx';
import css from './RecapStep.module.css';
import { RelatedNotes } from './RelatedNotes.tsx';
import { stopsOf, unworded } from './recap.ts';
import { StepLink } from './StepLink.tsx';

const saidAsStops = ['VOTE.LAW.WARN.NO_END', 'VOTE.LAW.WARN.ENDS_IN_PAST'] as const;

type Props = { vote: VoteDetail; unsaved: boolean; save: () => void };

/** The last step: what the voter will see, what stops the start, and what to think of. */
export function RecapStep({ vote, unsaved, save }: Props) {
  const say = useText();
  const of = useCensusSum(vote.id);
  return (
    <Loaded of={of}>
      {(sum) => (
        <>
          <PageLead>{say('VOTE_FORM.RECAP.LEAD')}</PageLead>
          {unsaved && (
            <Note tone="warn">
              {say('VOTE_FORM.RECAP.UNSAVED')}
              <div className={css.action}>
                <Button variant="default" onClick={save}>
                  {say('FORM.SAVE')}
                </Button>
              </div>
            </Note>
          )}
          <RelatedNotes vote={vote} />
          <Stops vote={vote} sum={sum} />
          <Unworded vote={vote} />
          <LawWarnings draft={draftOf(vote, sum.withoutVoter)} except={saidAsStops} />
          <Preview vote={vote} />
          <Settings vote={vote} />
          <RecapPeople vote={vote} sum={sum} />
        </>
      )}
    </Loaded>
  );
}

function Stops({ vote, sum }: { vote: VoteDetail; sum: CensusSum }) {
  const say = useText();
  const stops = stopsOf(vote, sum, new Date());
  if (stops.length === 0) return <Note tone="ok">{say('VOTE_FORM.RECAP.READY')}</Note>;
  return (
    <Note tone="bad">
      <b>{say('VOTE_FORM.RECAP.STOPS')}</b>
      <ul className={css.stops}>
        {stops.map(({ step, key }) => (
          <li key={key}>
            {say(key)} <StepLink id={vote.id} step={step} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** A vote may start like this, but people would decide on a name alone. */
function Unworded({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const format = useFormat();
  const bare = unworded(vote);
  if (bare.length === 0) return null;
  return (
    <Note tone="warn">
      {say('VOTE_FORM.RECAP.UNWORDED', { count: bare.length, numbers: format.list(bare.map(String)) })}{' '}
      <StepLink id={vote.id} step="points" />
    </Note>
  );
}

function Preview({ vote }: { vote: VoteDetail }) {
  const say = useText();
  return (
    <Card title={say('VOTE_FORM.RECAP.PREVIEW')} aside={<StepLink id={vote.id} step="points" />}>
      <div className={css.intro}>
        <p className={css.name}>{vote.name}</p>
        {vote.description && <Prose html={vote.description} headingsFrom={3} />}
      </div>
      <ol className={css.points}>
        {vote.votePoints.map((point, i) => (
          <li key={point.id} className={css.point}>
            <Avatar name="" text={String(i + 1)} />
            <div className={css.words}>
              <h3 className={css.title}>
                <span className="vh">{say('VOTE_FORM.RECAP.POINT', { number: i + 1 })}: </span>
                {point.name}
              </h3>
              {point.rule?.preset && (
                <p>{say('VOTE_DETAIL.POINT.RULE', { name: say(`VOTE.LAW.PRESETS.${point.rule.preset}.NAME`) })}</p>
              )}
              {point.description && <Prose html={point.description} headingsFrom={4} />}
              <Attachments files={point.attachments} chosen={point.files} showVisibility />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Settings({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const { moment } = useShown();
  const threshold = useThresholdText();
  const decides = decisiveOf(ruleOf(vote), null);
  const turnout = decides.participation;
  const facts: Fact[] = [
    [say('VOTE_FORM.RECAP.TYPE'), `${say(`VOTE.TYPES.${vote.type}`)}, ${say(`VOTE.BASES.${vote.basis}`)}`],
    ...(vote.preset ? [[say('VOTE_FORM.RECAP.PRESET'), say(`VOTE.LAW.PRESETS.${vote.preset}.NAME`)] as const] : []),
    [
      say('VOTE_FORM.RECAP.ACCEPTED'),
      say('VOTE_FORM.RECAP.ACCEPTED_TEXT', {
        inclusive: decides.inclusive ? 'yes' : 'no',
        part: threshold(decides.accept),
        of: say(`VOTE_FORM.OF_${decides.of}`),
      }),
    ],
    [
      say('VOTE_FORM.RECAP.TURNOUT'),
      equals(turnout, zero)
        ? say('VOTE_FORM.RECAP.TURNOUT_NONE')
        : say('VOTE_FORM.RECAP.TURNOUT_TEXT', {
            inclusive: decides.quorumInclusive ? 'yes' : 'no',
            part: threshold(turnout),
          }),
    ],
    [say('VOTE_FORM.RECAP.OPENS'), vote.opensAt ? moment(vote.opensAt) : say('VOTE_FORM.RECAP.OPENS_NOW')],
    [
      say('VOTE_FORM.RECAP.CLOSES'),
      vote.closesAt
        ? moment(vote.closesAt)
        : say(hasTerm(vote) ? 'VOTE_FORM.RECAP.CLOSES_MISSING' : 'VOTE_FORM.RECAP.CLOSES_NONE'),
    ],
    [
      say('VOTE_FORM.RECAP.REMIND'),
      vote.remindDays === null
        ? say('VOTE_FORM.REMIND_NONE')
        : say('VOTE_FORM.REMIND_DAYS', { count: vote.remindDays }),
    ],
    ...(vote.type === 'online'
      ? [[say('VOTE_DETAIL.PAPER_DAYS'), say('VOTE_DETAIL.PAPER_DAYS_COUNT', { count: vote.paperDays })] as const]
      : []),
    [say('VOTE_FORM.MEETING'), vote.meetingOfOwners ?? say('VOTE_FORM.NO_MEETING')],
    [say('VOTE_FORM.RECAP.SEEN'), say(vote.isPublic ? 'VOTE_FORM.PUBLIC' : 'VOTE_FORM.PRIVATE')],
    [say('VOTE_FORM.RECAP.SHOWS'), say(`VOTE_FORM.SHOWS_${vote.shows}`)],
  ];
  return (
    <Card title={say('VOTE_FORM.RECAP.FACTS')} aside={<StepLink id={vote.id} step="settings" />} padded>
      <Facts facts={facts} />
    </Card>
  );
}
