import type { UseFormReturnType } from '@mantine/form';
import { type FieldValues, fromWords, inWords } from '#contract/reminders/rules-text.ts';
import type { Ladder, LadderInput } from '#contract/reminders/schema.ts';
import { bare } from '../rows/data.ts';

type StepValues = {
  name: string;
  days: string;
  least: string;
  cost: string;
  term: string;
  text: string;
  itself: boolean;
};
type RateValues = { from: string; repo: string; source: string };
/** The ladder as its form holds it. */
export type LadderValues = { steps: StepValues[]; ownRate: string; ownSource: string; rates: RateValues[] };
export type LadderFields = UseFormReturnType<LadderValues>;

export const typed = (rate: string): string => rate.replace('.', ',');

export const valuesOf = ({ steps, ownRate, ownSource, rates }: Ladder, words: FieldValues): LadderValues => ({
  steps: steps.map((s) => ({
    ...{ name: s.name, days: String(s.days), term: String(s.term), text: inWords(s.text, words), itself: s.itself },
    ...{ least: bare(s.least), cost: bare(s.cost) },
  })),
  ...{ ownRate: ownRate === null ? '' : typed(ownRate), ownSource },
  rates: rates.map((r) => ({ ...r, repo: typed(r.repo) })),
});

/** Another step after these, later than the last one. */
export const nextStep = (steps: readonly StepValues[]): StepValues => ({
  ...{ name: '', days: String(Number(steps.at(-1)?.days ?? 0) + 30), term: '14', text: '', itself: false },
  ...{ least: steps.at(-1)?.least ?? '0', cost: '0' },
});

export const inputOf = ({ ownRate, ...values }: LadderValues, updatedAt: string, words: FieldValues): LadderInput => ({
  ...values,
  ownRate: ownRate.trim() === '' ? null : ownRate,
  steps: values.steps.map((s) => ({
    ...{ ...s, text: fromWords(s.text, words) },
    ...{ days: Number(s.days || Number.NaN), term: Number(s.term || Number.NaN) },
  })),
  updatedAt,
});
