import { useParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { param, useAddress } from '../../base/address.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { lateSection } from '../../kit/card/lateSection.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { isId, useSurvey } from '../rows/data.ts';
import { MissingSurvey } from '../rows/MissingSurvey.tsx';
import { SurveyActions } from '../rows/SurveyActions.tsx';
import { SurveySub } from '../rows/SurveySub.tsx';
import { ResultsSection } from './ResultsSection.tsx';
import { TurnButton } from './TurnButton.tsx';

const PeopleSection = lateSection(async () => (await import('../paper/PeopleSection.tsx')).PeopleSection);
const PaperSection = lateSection(async () => (await import('../paper/PaperSection.tsx')).PaperSection);

const SheetsSection = lateSection(async () => (await import('./SheetsSection.tsx')).SheetsSection);

const sections = ['results', 'sheets', 'people', 'paper'] as const;
const Address = z.object({ section: param(z.enum(sections), 'results') });

/** /ankety/{id}/vysledky: what a survey came to; for the committee also who has answered, and papers. */
export function ResultsPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/ankety/$id/vysledky' });
  useRemembered();
  const of = useSurvey(id, 'results');
  if (!isId(id) || (of.error?.status === 404 && !of.data)) return <MissingSurvey key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      title={of.data ? typo(of.data.name) : say('SURVEY.ONE')}
      back={{ ...surveyLinks.list(), name: say('SURVEY.TITLE') }}
      sub={(s) => <SurveySub survey={s} />}
      actions={(s) => (
        <>
          <SurveyActions survey={s} on="results" />
          {s.may.turn && s.results && <TurnButton survey={s} results={s.results} />}
        </>
      )}
    >
      {(s) => <Sections key={s.id} survey={s} />}
    </RecordPage>
  );
}

function Sections({ survey }: { survey: SurveyDetail }) {
  const say = useText();
  const [at, write] = useAddress(Address);
  const { may, papers } = survey;
  const offered = sections.filter(
    (one) =>
      one === 'results' ||
      (one === 'sheets' && may.sheets) ||
      (one === 'people' && may.people) ||
      (one === 'paper' && may.paper),
  );
  const section = offered.includes(at.section) ? at.section : 'results';
  if (offered.length === 1) return <ResultsSection survey={survey} />;
  const counts = { results: undefined, sheets: undefined, people: survey.answeredCount, paper: papers?.recorded };
  return (
    <Tabs
      label={say('SURVEY_RESULT.SECTIONS.LABEL')}
      value={section}
      onChange={(next) => void write({ section: next }, { push: true })}
      tabs={offered.map((value) => {
        const count = counts[value];
        return { value, label: say(`SURVEY_RESULT.SECTIONS.${value}`), ...(count !== undefined && { count }) };
      })}
    >
      {section === 'results' && (
        <ResultsSection
          survey={survey}
          onPeople={may.people ? () => void write({ section: 'people' }, { push: true }) : undefined}
        />
      )}
      {section === 'sheets' && <SheetsSection survey={survey} />}
      {section === 'people' && <PeopleSection survey={survey} />}
      {section === 'paper' && <PaperSection survey={survey} />}
    </Tabs>
  );
}
