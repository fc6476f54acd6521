import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { FileView } from '#contract/base/files/files.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import { type ProposalDetail, ProposalInput } from '#contract/proposals/schema.ts';
import { nameLength, reasonLength, wordingLength } from '#contract/proposals/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';

/** A proposal as its form holds it; the names are those of what is sent, so that errors find their fields. */
type Values = Omit<ProposalInput, 'fileIds'> & { fileIds: FileView[] };
const empty: Values = { name: '', reason: '', wording: '', fileIds: [] };

/** /shromazdeni-vlastniku/namety/novy */
export function NewProposalPage() {
  const say = useText();
  const reads = useMay('meetingOwners', 'r');
  const me = useMe();
  if (!reads || me.visitUntil) return <Refused />;
  return (
    <>
      <PageHead title={say('PROPOSAL.NEW')} back={{ ...proposalLinks.list(), name: say('PROPOSAL.TITLE') }} />
      <Proposing />
    </>
  );
}

function Proposing() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(proposals.create);
  const form = useRecordForm<Values, ProposalInput, ProposalDetail>({
    initial: empty,
    schema: ProposalInput,
    input: ({ fileIds, ...v }) => ({ ...v, fileIds: fileIds.map((f) => f.id) }),
    send: create.run,
    done: (p) => navigate({ ...proposalLinks.one(p.id), replace: true }),
  });
  return (
    <FormFrame
      form={form}
      back={proposalLinks.list()}
      save={say('PROPOSAL.FORM.SEND')}
      sign={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
      busy={create.busy}
    >
      <Note>{say('PROPOSAL.FORM.LAW')}</Note>
      <Fields fields={form.fields} />
    </FormFrame>
  );
}

function Fields({ fields }: { fields: UseFormReturnType<Values> }) {
  const say = useText();
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  return (
    <Card title={say('PROPOSAL.FORM.CONTENT')} padded>
      <FormStack>
        <TextInput
          label={say('PROPOSAL.FORM.NAME')}
          description={say('PROPOSAL.FORM.NAME_HINT')}
          withAsterisk
          maxLength={nameLength}
          {...fields.getInputProps('name')}
        />
        <Textarea
          label={say('PROPOSAL.FORM.REASON')}
          description={say('PROPOSAL.FORM.REASON_HINT')}
          withAsterisk
          autosize
          minRows={4}
          maxRows={20}
          maxLength={reasonLength}
          {...fields.getInputProps('reason')}
        />
        <Textarea
          label={say('PROPOSAL.FORM.WORDING')}
          description={say('PROPOSAL.FORM.WORDING_HINT')}
          autosize
          minRows={3}
          maxRows={20}
          maxLength={wordingLength}
          {...fields.getInputProps('wording')}
        />
        <AttachmentsField files={files} onChange={onChange} error={error} />
        <Note>{say('PROPOSAL.FORM.FIXED')}</Note>
      </FormStack>
    </Card>
  );
}
