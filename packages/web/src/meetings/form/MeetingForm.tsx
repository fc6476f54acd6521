import { TextInput } from '@mantine/core';
import { meetings } from '#contract/meetings/endpoints.ts';
import { addressLength, nameLength } from '#contract/meetings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import { type MeetingFields, withStart } from './meetingValues.ts';

type Props = { fields: MeetingFields /** People were told of it already. */; isCalled?: boolean };

/** What the invitation says, and who sees the meeting. */
export const MeetingForm = ({ fields, isCalled = false }: Props) => (
  <FormStack>
    <InvitationFields fields={fields} />
    <SeenFields fields={fields} isCalled={isCalled} />
  </FormStack>
);

function InvitationFields({ fields }: Props) {
  const say = useText();
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  const { values } = fields;
  return (
    <Card title={say('MEETING.FORM.CONTENT')} padded>
      <FormStack>
        <TextInput
          label={say('MEETING.FORM.NAME')}
          description={say('MEETING.FORM.NAME_HINT')}
          withAsterisk
          maxLength={nameLength}
          {...fields.getInputProps('name')}
        />
        <FormGrid>
          <DateField
            withTime
            otherwise="18:00"
            required
            label={say('MEETING.FORM.START')}
            {...fields.getInputProps('start')}
            onChange={(next) => fields.setValues(withStart(values, next))}
          />
          <DateField
            withTime
            otherwise="20:00"
            min={values.start.slice(0, 10)}
            required
            label={say('MEETING.FORM.END')}
            {...fields.getInputProps('end')}
          />
        </FormGrid>
        <TextInput
          label={say('MEETING.FORM.ADDRESS')}
          description={say('MEETING.FORM.ADDRESS_HINT')}
          withAsterisk
          maxLength={addressLength}
          {...fields.getInputProps('address')}
        />
        <RichText
          label={say('MEETING.FORM.DESCRIPTION')}
          description={say('MEETING.FORM.DESCRIPTION_HINT')}
          {...fields.getInputProps('description')}
        />
        <AttachmentsPicker
          files={files}
          onChange={onChange}
          error={error ?? fields.getInputProps('documents').error}
          visibility="VISIBLE_READERS"
          chosen={values.documents}
          onChosen={(documents) => fields.setFieldValue('documents', documents)}
          closing={{ call: meetings.closedTo, aim: { isPublic: values.isPublic } }}
        />
      </FormStack>
    </Card>
  );
}

function SeenFields({ fields, isCalled }: Props) {
  const say = useText();
  return (
    <Card {...(isCalled && { title: say('MEETING.FORM.VISIBILITY') })} padded>
      {isCalled ? (
        <Note>{say('MEETING.FORM.FIXED')}</Note>
      ) : (
        <ChoiceCards
          label={say('MEETING.FORM.VISIBILITY')}
          choices={[
            { value: 'public', label: say('MEETING.FORM.PUBLIC'), hint: say('MEETING.FORM.PUBLIC_HINT') },
            { value: 'committee', label: say('MEETING.FORM.PRIVATE'), hint: say('MEETING.FORM.PRIVATE_HINT') },
          ]}
          value={fields.values.isPublic ? 'public' : 'committee'}
          onChange={(next) => fields.setFieldValue('isPublic', next === 'public')}
        />
      )}
    </Card>
  );
}
