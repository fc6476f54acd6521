import { Checkbox, TextInput } from '@mantine/core';
import { mostMonths, nameLength, reasonLength } from '#contract/prescriptions/schema-words.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useMonthText } from '../rows/data.ts';
import type { RunFields } from './runValues.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1));

/** First days of the months around: those of last year, this one and the next. */
function monthsAround(chosen: string): string[] {
  const year = new Date().getFullYear();
  const found = [year - 1, year, year + 1].flatMap((y) => upTo(12).map((month) => `${y}-${month.padStart(2, '0')}-01`));
  return found.includes(chosen) ? found : [chosen, ...found];
}

function Main({ fields }: { fields: RunFields }) {
  const say = useText();
  const monthText = useMonthText();
  const props = fields.getInputProps;
  return (
    <Card title={say('PRESCRIPTIONS.FORM.MAIN')} padded>
      <FormStack>
        <TextInput label={say('PRESCRIPTIONS.FORM.NAME')} withAsterisk maxLength={nameLength} {...props('name')} />
        <FormGrid>
          <Select
            label={say('PRESCRIPTIONS.FORM.FROM')}
            data={monthsAround(fields.values.fromMonth).map((value) => ({ value, label: monthText(value) }))}
            {...props('fromMonth')}
          />
          <Select
            label={say('PRESCRIPTIONS.FORM.MONTHS')}
            data={upTo(mostMonths).map((value) => ({ value, label: value }))}
            {...props('months')}
          />
        </FormGrid>
        <Select
          label={say('PRESCRIPTIONS.FORM.DUE')}
          data={upTo(28).map((value) => ({ value, label: value }))}
          {...props('dueDay')}
        />
        <Checkbox
          label={say('PRESCRIPTIONS.FORM.CROWNS')}
          description={say('PRESCRIPTIONS.FORM.CROWNS_HINT')}
          {...fields.getInputProps('wholeCrowns', { type: 'checkbox' })}
        />
      </FormStack>
    </Card>
  );
}

/** The adopted resolution that it rests on, or why on none. */
function Ground({ fields }: { fields: RunFields }) {
  const say = useText();
  const reads = useMay('vote', 'r');
  const { data } = useReading(resolutions.rows, { tab: 'adopted', sizePerPage: 'all' } as never, { when: reads });
  const known = (data?.data ?? []).map((r) => ({ value: String(r.id), label: `${r.number} ${r.name}` }));
  const props = fields.getInputProps;
  return (
    <Card title={say('PRESCRIPTIONS.FORM.GROUND')} padded>
      <FormStack>
        <Select
          label={say('PRESCRIPTIONS.FORM.RESOLUTION')}
          data={[{ value: '', label: say('PRESCRIPTIONS.FORM.NONE') }, ...known]}
          {...props('resolutionId')}
        />
        {fields.values.resolutionId === '' && (
          <TextInput
            label={say('PRESCRIPTIONS.FORM.REASON')}
            description={say('PRESCRIPTIONS.FORM.REASON_HINT')}
            maxLength={reasonLength}
            {...props('noResolution')}
          />
        )}
      </FormStack>
    </Card>
  );
}

export const RunForm = ({ fields }: { fields: RunFields }) => (
  <Columns>
    <Column>
      <Main fields={fields} />
    </Column>
    <Column>
      <Ground fields={fields} />
    </Column>
  </Columns>
);
