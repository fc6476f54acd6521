import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { dayIn } from '#contract/base/time/dates.ts';
import { halfYearOf } from '#contract/reminders/rules-rates.ts';
import type { Ladder } from '#contract/reminders/schema.ts';
import { noteLength } from '#contract/reminders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import type { LadderFields } from './ladderValues.ts';

type Props = { fields: LadderFields; known: Ladder['known'] };

/** By what default interest is counted: the law with what is known of it, or the statutes. */
export function RatesCard({ fields, known }: Props) {
  const say = useText();
  const { day } = useDayText();
  const [first, last] = [known[0]?.from ?? '', known.at(-1)?.from ?? ''];
  const added = { from: halfYearOf(dayIn(new Date())), repo: '', source: '' };
  return (
    <Card title={say('REMINDERS.LADDER.RATES')} padded>
      <FormStack>
        <FormHint>{say('REMINDERS.LADDER.LAW', { from: day(first), to: day(last) })}</FormHint>
        {fields.values.rates.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rate is its place until it is saved
          <Rate key={at} at={at} fields={fields} />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => fields.insertListItem('rates', added)}
        >
          {say('REMINDERS.LADDER.ADD_RATE')}
        </Button>
        <TextInput
          label={say('REMINDERS.LADDER.OWN_RATE')}
          description={say('REMINDERS.LADDER.OWN_RATE_HINT')}
          inputMode="decimal"
          {...fields.getInputProps('ownRate')}
        />
        <TextInput
          label={say('REMINDERS.LADDER.OWN_SOURCE')}
          maxLength={noteLength}
          {...fields.getInputProps('ownSource')}
        />
      </FormStack>
    </Card>
  );
}

function Rate({ at, fields }: { at: number; fields: LadderFields }) {
  const say = useText();
  const props = (name: string) => fields.getInputProps(`rates.${at}.${name}`);
  return (
    <FormStack>
      <DateField label={say('REMINDERS.LADDER.RATE_FROM')} {...props('from')} />
      <TextInput label={say('REMINDERS.LADDER.RATE')} inputMode="decimal" {...props('repo')} />
      <TextInput label={say('REMINDERS.LADDER.RATE_SOURCE')} maxLength={noteLength} {...props('source')} />
      <Button variant="subtle" onClick={() => fields.removeListItem('rates', at)}>
        {say('REMINDERS.LADDER.REMOVE_RATE')}
      </Button>
    </FormStack>
  );
}
