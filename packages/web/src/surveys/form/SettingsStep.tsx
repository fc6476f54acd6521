import { Switch, TextInput } from '@mantine/core';
import { dayIn } from '#contract/base/time/dates.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { answering, nameLength, publishings } from '#contract/surveys/schema.ts';
import { AudienceFields } from '../../audience/AudienceFields.tsx';
import { audienceSent } from '../../audience/choice.ts';
import type { AudienceOf } from '../../audience/data.ts';
import { useText } from '../../base/texts.tsx';
import { AttachmentsPicker } from '../../documents/attached/AttachmentsPicker.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import { HowGuarded } from '../rows/HowGuarded.tsx';
import type { SurveyFields } from './surveyValues.ts';

type Props = { fields: SurveyFields };

/** The first step: what it is about, who answers and how, until when, and who sees what it comes to. */
export const SettingsStep = ({ fields }: Props) => (
  <>
    <AboutFields fields={fields} />
    <HowFields fields={fields} />
    <TimeFields fields={fields} />
    <ResultFields fields={fields} />
    <AudienceCard fields={fields} />
  </>
);

function AboutFields({ fields }: Props) {
  const say = useText();
  const { onChange, value: files, error } = fields.getInputProps('fileIds');
  return (
    <Card title={say('SURVEY_FORM.ABOUT')} padded>
      <FormStack>
        <TextInput
          label={say('SURVEY_FORM.NAME')}
          description={say('SURVEY_FORM.NAME_HINT')}
          withAsterisk
          maxLength={nameLength}
          {...fields.getInputProps('name')}
        />
        <RichText
          label={say('SURVEY_FORM.DESCRIPTION')}
          description={say('SURVEY_FORM.DESCRIPTION_HINT')}
          {...fields.getInputProps('description')}
        />
        <AttachmentsPicker
          files={files}
          onChange={onChange}
          error={error ?? fields.getInputProps('documents').error}
          chosen={fields.values.documents}
          onChosen={(documents) => fields.setFieldValue('documents', documents)}
          closing={{ call: surveys.closedTo, aim: audienceSent(fields.values) }}
        />
      </FormStack>
    </Card>
  );
}

/** What each way means is said by a sentence; of anonymity also what is not promised. */
function HowFields({ fields }: Props) {
  const say = useText();
  const { anonymous, answering: who, namesShown } = fields.values;
  return (
    <Card title={say('SURVEY_FORM.HOW')} padded>
      <FormStack>
        <ChoiceCards
          label={say('SURVEY_FORM.ANONYMITY')}
          choices={(['anonymous', 'named'] as const).map((value) => ({
            value,
            label: say(`SURVEY_FORM.SHEETS.${value}`),
            hint: say(`SURVEY_FORM.SHEETS.${value}_HINT`),
          }))}
          value={anonymous ? 'anonymous' : 'named'}
          onChange={(next) => fields.setFieldValue('anonymous', next === 'anonymous')}
        />
        {anonymous ? (
          <Note>
            {say('SURVEY_FORM.REMAINS')} <HowGuarded />
          </Note>
        ) : (
          <Switch
            label={say('SURVEY_FORM.NAMES_SHOWN')}
            description={say(namesShown ? 'SURVEY_FORM.NAMES_SHOWN_ON' : 'SURVEY_FORM.NAMES_SHOWN_OFF')}
            checked={namesShown}
            onChange={(e) => fields.setFieldValue('namesShown', e.currentTarget.checked)}
          />
        )}
        <ChoiceCards
          label={say('SURVEY_FORM.WHO')}
          choices={answering.map((value) => ({
            value,
            label: say(`SURVEY_FORM.ANSWERING.${value}`),
            hint: say(`SURVEY_FORM.ANSWERING.${value}_HINT`),
          }))}
          value={who}
          onChange={(next) => fields.setFieldValue('answering', next)}
        />
      </FormStack>
    </Card>
  );
}

function TimeFields({ fields }: Props) {
  const say = useText();
  const today = dayIn(new Date());
  return (
    <Card title={say('SURVEY_FORM.TIMES')} padded>
      <FormStack>
        <FormGrid>
          <DateField
            withTime
            min={today}
            label={say('SURVEY_FORM.FROM')}
            description={say('SURVEY_FORM.FROM_HINT')}
            {...fields.getInputProps('dateFrom')}
          />
          <DateField
            withTime
            otherwise="23:59"
            min={today}
            required={!fields.values.manualEnd}
            label={say('SURVEY_FORM.TO')}
            description={say('SURVEY_FORM.TO_HINT')}
            {...fields.getInputProps('dateTo')}
          />
        </FormGrid>
        <Switch
          label={say('SURVEY_FORM.MANUAL')}
          description={say('SURVEY_FORM.MANUAL_HINT')}
          checked={fields.values.manualEnd}
          onChange={(e) => fields.setFieldValue('manualEnd', e.currentTarget.checked)}
        />
      </FormStack>
    </Card>
  );
}

function ResultFields({ fields }: Props) {
  const say = useText();
  const { publishing, anonymous } = fields.values;
  return (
    <Card title={say('SURVEY_FORM.RESULTS')} padded>
      <FormStack>
        <ChoiceCards
          long
          label={say('SURVEY_FORM.PUBLISHING')}
          choices={publishings.map((value) => ({
            value,
            label: say(`SURVEY_FORM.PUBLISHINGS.${value}`),
            hint: say(
              anonymous && value === 'afterAnswer'
                ? 'SURVEY_FORM.PUBLISHINGS.afterAnswer_ANONYMOUS'
                : `SURVEY_FORM.PUBLISHINGS.${value}_HINT`,
            ),
          }))}
          value={publishing}
          onChange={(next) => fields.setFieldValue('publishing', next)}
        />
      </FormStack>
    </Card>
  );
}

const ofSurveys: AudienceOf = {
  reach: surveys.reach,
  groups: surveys.groups,
  words: {
    title: 'SURVEY_FORM.AUDIENCE',
    for: 'SURVEY_FORM.FOR',
    for_house: 'SURVEY_FORM.FOR_house',
    for_some: 'SURVEY_FORM.FOR_some',
    for_committee: 'SURVEY_FORM.FOR_committee',
    groupsHint: 'SURVEY_FORM.GROUPS_HINT',
    picker: 'SURVEY_FORM.PICKER',
    reach: 'SURVEY_FORM.REACH',
    poster: 'SURVEY_FORM.POSTER',
  },
};

/** Whom it is for. */
const AudienceCard = ({ fields }: Props) => (
  <AudienceFields
    of={ofSurveys}
    value={fields.values}
    sent={audienceSent(fields.values)}
    onAim={(aim) => fields.setFieldValue('aim', aim)}
    onParts={(parts) => fields.setFieldValue('audience', parts)}
    error={fields.getInputProps('audience').error}
  />
);
