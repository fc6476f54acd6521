import { useState } from 'react';
import { type FormProblems, formProblems, problemsIn } from '#contract/orders/rules-form.ts';
import type { OrderCheck } from '#contract/orders/schema.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import { orderSteps } from '#contract/orders/schema-words.ts';
import { writtenAt } from '../form/paths.ts';

const formOf = ({ svj, user, entrances }: OrderCheck): OrderForm => ({ svj, user, entrances });

/** Moves the focus to the first wrong field, when what is wrong has been drawn. */
export const leadToWrong = () =>
  window.setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50);

/** The form of the check as it is edited, step by step: a step is left forward only when nothing in it is wrong. */
export function useCheck(check: OrderCheck) {
  const [form, setForm] = useState(() => formOf(check));
  const [at, setAt] = useState(0);
  const [errors, setErrors] = useState<FormProblems>({});
  const step = orderSteps[at] ?? 'recap';
  const set = (path: string, value: unknown) => {
    setForm((f) => writtenAt(f, path, value));
    setErrors(({ [path]: _, ...rest }) => rest);
  };
  const refuse = (wrong: FormProblems) => {
    setErrors(wrong);
    leadToWrong();
  };
  return {
    ...{ form, setForm, at, step, errors, set },
    isDirty: () => JSON.stringify(form) !== JSON.stringify(formOf(check)),
    next: () => {
      const wrong = problemsIn(step, form);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      setErrors({});
      setAt(at + 1);
    },
    back: () => {
      setErrors({});
      setAt(at - 1);
    },
    /** What the server found wrong, at the first step where any of it stands. */
    lead: (fields: FormProblems) => {
      const first = orderSteps.findIndex((s) => Object.keys(problemsIn(s, form)).some((path) => path in fields));
      setAt(first < 0 ? at : first);
      refuse(fields);
    },
    wrong: () => formProblems(form),
  };
}
export type Checking = ReturnType<typeof useCheck>;
