import { useNavigate } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { mayMoveEnd } from '#contract/surveys/rules.ts';
import { SurveyChange, type SurveyDetail } from '#contract/surveys/schema.ts';
import { useChange } from '../../base/data.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import { inputOf, type SurveyValues, valuesOf } from './surveyValues.ts';

type Props = { survey: SurveyDetail; reload: () => Promise<SurveyDetail> };
const asDate = (iso: string | null) => (iso ? new Date(iso) : null);

/** Of a running survey only the description and a later end may change. */
export function RunningForm({ survey, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(surveys.update);
  const back = surveyLinks.one(survey.id);
  const way = useWayBack(back);
  // What was not typed goes back as it is kept: a field shows whole minutes alone.
  const input = (v: SurveyValues, updatedAt: string) => {
    const dateTo = v.dateTo === valuesOf(survey).dateTo ? survey.dateTo : inputOf(v).dateTo;
    return { ...inputOf(v), id: survey.id, updatedAt, dateFrom: survey.dateFrom, dateTo };
  };
  const form = useRecordForm<SurveyValues, ReturnType<typeof input>, SurveyDetail>({
    initial: valuesOf(survey),
    version: survey.updatedAt,
    schema: SurveyChange,
    input,
    more: ({ dateTo, manualEnd }): FieldErrors => {
      const to = asDate(dateTo);
      if (to && Number.isNaN(to.getTime())) return {};
      return mayMoveEnd(asDate(survey.dateTo), to, manualEnd) ? {} : { dateTo: 'SURVEY.ERRORS.END_EARLIER' };
    },
    send: update.run,
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => way.go() || navigate({ ...back, replace: true }),
  });
  return (
    <>
      <PageHead title={say('SURVEY_FORM.RUNNING.TITLE')} back={{ ...back, name: typo(survey.name) }} />
      <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
        <Note>{say('SURVEY_FORM.RUNNING.NOTE')}</Note>
        <Card title={say('SURVEY_FORM.RUNNING.TITLE')} padded>
          <FormStack>
            {survey.dateTo !== null && (
              <DateField
                withTime
                otherwise="23:59"
                label={say('SURVEY_FORM.TO')}
                description={say('SURVEY_FORM.RUNNING.TO_HINT')}
                {...form.fields.getInputProps('dateTo')}
              />
            )}
            <RichText
              label={say('SURVEY_FORM.DESCRIPTION')}
              description={say('SURVEY_FORM.DESCRIPTION_HINT')}
              {...form.fields.getInputProps('description')}
            />
          </FormStack>
        </Card>
      </FormFrame>
    </>
  );
}
