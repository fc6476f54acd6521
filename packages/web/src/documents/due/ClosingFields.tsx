import type { ReactNode } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Round } from '#contract/documents/rules-due.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { type ClosingValues, dueAfter } from './closing.ts';

type Props = {
  round: Round;
  values: ClosingValues;
  onChange: (values: ClosingValues) => void;
  errors?: { day?: ReactNode; validUntil?: ReactNode };
};

/** When a round was done, and until when the next one holds; what follows is told while it is typed. */
export function ClosingFields({ round, values, onChange, errors = {} }: Props) {
  const say = useText();
  const when = useWhen();
  const next = dueAfter(round, values);
  return (
    <FormStack close>
      <FormGrid close>
        <DateField
          required
          label={say('DUE.CLOSING.DAY')}
          max={dayIn(new Date())}
          value={values.day}
          error={errors.day}
          onChange={(day) => onChange({ ...values, day })}
        />
        <DateField
          required={round.months === null}
          label={say('DUE.CLOSING.UNTIL')}
          description={round.months === null ? undefined : say('DUE.FORM.UNTIL_HINT')}
          value={values.validUntil}
          error={errors.validUntil}
          onChange={(validUntil) => onChange({ ...values, validUntil })}
        />
      </FormGrid>
      {next && <FormHint>{say('DUE.CLOSING.NEXT', { day: when.day(next) })}</FormHint>}
    </FormStack>
  );
}
