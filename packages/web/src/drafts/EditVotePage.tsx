import { Button } from '@mantine/core';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useSoon } from '../base/parts.ts';
import { useText } from '../base/texts.tsx';
import { lateSection } from '../kit/card/lateSection.tsx';
import { FormBody, FormRefusal } from '../kit/form/FormFrame.tsx';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { RemoveButton } from '../kit/form/RemoveButton.tsx';
import type { RecordForm } from '../kit/form/useRecordForm.tsx';
import { useNarrow } from '../kit/page/narrow.ts';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { useRemove, useVote } from '../motions/data.ts';
import { NotAdministered } from '../motions/NotAdministered.tsx';
import { VoteTag } from '../motions/VoteTag.tsx';
import { DraftShell, Onward } from './DraftShell.tsx';
import { useCensusSum } from './people/census.ts';
import { type DraftStep, stepAddress, stepAfter } from './recap/draftSteps.ts';
import { stopsOf } from './recap/recap.ts';
import { StartButton } from './recap/StartButton.tsx';
import type { VoteValues } from './settings/draftValues.ts';
import { useDraftForm } from './useDraftForm.ts';

const settings = async () => (await import('./settings/SettingsStep.tsx')).SettingsStep;
const people = async () => (await import('./people/PeopleStep.tsx')).PeopleStep;
const points = async () => (await import('./points/PointsStep.tsx')).PointsStep;
const recap = async () => (await import('./recap/RecapStep.tsx')).RecapStep;
const SettingsStep = lateSection(settings);
const PeopleStep = lateSection(people);
const PointsStep = lateSection(points);
const RecapStep = lateSection(recap);
/** Whoever prepares a vote goes through all of them. */
const steps = () => Promise.all([settings(), people(), points(), recap()]);

/** /hlasovani/{id}/upravit?step= */
export function EditVotePage() {
  return (
    <NotAdministered>
      <TheDraft />
    </NotAdministered>
  );
}

function TheDraft() {
  const { id } = useParams({ from: '/inside/hlasovani/$id/upravit' });
  const of = useVote(id);
  return (
    <Loaded of={of} shape={<RecordShape />}>
      {(vote) =>
        vote.status === 'concept' ? (
          <EditVote key={vote.id} vote={vote} reload={async () => (await of.refetch()).data ?? vote} />
        ) : (
          <Navigate {...voteLinks.one(id)} replace />
        )
      }
    </Loaded>
  );
}

type Props = { vote: VoteDetail; reload: () => Promise<VoteDetail> };

/** The wizard over one draft: its form lives while the steps come and go. */
function EditVote({ vote, reload }: Props) {
  const [{ step }, write] = useAddress(stepAddress);
  useSoon(steps);
  const goTo = (next: DraftStep) => write({ step: next }, { push: true });
  const { form, busy, save, goOn } = useDraftForm(vote, reload, step, goTo);
  const next = stepAfter(step) as Exclude<DraftStep, 'settings'> | undefined;
  const sum = useCensusSum(vote.id).data;
  const stops = sum ? stopsOf(vote, sum, new Date()) : [];
  const typed = step === 'settings' || step === 'points';
  const onward = next ? (
    <>
      <SaveButton shown={form.isDirty()} busy={busy} onClick={save} />
      {typed ? <Onward to={next} busy={busy} submits /> : <Onward to={next} busy={busy} onClick={() => goOn()} />}
    </>
  ) : (
    <StartButton vote={vote} unsaved={form.isDirty()} />
  );
  const shell = (
    <DraftShell step={step} goTo={goTo} onward={onward} wrong={stops.map((s) => s.step)}>
      {step === 'settings' && <SettingsStep fields={form.fields} />}
      {step === 'people' && <PeopleStep vote={vote} follow={{ moved: form.follow, reload }} />}
      {step === 'points' && <PointsStep fields={form.fields} />}
      {step === 'recap' && <RecapStep vote={vote} unsaved={form.isDirty()} save={save} />}
    </DraftShell>
  );
  return (
    <>
      <Head vote={vote} form={form} />
      {typed ? (
        <FormBody form={{ ...form, submit: goOn }} busy={busy} keep={form.keep}>
          {shell}
        </FormBody>
      ) : (
        <>
          <LeaveGuard isDirty={form.isDirty} keep={form.keep} />
          <FormRefusal form={form} />
          {shell}
        </>
      )}
    </>
  );
}

function Head({ vote, form }: { vote: VoteDetail; form: RecordForm<VoteValues> }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const removeNow = async () => {
    if (await remove(vote)) await form.leave(() => navigate({ ...voteLinks.list(), replace: true }));
  };
  const narrow = useNarrow();
  // On a phone it stands beside the tag, not on a line of its own.
  const remover = <RemoveButton variant="subtle" onClick={() => void removeNow()} />;
  return (
    <PageHead
      title={vote.name}
      back={{ ...voteLinks.list(), name: say('VOTE.TITLE') }}
      sub={
        <>
          <VoteTag vote={vote} />
          {narrow && remover}
        </>
      }
      actions={!narrow && remover}
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
      {say('VOTE_FORM.SAVE')}
    </Button>
  );
}
