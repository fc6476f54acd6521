import { type SyntheticEvent, useEffect, useRef } from 'react';
import { surveys } from '#contract/surveys/endpoints.ts';
import { SurveyChange, type SurveyDetail } from '#contract/surveys/schema.ts';
import { useChange } from '../../base/data.ts';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { type SurveyStep, stepAfter, stepOf } from './steps.ts';
import { inputOf, type SurveyValues, sentOf, valuesOf, whyWrong } from './surveyValues.ts';

type Told = {
  survey: SurveyDetail;
  reload: () => Promise<SurveyDetail>;
  step: SurveyStep;
  goTo: (step: SurveyStep) => unknown;
};

/** The form over the whole draft; going on saves what is not saved yet. */
export function useSurveyForm({ survey, reload, step, goTo }: Told) {
  const update = useChange(surveys.update);
  const then = useRef<SurveyStep | undefined>(undefined);
  const input = (v: SurveyValues, updatedAt: string) => sentOf(v, { ...inputOf(v), id: survey.id, updatedAt });
  const form: RecordForm<SurveyValues> = useRecordForm<SurveyValues, ReturnType<typeof input>, SurveyDetail>({
    initial: valuesOf(survey),
    version: survey.updatedAt,
    schema: SurveyChange,
    input,
    more: whyWrong,
    send: ({ isForNobody: _, ...sent }) => update.run(sent),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: (saved) => {
      form.settle(valuesOf(saved), saved.updatedAt);
      if (then.current) return goTo(then.current);
    },
  });
  const { errors } = form.fields;
  // what is wrong may stand on another step
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another failed attempt leads away
  useEffect(() => {
    const steps = Object.keys(errors).map(stepOf);
    if (form.failures > 0 && steps[0] && !steps.includes(step)) void goTo(steps[0]);
  }, [form.failures]);
  // a draft that somebody else has changed is taken over while nothing is typed here
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of the draft counts
  useEffect(() => {
    if (!form.isDirty()) form.restart(valuesOf(survey), survey.updatedAt);
  }, [survey.updatedAt]);
  const save = () => {
    then.current = undefined;
    form.submit();
  };
  const goOn = (e?: SyntheticEvent<HTMLFormElement>) => {
    then.current = stepAfter(step);
    if (form.isDirty()) return form.submit(e);
    e?.preventDefault();
    if (then.current) void goTo(then.current);
  };
  return { form, busy: update.busy, save, goOn };
}
