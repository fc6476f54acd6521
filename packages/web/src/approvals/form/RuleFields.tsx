import { NumberInput } from '@mantine/core';
import { approvalRules } from '#contract/approvals/schema-words.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { ApproverFields } from './ApproverFields.tsx';
import css from './Approvers.module.css';
import type { ApprovalFields } from './approvalValues.ts';

/** Who decides, by which rule, and until when. */
export function RuleFields({ fields }: { fields: ApprovalFields }) {
  const say = useText();
  const { rule, needed, approvers } = fields.values;
  return (
    <Card title={say('APPROVAL.FORM.PEOPLE')} padded>
      <FormStack>
        <ApproverFields fields={fields} />
        <ChoiceCards
          label={say('APPROVAL.FORM.RULE')}
          long
          value={rule}
          onChange={(next) => fields.setFieldValue('rule', next)}
          choices={approvalRules.map((value) => ({
            value,
            label: say(`APPROVAL.RULES.${value}`),
            hint: say(`APPROVAL.RULES_HINT.${value}`),
          }))}
        />
        {rule === 'count' && (
          <NumberInput
            className={css.count}
            label={say('APPROVAL.FORM.NEEDED')}
            allowDecimal={false}
            min={1}
            max={Math.max(approvers.length, 1)}
            clampBehavior="none"
            {...fields.getInputProps('needed')}
            value={needed}
            onChange={(next) => fields.setFieldValue('needed', typeof next === 'number' ? next : '')}
          />
        )}
        {rule === 'chair' && <Note>{say('APPROVAL.FORM.CHAIR_ADDED')}</Note>}
        {fields.errors.rule && <Note tone="bad">{fields.getInputProps('rule').error}</Note>}
        <DateField
          label={say('APPROVAL.FORM.DUE')}
          description={say('APPROVAL.FORM.DUE_HINT')}
          min={dayIn(new Date())}
          {...fields.getInputProps('dueOn')}
        />
      </FormStack>
    </Card>
  );
}
