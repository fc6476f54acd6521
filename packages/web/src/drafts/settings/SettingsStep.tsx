import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { dayIn } from '#contract/base/time/dates.ts';
import { paperDays } from '#contract/motions/rules-papers.ts';
import { showings } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { RichText } from '../../kit/text/RichText.tsx';
import { MeetingPicker } from '../../meetings/MeetingPicker.tsx';
import { inputOf, ruleIn, type VoteValues } from './draftValues.ts';
import { LawWarnings } from './LawWarnings.tsx';
import { ThresholdFields, WayFields } from './RuleFields.tsx';

type Props = { fields: UseFormReturnType<VoteValues> };

/** The first step: what is decided, how, when, and who sees it. */
export const SettingsStep = ({ fields }: Props) => (
  <>
    <AboutFields fields={fields} />
    <WayFields fields={fields} />
    <ThresholdFields fields={fields} />
    <TimeFields fields={fields} />
    <SeenFields fields={fields} />
    <TypedWarnings values={fields.values} />
  </>
);

/** Too early to say before anything was set. */
const early = ['VOTE.LAW.WARN.NO_END'] as const;

/** What the law says to the settings as they are typed. */
function TypedWarnings({ values }: { values: VoteValues }) {
  const { participation, accept, ...rule } = ruleIn(values);
  const { opensAt, closesAt } = inputOf(values);
  const readable = (iso: string | null) => (iso && !Number.isNaN(Date.parse(iso)) ? iso : null);
  if (!participation || !accept) return null;
  return (
    <LawWarnings
      except={early}
      draft={{
        rule: { ...rule, participation, accept },
        opensAt: readable(opensAt),
        closesAt: readable(closesAt),
        afterFailedAssembly: values.afterFailedAssembly,
        withoutVoter: 0,
      }}
    />
  );
}

function AboutFields({ fields }: Props) {
  const say = useText();
  return (
    <Card title={say('VOTE_FORM.ABOUT')} padded>
      <FormStack>
        <TextInput label={say('VOTE_FORM.NAME')} withAsterisk maxLength={200} {...fields.getInputProps('name')} />
        <RichText
          label={say('VOTE_FORM.DESCRIPTION')}
          description={say('VOTE_FORM.DESCRIPTION_HINT')}
          {...fields.getInputProps('description')}
        />
        <MeetingPicker
          label={say('VOTE_FORM.MEETING_KNOWN')}
          description={say('VOTE_FORM.MEETING_KNOWN_HINT')}
          none={say('VOTE_FORM.MEETING_KNOWN_NONE')}
          value={fields.values.meetingOfOwnersId}
          kept={fields.values.meeting}
          error={fields.getInputProps('meetingOfOwnersId').error}
          onPick={(id) => fields.setFieldValue('meetingOfOwnersId', id)}
        />
        {fields.values.meetingOfOwnersId === null && (
          <TextInput
            label={say('VOTE_FORM.MEETING')}
            description={say('VOTE_FORM.MEETING_HINT')}
            maxLength={200}
            {...fields.getInputProps('meetingOfOwners')}
          />
        )}
      </FormStack>
    </Card>
  );
}

/** Days before the end that are offered for the reminder. */
const days = [1, 2, 3, 5, 7, 14];
const none = 'none';

function TimeFields({ fields }: Props) {
  const say = useText();
  const { type, basis, remindDays } = fields.values;
  const offered = [...new Set(remindDays === null ? days : [...days, remindDays])].sort((a, b) => a - b);
  const today = dayIn(new Date());
  return (
    <Card title={say('VOTE_FORM.TIMES')} padded>
      <FormGrid>
        <DateField
          withTime
          min={today}
          label={say('VOTE_FORM.OPENS')}
          description={say('VOTE_FORM.OPENS_HINT')}
          {...fields.getInputProps('opensAt')}
        />
        <DateField
          withTime
          otherwise="23:59"
          min={today}
          label={say('VOTE_FORM.CLOSES')}
          description={say(`VOTE_FORM.CLOSES_HINT_${type === 'online' && basis === 'poll' ? 'poll' : type}`)}
          {...fields.getInputProps('closesAt')}
        />
        {type === 'online' && (
          <Select
            label={say('VOTE_FORM.REMIND')}
            data={[
              { value: none, label: say('VOTE_FORM.REMIND_NONE') },
              ...offered.map((count) => ({ value: String(count), label: say('VOTE_FORM.REMIND_DAYS', { count }) })),
            ]}
            value={remindDays === null ? none : String(remindDays)}
            onChange={(next) => fields.setFieldValue('remindDays', next === none ? null : Number(next))}
          />
        )}
        {type === 'online' && (
          <Select
            label={say('VOTE_DETAIL.PAPER_DAYS')}
            description={say('VOTE_FORM.PAPER_DAYS_HINT')}
            data={Array.from({ length: paperDays.most + 1 }, (_, count) => ({
              value: String(count),
              label: say('VOTE_DETAIL.PAPER_DAYS_COUNT', { count }),
            }))}
            value={String(fields.values.paperDays)}
            onChange={(next) => fields.setFieldValue('paperDays', Number(next))}
          />
        )}
      </FormGrid>
    </Card>
  );
}

function SeenFields({ fields }: Props) {
  const say = useText();
  const { isPublic, shows } = fields.values;
  return (
    <Card title={say('VOTE_FORM.SEEN')} padded>
      <FormStack>
        <ChoiceCards
          label={say('VOTE_FORM.VISIBILITY')}
          choices={[
            { value: 'house', label: say('VOTE_FORM.PUBLIC'), hint: say('VOTE_FORM.PUBLIC_HINT') },
            { value: 'committee', label: say('VOTE_FORM.PRIVATE'), hint: say('VOTE_FORM.PRIVATE_HINT') },
          ]}
          value={isPublic ? 'house' : 'committee'}
          onChange={(next) => fields.setFieldValue('isPublic', next === 'house')}
        />
        <ChoiceCards
          label={say('VOTE_FORM.SHOWS')}
          choices={showings.map((s) => ({
            value: s,
            label: say(`VOTE_FORM.SHOWS_${s}`),
            hint: say(`VOTE_FORM.SHOWS_${s}_HINT`),
          }))}
          value={shows}
          onChange={(next) => fields.setFieldValue('shows', next)}
        />
      </FormStack>
    </Card>
  );
}
