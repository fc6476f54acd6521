import { Checkbox, NumberInput } from '@mantine/core';
import { isDay } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { monthChoices } from '#contract/events/rules.ts';
import { type Frequency, frequencies } from '#contract/events/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { useRepeatText } from '../rows/useRepeatText.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './EventForm.module.css';
import { type EventFields, endings, type RuleValues } from './eventValues.ts';

type Props = { fields: EventFields };
const monday = '2026-01-05';

/** Whether and how it comes back, and the same in a sentence. */
export function RepeatFields({ fields }: Props) {
  const say = useText();
  const { values } = fields;
  const day = values.start.slice(0, 10);
  const choose = (next: string) => {
    const repeats = next !== 'never';
    fields.setValues({
      repeat: repeats,
      ...(repeats && { repeatFrequency: next as Frequency }),
      ...(next === 'week' && values.weekDays.length === 0 && isDay(day) && { weekDays: [monthChoices(day).weekday] }),
    });
  };
  return (
    <Card title={say('EVENT.FIELDS.REPEAT')} padded>
      <FormStack>
        <Select
          label={say('CALENDAR.FORM.REPEAT')}
          data={['never', ...frequencies].map((value) => ({
            value,
            label: say(`CALENDAR.FORM.REPEATS.${value as Frequency | 'never'}`),
          }))}
          value={values.repeat ? values.repeatFrequency : 'never'}
          onChange={choose}
        />
        {values.repeat && isDay(day) && <Rule fields={fields} />}
      </FormStack>
    </Card>
  );
}

function Rule({ fields }: Props) {
  const say = useText();
  const { values } = fields;
  const { repeatFrequency: frequency } = values;
  const monthly = frequency === 'month' || frequency === 'year';
  return (
    <>
      <NumberInput
        label={say(`CALENDAR.FORM.EVERY.${frequency}`)}
        min={1}
        max={99}
        allowDecimal={false}
        allowNegative={false}
        {...fields.getInputProps('numberOfRepeat')}
        onChange={(next) => fields.setFieldValue('numberOfRepeat', next === '' ? '' : Number(next))}
      />
      {frequency === 'week' && <WeekDays fields={fields} />}
      {monthly && <MonthDay fields={fields} />}
      <Ending fields={fields} />
      <Sentence values={values} />
    </>
  );
}

function WeekDays({ fields }: Props) {
  const say = useText();
  const text = useSpanText();
  const { weekDays, start } = fields.values;
  const own = monthChoices(start.slice(0, 10)).weekday;
  return (
    <Checkbox.Group
      label={say('CALENDAR.FORM.WEEK_DAYS')}
      value={weekDays.map(String)}
      onChange={(next) => fields.setFieldValue('weekDays', next.map(Number).sort())}
    >
      <div className={css.days}>
        {Array.from({ length: 7 }, (_, n) => (
          <Checkbox
            key={addDays(monday, n)}
            value={String(n + 1)}
            // The day it begins on is one of them.
            disabled={n + 1 === own && weekDays.includes(own)}
            label={text.weekday(addDays(monday, n), 'long')}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** The date, the weekday of the week of the month, the last such weekday, the last day: what the first day is. */
function MonthDay({ fields }: Props) {
  const say = useText();
  const repeatText = useRepeatText();
  const { values } = fields;
  const day = values.start.slice(0, 10);
  const { week, isLastWeekday, isLastOfMonth } = monthChoices(day);
  const ways: Record<string, Pick<RuleValues, 'typeOfMonthRepeat' | 'monthWeek' | 'lastDay'>> = {
    date: { typeOfMonthRepeat: 'date', monthWeek: null, lastDay: false },
    ...(isLastOfMonth && { last: { typeOfMonthRepeat: 'date', monthWeek: null, lastDay: true } }),
    nth: { typeOfMonthRepeat: 'weekDay', monthWeek: week, lastDay: false },
    ...(isLastWeekday && { lastNth: { typeOfMonthRepeat: 'weekDay', monthWeek: -1, lastDay: false } }),
  };
  const chosen = () => {
    if (values.typeOfMonthRepeat === 'date') return values.lastDay ? 'last' : 'date';
    return values.monthWeek === -1 ? 'lastNth' : 'nth';
  };
  const plain = { repeatFrequency: values.repeatFrequency, numberOfRepeat: 1, weekDays: [], until: null, count: null };
  const skips = Number(day.slice(8)) > 28 && chosen() === 'date';
  return (
    <Select
      label={say('CALENDAR.FORM.MONTH_DAY')}
      description={skips ? say('CALENDAR.FORM.SKIPS') : undefined}
      data={Object.entries(ways).map(([value, way]) => ({ value, label: repeatText({ ...plain, ...way }, day) }))}
      value={chosen()}
      onChange={(next) => fields.setValues(ways[next] ?? {})}
    />
  );
}

function Ending({ fields }: Props) {
  const say = useText();
  const { ending, start } = fields.values;
  return (
    <FormGrid>
      <Select
        label={say('CALENDAR.FORM.ENDING')}
        data={endings.map((value) => ({ value, label: say(`CALENDAR.FORM.ENDINGS.${value}`) }))}
        value={ending}
        onChange={(next) => fields.setFieldValue('ending', next)}
      />
      {ending === 'day' && (
        <DateField
          label={say('CALENDAR.FORM.LAST_DAY')}
          min={start.slice(0, 10)}
          required
          {...fields.getInputProps('endDateRepeat')}
        />
      )}
      {ending === 'count' && (
        <NumberInput
          label={say('CALENDAR.FORM.COUNT')}
          min={1}
          max={1000}
          required
          allowDecimal={false}
          allowNegative={false}
          {...fields.getInputProps('repeatCount')}
          onChange={(next) => fields.setFieldValue('repeatCount', next === '' ? '' : Number(next))}
        />
      )}
    </FormGrid>
  );
}

function Sentence({ values }: { values: RuleValues & { start: string } }) {
  const say = useText();
  const repeatText = useRepeatText();
  const { numberOfRepeat: every, ending, endDateRepeat, repeatCount } = values;
  if (every === '') return null;
  const until = ending === 'day' && isDay(endDateRepeat) ? endDateRepeat : null;
  const count = ending === 'count' && repeatCount !== '' ? repeatCount : null;
  const said = repeatText({ ...values, numberOfRepeat: every, until, count }, values.start.slice(0, 10));
  return (
    <p className={css.sentence} role="status">
      {say('CALENDAR.FORM.SENTENCE', { said })}
    </p>
  );
}
