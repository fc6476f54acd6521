import { Textarea, TextInput } from '@mantine/core';
import { approvals } from '#contract/approvals/endpoints.ts';
import { notesLength, titleLength } from '#contract/approvals/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { InvoicePicker } from '../../isdoc/InvoicePicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { type ApprovalFields, fromInvoice } from './approvalValues.ts';

const everybody = { audience: [], toPublic: true };

/** What is to be approved, with its files. */
export function ContentFields({ fields }: { fields: ApprovalFields }) {
  const say = useText();
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  return (
    <Card title={say('APPROVAL.FORM.CONTENT')} padded>
      <FormStack>
        <TextInput
          label={say('APPROVAL.FORM.NAME')}
          description={say('APPROVAL.FORM.NAME_HINT')}
          withAsterisk
          maxLength={titleLength}
          {...fields.getInputProps('title')}
        />
        <Textarea
          label={say('APPROVAL.FORM.NOTES')}
          autosize
          minRows={5}
          maxRows={20}
          maxLength={notesLength}
          {...fields.getInputProps('notes')}
        />
        <AttachmentsPicker
          files={files}
          onChange={onChange}
          required
          visibility="VISIBLE_REQUEST"
          description={say('APPROVAL.ATTACHED_HINT')}
          error={error ?? fields.getInputProps('documents').error}
          chosen={fields.values.documents}
          onChosen={(documents) => fields.setFieldValue('documents', documents)}
          closing={{ call: approvals.closedTo, aim: everybody }}
        />
        <InvoicePicker files={files} fields={fields} saidFor={fromInvoice} />
        <Note>{say('APPROVAL.FORM.FIXED')}</Note>
      </FormStack>
    </Card>
  );
}
