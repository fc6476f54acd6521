import { useNavigate, useParams } from '@tanstack/react-router';
import { memberLinks } from '#contract/members/links.ts';
import { MemberChange, type MemberDetail } from '#contract/members/schema.ts';
import { sessionLinks } from '#contract/session/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useWayBack } from '../../base/left.ts';
import { useOwnProfile } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useMember, useUpdate } from '../rows/data.ts';
import { MemberForm } from './MemberForm.tsx';
import { inputOf, type MemberValues, sameRole, sexMissing, valuesOf } from './memberValues.ts';

/** /sousede/{id}/upravit: the whole person for the committee, the own contacts for everybody. */
export function EditMemberPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/sousede/$id/upravit' });
  const of = useMember(id);
  const name = of.data?.full_name;
  return (
    <>
      <PageHead
        title={name ? say('MEMBERS.EDIT_ONE', { name }) : say('MEMBERS.EDIT')}
        back={{ ...memberLinks.one(id), name: name ?? say('MEMBERS.TITLE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(member) =>
          member.may.edit ? (
            <EditMember member={member} reload={async () => (await of.refetch()).data ?? member} />
          ) : (
            <Refused />
          )
        }
      </Loaded>
    </>
  );
}

type Props = { member: MemberDetail; reload: () => Promise<MemberDetail> };

function EditMember({ member, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useUpdate();
  const back = memberLinks.one(member.id);
  const way = useWayBack(back);
  const account = useWayBack(sessionLinks.account());
  const { editName, changeRole } = member.may;
  const own = useOwnProfile() === member.id;
  const before = inputOf(valuesOf(member), changeRole);
  const givesUp = (next: typeof before) => own && !sameRole(next, before);
  const question = {
    title: say('PERSON.FIELDS.OWN_ROLE.TITLE'),
    text: say('PERSON.FIELDS.OWN_ROLE.TEXT'),
    yes: say('PERSON.FIELDS.OWN_ROLE.YES'),
    danger: true,
  };
  const form = useRecordForm({
    initial: valuesOf(member),
    version: member.updatedAt,
    schema: MemberChange,
    input: (v: MemberValues, updatedAt: string) => ({ ...inputOf(v, changeRole), id: member.id, updatedAt }),
    more: sexMissing,
    send: async (input) => (!givesUp(input) || (await confirm(question)) ? update.run(input) : undefined),
    reload: async () => {
      const fresh = await reload();
      return { values: valuesOf(fresh), version: fresh.updatedAt };
    },
    done: () => account.go() || way.go() || navigate({ ...memberLinks.one(member.id), replace: true }),
  });
  return (
    <FormFrame form={form} back={back} save={say('FORM.SAVE')} busy={update.busy}>
      <MemberForm fields={form.fields} isNew={false} administers={editName} changesRole={changeRole} />
    </FormFrame>
  );
}
