import { NumberInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import type { HouseSettings } from '#contract/association/schema-settings.ts';
import { typo } from '#contract/base/words/typo.ts';
import { type ReportType, reportTypes } from '#contract/reports/schema-types.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormGrid, FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';

type SolverValues = Pick<HouseSettings, 'defaultSolver' | 'solvers'>;

const idOf = (one: SolverValues['defaultSolver']) => one?.id ?? null;
export const solverInput = ({ defaultSolver, solvers }: SolverValues) => ({
  defaultSolverId: idOf(defaultSolver),
  solverIds: Object.fromEntries(reportTypes.map((type) => [type, idOf(solvers[type])])) as Record<
    ReportType,
    number | null
  >,
});

type Days = Record<ReportType, number | ''>;
export const daysValues = (days: HouseSettings['reportDays']): Days =>
  Object.fromEntries(reportTypes.map((type) => [type, days[type] ?? ''])) as Days;
export const daysInput = (days: Days): HouseSettings['reportDays'] =>
  Object.fromEntries(reportTypes.map((type) => [type, days[type] === '' ? null : days[type]])) as never;

/** Until when reports of each kind are to be solved; an empty field counts no days. */
export function DeadlineFields({ props }: { props: (field: string) => object }) {
  const say = useText();
  return (
    <FormStack>
      <FormHint>{say('HOUSE.SETTINGS.DAYS_HINT')}</FormHint>
      <FormGrid>
        {reportTypes.map((type) => (
          <NumberInput
            key={type}
            label={say(`REPORT.TYPES.${type}`)}
            placeholder={say('HOUSE.SETTINGS.DAYS_NONE')}
            hideControls
            allowDecimal={false}
            allowNegative={false}
            inputMode="numeric"
            {...props(`reportDays.${type}`)}
          />
        ))}
      </FormGrid>
    </FormStack>
  );
}

type Lost = HouseSettings['lostSolvers'][number];
/** Under a field that still says who may not solve any more: who gets them instead. */
function LostNote({ lost, chosen }: { lost: Lost | undefined; chosen: { id: number } | null }) {
  const say = useText();
  if (!lost || (chosen && chosen.id !== lost.id)) return null;
  return (
    <Note tone="warn">
      {say('HOUSE.SETTINGS.SOLVER_LOST', {
        name: typo(lost.name),
        instead: lost.instead ? typo(lost.instead) : 'none',
      })}
    </Note>
  );
}

type Props = {
  value: SolverValues;
  lost: readonly Lost[];
  errors: FormErrors;
  onChange: (change: Partial<SolverValues>, field: string) => void;
};
/** Who gets new reports, and who those of one kind alone. */
export function SolverFields({ value: { defaultSolver, solvers }, lost, errors, onChange }: Props) {
  const say = useText();
  const errorAt = (path: string) => {
    const wrong = errors[path] as TextKey | undefined;
    return wrong && <FieldError>{say(wrong)}</FieldError>;
  };
  return (
    <FormStack>
      <PersonPicker
        label={say('HOUSE.SETTINGS.SOLVER_FIELD')}
        description={say('HOUSE.SETTINGS.SOLVER_HINT')}
        value={defaultSolver}
        onChange={(one) => onChange({ defaultSolver: one }, 'defaultSolverId')}
        error={errorAt('defaultSolverId')}
        known
      />
      <LostNote lost={lost.find(({ at }) => at === 'default')} chosen={defaultSolver} />
      <FormHint>{say('HOUSE.SETTINGS.SOLVERS_HINT')}</FormHint>
      <FormGrid>
        {reportTypes.map((type) => (
          <div key={type}>
            <PersonPicker
              label={say(`REPORT.TYPES.${type}`)}
              placeholder={say('HOUSE.SETTINGS.SOLVERS_DEFAULT')}
              value={solvers[type]}
              onChange={(one) => onChange({ solvers: { ...solvers, [type]: one } }, `solverIds.${type}`)}
              error={errorAt(`solverIds.${type}`)}
              known
            />
            <LostNote lost={lost.find(({ at }) => at === type)} chosen={solvers[type]} />
          </div>
        ))}
      </FormGrid>
    </FormStack>
  );
}
