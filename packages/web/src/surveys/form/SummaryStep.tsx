import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { HowGuarded } from '../rows/HowGuarded.tsx';
import { QuestionsRead } from '../rows/QuestionsRead.tsx';
import css from './Summary.module.css';
import { type SurveyStep, stepOf } from './steps.ts';
import { inputOf, type SurveyValues } from './surveyValues.ts';

type Props = {
  survey: SurveyDetail;
  values: SurveyValues;
  missing: Record<string, TextKey>;
  unsaved: boolean;
  save: () => void;
};

/** The last step: what people will see, what is still missing, and what each choice means. */
export function SummaryStep({ survey, values, missing, unsaved, save }: Props) {
  const say = useText();
  return (
    <>
      <PageLead>{say('SURVEY_FORM.SUMMARY.LEAD')}</PageLead>
      {unsaved && (
        <Note tone="warn">
          {say('SURVEY_FORM.SUMMARY.UNSAVED')}
          <div className={css.action}>
            <Button variant="default" onClick={save}>
              {say('FORM.SAVE')}
            </Button>
          </div>
        </Note>
      )}
      <Missing id={survey.id} missing={missing} />
      {values.anonymous && (
        <Note>
          {say('SURVEY_FORM.REMAINS')} <HowGuarded />
        </Note>
      )}
      <Preview id={survey.id} values={values} />
      <Settings survey={survey} values={values} />
    </>
  );
}

/** Leads to the step where something is put right. */
function StepLink({ id, step }: { id: number; step: Exclude<SurveyStep, 'summary'> }) {
  const say = useText();
  return (
    <Link {...surveyLinks.edit(id)} search={{ step }} className={css.link}>
      {say(`SURVEY_FORM.SUMMARY.EDIT.${step}`)}
    </Link>
  );
}

/** "Otázka 2, odpověď 3: …": what is missing, and where. */
function usePlaceText() {
  const say = useText();
  return (path: string): string => {
    const [, question, , answer] = /^questions\.(\d+)(\.answers\.(\d+))?/.exec(path) ?? [];
    if (question === undefined) return '';
    const number = Number(question) + 1;
    if (answer === undefined) return `${say('SURVEY_FORM.SUMMARY.QUESTION', { number })}: `;
    return `${say('SURVEY_FORM.SUMMARY.ANSWER', { number, answer: Number(answer) + 1 })}: `;
  };
}

function Missing({ id, missing }: Pick<Props, 'missing'> & { id: number }) {
  const say = useText();
  const placeOf = usePlaceText();
  const all = Object.entries(missing);
  if (all.length === 0) return <Note tone="ok">{say('SURVEY_FORM.SUMMARY.READY')}</Note>;
  const steps = (['settings', 'questions'] as const).filter((step) => all.some(([path]) => stepOf(path) === step));
  return (
    <Note tone="bad">
      <b>{say('SURVEY_FORM.SUMMARY.MISSING')}</b>
      <ul className={css.stops}>
        {all.map(([path, key]) => (
          <li key={path}>
            {placeOf(path)}
            {say(key)}
          </li>
        ))}
      </ul>
      {steps.map((step) => (
        <span key={step}>
          <StepLink id={id} step={step} />{' '}
        </span>
      ))}
    </Note>
  );
}

function Preview({ id, values }: Pick<Props, 'values'> & { id: number }) {
  const say = useText();
  const questions = inputOf(values).questions.map((q) => ({
    ...q,
    name: q.name.trim() || say('SURVEY_FORM.QUESTIONS.UNNAMED'),
    answers: q.answers.filter((a) => a.name.trim() !== ''),
  }));
  return (
    <>
      {(values.description || values.fileIds.length + values.documents.length > 0) && (
        <Card title={typo(values.name)} aside={<StepLink id={id} step="settings" />} padded>
          {values.description && <Prose html={values.description} headingsFrom={3} />}
          <Attachments files={values.fileIds} chosen={values.documents} showVisibility />
        </Card>
      )}
      <Card title={say('SURVEY_FORM.SUMMARY.PREVIEW')} aside={<StepLink id={id} step="questions" />}>
        <QuestionsRead questions={questions} />
      </Card>
    </>
  );
}

function Settings({ survey, values }: Pick<Props, 'survey' | 'values'>) {
  const say = useText();
  const moment = useMomentText();
  const nameOf = useAudienceText();
  const { dateFrom, dateTo } = inputOf(values);
  const at = (iso: string) => (Number.isNaN(Date.parse(iso)) ? iso : moment(iso, 'SURVEY.AT'));
  const sheets = values.anonymous ? 'anonymous' : values.namesShown ? 'namesShown' : 'named';
  return (
    <Card title={say('SURVEY_FORM.SUMMARY.FACTS')} aside={<StepLink id={survey.id} step="settings" />} padded>
      <Facts
        facts={[
          [say('SURVEY.FACTS.SHEETS'), say(`SURVEY.SHEETS.${sheets}`)],
          [say('SURVEY.FACTS.WHO'), say(`SURVEY.ANSWERING.${values.answering}`)],
          [say('SURVEY.FACTS.FROM'), dateFrom ? at(dateFrom) : say('SURVEY.FACTS.AT_START')],
          [
            say('SURVEY.FACTS.TO'),
            dateTo ? at(dateTo) : say(values.manualEnd ? 'SURVEY.ENDS_BY_HAND' : 'SURVEY.NO_END'),
          ],
          [say('SURVEY.FACTS.RESULTS'), say(`SURVEY.PUBLISHING.${values.publishing}`)],
          [
            say('SURVEY.FACTS.FOR'),
            values.aim === 'some' && values.audience.length > 0
              ? values.audience.map(nameOf).join(', ')
              : say(`SURVEY_FORM.FOR_${values.aim}`),
          ],
        ]}
      />
    </Card>
  );
}
