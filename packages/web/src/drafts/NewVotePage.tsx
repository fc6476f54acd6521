import { useNavigate } from '@tanstack/react-router';
import { plainPreset } from '#contract/drafts/rules-warnings.ts';
import { VoteInput } from '#contract/drafts/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { PresetId } from '#contract/motions/schema.ts';
import { asRichText, type Begun, useBegun } from '../base/begun.ts';
import { useText } from '../base/texts.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { useCreate } from '../motions/data.ts';
import { NotAdministered } from '../motions/NotAdministered.tsx';
import { DraftShell, Onward } from './DraftShell.tsx';
import { inputOf, newPoint, newVote } from './settings/draftValues.ts';
import { SettingsStep } from './settings/SettingsStep.tsx';
import { useStatutes } from './settings/useStatutes.ts';

/** /hlasovani/novy: the first step; what follows stands on the draft it makes. */
export function NewVotePage() {
  const say = useText();
  return (
    <NotAdministered>
      <PageHead title={say('VOTE.NEW')} back={{ ...voteLinks.list(), name: say('VOTE.TITLE') }} />
      <Beginning />
    </NotAdministered>
  );
}

/** The form waits for the statutes: what they do not permit is not offered as the first choice. */
function Beginning() {
  const statutes = useStatutes();
  return statutes ? <Creating begin={plainPreset(statutes)} /> : <RecordShape />;
}

const begunAs = ({ title, text, points = [] }: Begun) => ({
  name: title,
  description: asRichText(text),
  points: points.map((name) => ({ ...newPoint(), name })),
});

function Creating({ begin }: { begin: PresetId }) {
  const navigate = useNavigate();
  const create = useCreate();
  const begun = useBegun();
  const form = useRecordForm({
    initial: { ...newVote(begin), ...(begun && begunAs(begun)) },
    schema: VoteInput,
    input: (v) => ({ ...inputOf(v), replyId: begun?.replyId ?? null, surveyId: begun?.surveyId ?? null }),
    send: create.run,
    done: ({ id }) => navigate({ ...voteLinks.edit(id), search: { step: 'people' }, replace: true }),
  });
  return (
    <FormBody form={form} busy={create.busy} keep={form.keep}>
      <DraftShell step="settings" goTo={() => undefined} onward={<Onward to="people" busy={create.busy} submits />}>
        <SettingsStep fields={form.fields} />
      </DraftShell>
    </FormBody>
  );
}
