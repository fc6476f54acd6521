import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';

/** Who answers, from when until when, and who sees what it comes to. */
export function SurveyFacts({ survey }: { survey: SurveyDetail }) {
  const say = useText();
  const moment = useMomentText();
  const nameOf = useAudienceText();
  const { anonymous, namesShown, answering, dateFrom, dateTo, finishedAt, status, publishing, owner } = survey;
  const sheets = anonymous ? 'anonymous' : namesShown ? 'namesShown' : 'named';
  const at = (iso: string) => moment(iso, 'SURVEY.AT');
  const end = status === 'finished' ? (finishedAt ?? dateTo) : dateTo;
  const readers = survey.toPublic
    ? survey.everyone
      ? say('SURVEY_FORM.FOR_house')
      : survey.audience.map(nameOf).join(', ')
    : say('SURVEY_FORM.FOR_committee');
  const facts: Fact[] = [
    [say('SURVEY.FACTS.WHO'), say(`SURVEY.ANSWERING.${answering}`)],
    [say('SURVEY.FACTS.SHEETS'), say(`SURVEY.SHEETS.${sheets}`)],
    ...(dateFrom ? [[say('SURVEY.FACTS.FROM'), at(dateFrom)] as const] : []),
    [say('SURVEY.FACTS.TO'), end ? at(end) : say('SURVEY.ENDS_BY_HAND')],
    [say('SURVEY.FACTS.RESULTS'), say(`SURVEY.PUBLISHING.${publishing}`)],
    [say('SURVEY.FACTS.FOR'), readers],
    ...(owner ? [[say('SURVEY.FACTS.OWNER'), owner.full_name] as const] : []),
  ];
  return (
    <Card title={say('SURVEY.FACTS.TITLE')} padded>
      <Facts narrow facts={facts} />
    </Card>
  );
}
