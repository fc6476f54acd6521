import { useNavigate } from '@tanstack/react-router';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { type SurveyDetail, SurveyInput } from '#contract/surveys/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { notify } from '../../base/notice.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { SettingsStep } from './SettingsStep.tsx';
import { Onward, SurveyShell } from './SurveyShell.tsx';
import { inputOf, newSurvey, type SurveyValues, sentOf, whyWrong } from './surveyValues.ts';

/** /ankety/novy: the first step; what follows stands on the draft it makes. */
export function NewSurveyPage() {
  const say = useText();
  if (!useMay('survey', 'rw')) return <Refused />;
  return (
    <>
      <PageHead title={say('SURVEY.NEW')} back={{ ...surveyLinks.list(), name: say('SURVEY.TITLE') }} />
      <Creating />
    </>
  );
}

const input = (v: SurveyValues) => sentOf(v, { ...inputOf(v), concept: true });

function Creating() {
  const navigate = useNavigate();
  const create = useChange(surveys.create);
  const form = useRecordForm<SurveyValues, ReturnType<typeof input>, SurveyDetail>({
    initial: newSurvey(),
    schema: SurveyInput,
    input,
    more: whyWrong,
    send: ({ isForNobody: _, ...sent }) => create.run(sent),
    stored: () => notify('ok', 'SURVEY.CREATED'),
    done: ({ id }) => navigate({ ...surveyLinks.edit(id), search: { step: 'questions' }, replace: true }),
  });
  return (
    <FormBody form={form} busy={create.busy} keep={form.keep}>
      <SurveyShell step="settings" goTo={() => undefined} onward={<Onward to="questions" busy={create.busy} />}>
        <SettingsStep fields={form.fields} />
      </SurveyShell>
    </FormBody>
  );
}
