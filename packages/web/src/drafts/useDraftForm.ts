import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { VoteChange } from '#contract/drafts/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { votes } from '#contract/votes/endpoints.ts';
import { type RecordForm, useRecordForm } from '../kit/form/useRecordForm.tsx';
import { useUpdate } from '../motions/data.ts';
import { type DraftStep, stepAfter, stepOf } from './recap/draftSteps.ts';
import { inputOf, type VoteValues, valuesOf } from './settings/draftValues.ts';

type Sent = Given<typeof votes.update>;

/** The form over the whole draft; going on saves what is not saved yet. */
export function useDraftForm(
  vote: VoteDetail,
  reload: () => Promise<VoteDetail>,
  step: DraftStep,
  goTo: (step: DraftStep) => unknown,
) {
  const update = useUpdate();
  const then = useRef<DraftStep | undefined>(undefined);
  const form: RecordForm<VoteValues> = useRecordForm<VoteValues, Sent, VoteDetail>({
    initial: valuesOf(vote),
    version: vote.updatedAt,
    schema: VoteChange,
    input: (v, updatedAt) => ({ ...inputOf(v), id: vote.id, updatedAt }),
    send: update.run,
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
    if (!form.isDirty()) form.restart(valuesOf(vote), vote.updatedAt);
  }, [vote.updatedAt]);
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
