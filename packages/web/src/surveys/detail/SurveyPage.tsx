import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { Answering, UnitChoice } from '../answering/Answering.tsx';
import { SentCard } from '../answering/SentCard.tsx';
import { useSending } from '../answering/useSending.ts';
import { isId, useSurvey } from '../rows/data.ts';
import { MissingSurvey } from '../rows/MissingSurvey.tsx';
import { QuestionsRead } from '../rows/QuestionsRead.tsx';
import { PrintBelow, SurveyActions } from '../rows/SurveyActions.tsx';
import { SurveyFacts } from '../rows/SurveyFacts.tsx';
import { SurveySub } from '../rows/SurveySub.tsx';
import { Intro } from './Intro.tsx';
import { Promised } from './Promised.tsx';
import { StandingNotes } from './StandingNotes.tsx';

/** /ankety/{id}: one survey, to be answered, or as it stands. */
export function SurveyPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/ankety/$id' });
  useRemembered();
  const of = useSurvey(id);
  if (!isId(id) || (of.error?.status === 404 && !of.data)) return <MissingSurvey key={id} told={of.error !== null} />;
  if (of.data?.status === 'concept') return <Navigate {...surveyLinks.edit(id)} replace />;
  return (
    <RecordPage
      of={of}
      star="survey"
      title={of.data ? typo(of.data.name) : say('SURVEY.ONE')}
      back={{ ...surveyLinks.list(), name: say('SURVEY.TITLE') }}
      sub={(s) => <SurveySub survey={s} />}
      actions={(s) => <SurveyActions survey={s} on="survey" />}
    >
      {(s) => <Standing key={s.id} survey={s} reload={of.refetch} />}
    </RecordPage>
  );
}

type Props = { survey: SurveyDetail; reload: () => Promise<unknown> };

/** To be answered, just answered, or to be read. */
function Standing({ survey, reload }: Props) {
  const say = useText();
  const sending = useSending(survey, reload);
  const [unitId, choose] = useState<number | null>(null);
  const waiting = survey.may.answer ? survey.mine.filter((m) => m.state === 'waiting') : [];
  const mine = waiting.find((m) => m.unitId === unitId) ?? waiting[0];
  const narrow = useNarrow();
  const facts = <SurveyFacts survey={survey} />;
  if (mine && !sending.done)
    return (
      <Answering
        key={mine.unitId}
        survey={survey}
        mine={mine}
        sending={sending}
        intro={<Intro survey={survey} folded={narrow} />}
        above={
          <>
            <StandingNotes survey={survey} />
            <Promised survey={survey} mine={mine} />
            <UnitChoice units={waiting} unitId={mine.unitId} onChoose={choose} />
          </>
        }
        beside={
          <>
            {facts}
            <PrintBelow survey={survey} />
          </>
        }
      />
    );
  return (
    <Columns>
      <Column>
        {sending.done ? (
          <SentCard survey={survey} sent={sending.done} onForget={sending.forget} />
        ) : (
          <StandingNotes survey={survey} />
        )}
        <Intro survey={survey} />
        <Card title={say('SURVEY.QUESTIONS')}>
          <QuestionsRead questions={survey.questions} />
        </Card>
      </Column>
      <Column>{facts}</Column>
    </Columns>
  );
}
