import { Checkbox } from '@mantine/core';
import { type ReportForm, type Visibility, visibilities } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { SelectFound } from '../../kit/choose/SelectFound.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { isPrivatePlace, type ReportFields } from './reportValues.ts';

type Props = {
  fields: ReportFields;
  offered: ReportForm;
  /** As which it starts while nobody chose. */
  start: Visibility;
  /** Who gets it is chosen by whoever administers reports. */
  choosesSolver: boolean;
  isNew: boolean;
};

/** Who reads it, and who will solve it. */
export function AudienceFields({ fields, offered, start, choosesSolver, isNew }: Props) {
  const say = useText();
  const { type, visibility } = fields.values;
  const inUnit = isPrivatePlace(fields.values, offered.units);
  const why = type === 'complaint' ? 'complaint' : inUnit ? 'unit' : 'follows';
  return (
    <Card title={say('REPORT.FORM.READERS')} padded>
      <FormStack>
        <ChoiceCards
          label={say('REPORT.FORM.VISIBILITY')}
          value={visibility ?? start}
          long
          onChange={(next) => fields.setFieldValue('visibility', next)}
          choices={visibilities.map((value) => ({
            value,
            label: say(`REPORT.FORM.VISIBILITY_${value}`),
            hint: say(`REPORT.FORM.VISIBILITY_${value}_HINT`),
          }))}
        />
        {visibility === null && start === 'private' && (
          <div role="status">
            <FormHint>{say(`REPORT.FORM.PRIVATE_${why}`)}</FormHint>
          </div>
        )}
        {choosesSolver ? (
          <SolverField fields={fields} offered={offered} />
        ) : (
          <WhoGetsIt type={type} offered={offered} />
        )}
        {isNew && (
          <Checkbox
            label={say('REPORT.FORM.SHARES')}
            description={say('REPORT.FORM.SHARES_HINT')}
            checked={fields.values.sharesReporter}
            onChange={(e) => fields.setFieldValue('sharesReporter', e.currentTarget.checked)}
          />
        )}
      </FormStack>
    </Card>
  );
}

function SolverField({ fields, offered: { solvers, solverOf } }: Pick<Props, 'fields' | 'offered'>) {
  const say = useText();
  const { solverId, type } = fields.values;
  const shown = solverId ?? solverOf[type]?.id ?? null;
  return (
    <SelectFound
      label={say('REPORT.FORM.SOLVER')}
      description={say('REPORT.FORM.SOLVER_HINT')}
      required
      data={solvers.map((s) => ({ value: String(s.id), label: s.full_name }))}
      {...fields.getInputProps('solverId')}
      value={shown === null ? null : String(shown)}
      onChange={(next) => fields.setFieldValue('solverId', Number(next))}
    />
  );
}

/** By the settings of the house, said to who does not choose. */
function WhoGetsIt({ type, offered: { solverOf } }: Pick<Props, 'offered'> & { type: keyof ReportForm['solverOf'] }) {
  const say = useText();
  const name = solverOf[type]?.full_name;
  return name ? <FormHint>{say('REPORT.FORM.GETS', { name })}</FormHint> : null;
}
