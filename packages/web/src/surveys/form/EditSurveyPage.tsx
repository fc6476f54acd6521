import { Button } from '@mantine/core';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useAddress } from '../../base/address.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useSoon } from '../../base/parts.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { lateSection } from '../../kit/card/lateSection.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { isId, useRemove, useSurvey } from '../rows/data.ts';
import { StateTag } from '../rows/Marks.tsx';
import { MissingSurvey } from '../rows/MissingSurvey.tsx';
import { StartButton } from './StartButton.tsx';
import { Onward, SurveyShell } from './SurveyShell.tsx';
import { type SurveyStep, stepAddress, stepAfter, stepOf } from './steps.ts';
import { useSurveyForm } from './useSurveyForm.ts';
import { wrongOf } from './wrong.ts';

const settings = async () => (await import('./SettingsStep.tsx')).SettingsStep;
const questions = async () => (await import('./QuestionsStep.tsx')).QuestionsStep;
const summary = async () => (await import('./SummaryStep.tsx')).SummaryStep;
const SettingsStep = lateSection(settings);
const QuestionsStep = lateSection(questions);
const SummaryStep = lateSection(summary);
const RunningForm = lateSection(async () => (await import('./RunningForm.tsx')).RunningForm);
/** Whoever prepares a survey goes through all of them. */
const steps = () => Promise.all([settings(), questions(), summary()]);

/** /ankety/{id}/upravit?step=: a draft by steps, of a running one what may still change. */
export function EditSurveyPage() {
  const { id } = useParams({ from: '/inside/ankety/$id/upravit' });
  const administers = useMay('survey', 'rw');
  const of = useSurvey(id);
  if (!administers) return <Refused />;
  if (!isId(id) || (of.error?.status === 404 && !of.data)) return <MissingSurvey key={id} told={of.error !== null} />;
  const reload = async (s: SurveyDetail) => (await of.refetch()).data ?? s;
  return (
    <Loaded of={of} shape={<RecordShape />}>
      {(s) => {
        if (!s.may.edit) return <Navigate {...surveyLinks.one(id)} replace />;
        return s.status === 'concept' ? (
          <Draft key={s.id} survey={s} reload={() => reload(s)} />
        ) : (
          <RunningForm key={s.id} survey={s} reload={() => reload(s)} />
        );
      }}
    </Loaded>
  );
}

type Props = { survey: SurveyDetail; reload: () => Promise<SurveyDetail> };

/** The wizard over one draft: its form lives while the steps come and go. */
function Draft({ survey, reload }: Props) {
  const [{ step }, write] = useAddress(stepAddress);
  useSoon(steps);
  const goTo = (next: SurveyStep) => write({ step: next }, { push: true });
  const { form, busy, save, goOn } = useSurveyForm({ survey, reload, step, goTo });
  // What is missing is no mistake until somebody looked at the whole.
  const [looked, look] = useState(false);
  if (step === 'summary' && !looked) look(true);
  const missing = looked ? wrongOf(form.fields.values, new Date()) : {};
  const wrong = (path: string) => missing[path];
  const next = stepAfter(step) as Exclude<SurveyStep, 'settings'> | undefined;
  const unsaved = form.isDirty();
  return (
    <>
      <Head survey={survey} leave={form.leave} />
      <FormBody form={{ ...form, submit: goOn }} busy={busy} keep={form.keep}>
        <SurveyShell
          step={step}
          goTo={goTo}
          wrong={Object.keys(missing).map(stepOf)}
          onward={
            next ? (
              <>
                <SaveButton shown={unsaved} busy={busy} onClick={save} />
                <Onward to={next} busy={busy} />
              </>
            ) : (
              <StartButton survey={survey} missing={missing} unsaved={unsaved} />
            )
          }
        >
          {step === 'settings' && <SettingsStep fields={form.fields} />}
          {step === 'questions' && <QuestionsStep fields={form.fields} wrong={wrong} />}
          {step === 'summary' && (
            <SummaryStep survey={survey} values={form.fields.values} missing={missing} unsaved={unsaved} save={save} />
          )}
        </SurveyShell>
      </FormBody>
    </>
  );
}

type HeadProps = { survey: SurveyDetail; leave: (act: () => unknown) => unknown };
function Head({ survey, leave }: HeadProps) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const removeNow = async () => {
    if (await remove(survey)) await leave(() => navigate({ ...surveyLinks.list(), replace: true }));
  };
  return (
    <PageHead
      title={typo(survey.name)}
      back={{ ...surveyLinks.list(), name: say('SURVEY.TITLE') }}
      sub={<StateTag survey={survey} />}
      actions={<RemoveButton variant="subtle" onClick={() => void removeNow()} />}
    />
  );
}

/** Saves without going on; on a phone the step's own button saves. */
function SaveButton({ shown, busy, onClick }: { shown: boolean; busy: boolean; onClick: () => void }) {
  const say = useText();
  const narrow = useNarrow();
  if (narrow || !shown) return null;
  return (
    <Button variant="default" disabled={busy} onClick={onClick}>
      {say('SURVEY_FORM.SAVE')}
    </Button>
  );
}
