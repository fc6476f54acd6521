import { IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalLinks } from '#contract/approvals/links.ts';
import { type ApprovalDetail, ApprovalInput } from '#contract/approvals/schema.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { useChange } from '../../base/data.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { problemsOf } from './approvalProblems.ts';
import { type ApprovalValues, inputOf, newApproval } from './approvalValues.ts';
import { ContentFields } from './ContentFields.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { RuleFields } from './RuleFields.tsx';

/** /pozadavky-ke-schvaleni/novy */
export function NewApprovalPage() {
  const say = useText();
  const administers = useMay('requirement_for_approval', 'rw');
  const me = useMe();
  if (!administers || me.visitUntil) return <Refused />;
  return (
    <>
      <PageHead title={say('APPROVAL.NEW')} back={{ ...approvalLinks.list(), name: say('APPROVAL.TITLE') }} />
      <Asking me={me.id} />
    </>
  );
}

function Asking({ me }: { me: number | null }) {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(approvals.create);
  const form = useRecordForm<ApprovalValues, ApprovalInput, ApprovalDetail>({
    initial: newApproval,
    schema: ApprovalInput,
    input: inputOf,
    more: (input) => problemsOf(input, { me, today: dayIn(new Date()) }),
    send: (input) => create.run(input),
    done: (a) => navigate({ ...approvalLinks.one(a.id), replace: true }),
  });
  return (
    <FormFrame
      form={form}
      back={approvalLinks.list()}
      save={say('APPROVAL.FORM.SEND')}
      sign={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
      busy={create.busy}
    >
      <Columns split="form">
        <FormStack>
          <ContentFields fields={form.fields} />
          <MoneyFields fields={form.fields} />
        </FormStack>
        <FormStack>
          <RuleFields fields={form.fields} />
        </FormStack>
      </Columns>
    </FormFrame>
  );
}
