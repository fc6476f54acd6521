import type { UseFormReturnType } from '@mantine/form';
import type { RunDetail, RunInput } from '#contract/prescriptions/schema.ts';

/** A prescription as its form holds it. */
export type RunValues = {
  name: string;
  fromMonth: string;
  months: string;
  dueDay: string;
  wholeCrowns: boolean;
  /** Empty without one. */
  resolutionId: string;
  noResolution: string;
};
export type RunFields = UseFormReturnType<RunValues>;

export const newRun = (year: number, name: string): RunValues => ({
  ...{ name, fromMonth: `${year}-01-01`, months: '12', dueDay: '15' },
  ...{ wholeCrowns: false, resolutionId: '', noResolution: '' },
});

export const valuesOf = (run: RunDetail): RunValues => ({
  ...{ name: run.name, fromMonth: run.fromMonth, months: String(run.months), dueDay: String(run.dueDay) },
  ...{ wholeCrowns: run.wholeCrowns, resolutionId: String(run.resolution?.id ?? ''), noResolution: run.noResolution },
});

export const inputOf = ({ months, dueDay, resolutionId, ...values }: RunValues): RunInput => ({
  ...values,
  ...{ months: Number(months), dueDay: Number(dueDay) },
  resolutionId: resolutionId === '' ? null : Number(resolutionId),
});
