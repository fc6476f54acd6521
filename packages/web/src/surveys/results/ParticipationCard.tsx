import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { useSurvey } from '../rows/data.ts';
import css from './Aside.module.css';

type Props = { survey: SurveyDetail; onPeople?: (() => void) | undefined };

/** How many answered of those it is for; how and when, where it may be known. */
export function ParticipationCard({ survey, onPeople }: Props) {
  const say = useText();
  const { day } = useWhen();
  const statistics = useSurvey(survey.id, 'statistics').data?.statistics;
  const { answeredCount: count, expectedCount: of, anonymous, answering } = survey;
  const percent = of === 0 ? 0 : Math.min(100, (count / of) * 100);
  const sum = say(`SURVEY.ANSWERED_OF.${answering}`, { count, of });
  const facts: Fact[] = statistics
    ? [
        ...(statistics.paper > 0
          ? [
              [say('SURVEY_RESULT.ONLINE'), String(statistics.online)] as const,
              [say('SURVEY_RESULT.PAPER'), String(statistics.paper)] as const,
            ]
          : []),
        ...(statistics.days ?? []).map((one): Fact => [day(`${one.day}T12:00:00Z`), String(one.count)]),
      ]
    : [];
  return (
    <Card title={say('SURVEY_RESULT.PARTICIPATION')} aside={<b className={css.sum}>{sum}</b>} padded>
      <Meter
        parts={[
          { tone: 'for', percent },
          { tone: 'absent', percent: 100 - percent },
        ]}
        label={say('SURVEY_RESULT.PARTICIPATION_RAIL', { sum })}
      />
      {anonymous && <p className={css.hint}>{say('SURVEY_RESULT.SEEN')}</p>}
      {facts.length > 0 && <Facts narrow facts={facts} />}
      {onPeople && (
        <button type="button" className={css.link} onClick={onPeople}>
          {say('SURVEY_RESULT.SHOW_PEOPLE')}
        </button>
      )}
    </Card>
  );
}
