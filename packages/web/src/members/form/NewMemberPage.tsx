import { useNavigate } from '@tanstack/react-router';
import { memberLinks } from '#contract/members/links.ts';
import { NewMember } from '#contract/members/schema.ts';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useTwins } from '../pick/useTwins.ts';
import { useCreate, useInvite, useMayChangeRoles } from '../rows/data.ts';
import { AccessChoice } from './AccessChoice.tsx';
import { MemberForm } from './MemberForm.tsx';
import { inputOf, type MemberValues, newMember, sexMissing } from './memberValues.ts';

/** /sousede/novy */
export function NewMemberPage() {
  const say = useText();
  const administers = useMay('members', 'rw');
  return (
    <>
      <PageHead title={say('MEMBERS.NEW')} back={{ ...memberLinks.list(), name: say('MEMBERS.TITLE') }} />
      {administers ? <NewPerson /> : <Refused />}
    </>
  );
}

const toInput = (v: MemberValues) => ({ ...inputOf(v, true), invite: v.invite === 'now' });
type Input = ReturnType<typeof toInput>;

function NewPerson() {
  const say = useText();
  const navigate = useNavigate();
  const create = useCreate();
  const invite = useInvite();
  const meant = useTwins('open');
  const changesRole = useMayChangeRoles();
  const form = useRecordForm({
    initial: newMember(),
    schema: NewMember,
    input: toInput,
    more: (input: Input): FieldErrors => ({
      ...sexMissing(input),
      ...(input.invite && input.emails.length === 0 ? { invite: 'PERSON.ACCESS_CHOICE.NEEDS_EMAIL' } : {}),
    }),
    send: async ({ invite: atOnce, ...input }: Input) => {
      const answer = await meant(input);
      if (answer === null) return undefined;
      if (answer !== 'add') return answer;
      const made = await create.run(input);
      // the person stands already: an invitation that could not be sent says why and can be sent from their page
      if (made && atOnce) await invite.run({ id: made.id }).catch(() => undefined);
      return made;
    },
    done: ({ id }) => navigate({ ...memberLinks.one(id), replace: true }),
  });
  return (
    <FormFrame form={form} back={memberLinks.list()} save={say('MEMBERS.CREATE')} busy={create.busy || invite.busy}>
      <MemberForm
        fields={form.fields}
        isNew
        administers
        changesRole={changesRole}
        access={<AccessChoice fields={form.fields} />}
      />
    </FormFrame>
  );
}
