import { Textarea, TextInput } from '@mantine/core';
import { discussion } from '#contract/discussion/endpoints.ts';
import { nameLength, textLength } from '#contract/discussion/schema.ts';
import { audienceSent } from '../../audience/choice.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { DiscussionFields } from './discussionValues.ts';

/** What is to be talked over, with its files. */
export function ContentFields({ fields }: { fields: DiscussionFields }) {
  const say = useText();
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  return (
    <Card title={say('DISCUSSION.FORM.CONTENT')} padded>
      <FormStack>
        <TextInput
          label={say('DISCUSSION.FORM.NAME')}
          description={say('DISCUSSION.FORM.NAME_HINT')}
          withAsterisk
          maxLength={nameLength}
          {...fields.getInputProps('name')}
        />
        <Textarea
          label={say('DISCUSSION.FORM.TEXT')}
          withAsterisk
          autosize
          minRows={5}
          maxRows={20}
          maxLength={textLength}
          {...fields.getInputProps('description')}
        />
        <AttachmentsPicker
          files={files}
          onChange={onChange}
          error={error ?? fields.getInputProps('documents').error}
          chosen={fields.values.documents}
          onChosen={(documents) => fields.setFieldValue('documents', documents)}
          closing={{ call: discussion.closedTo, aim: audienceSent(fields.values) }}
        />
      </FormStack>
    </Card>
  );
}
