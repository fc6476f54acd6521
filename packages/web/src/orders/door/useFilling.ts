import { useState } from 'react';
import { consentProblems, type FormProblems, formProblems, problemsIn } from '#contract/orders/rules-form.ts';
import type { OrderConsents, OrderForm } from '#contract/orders/schema-form.ts';
import { type OrderStep, orderSteps } from '#contract/orders/schema-words.ts';
import { writtenAt } from '../form/paths.ts';
import type { Draft } from './useDraft.ts';

const leadToWrong = () =>
  window.setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50);
const toTop = () => {
  window.scrollTo(0, 0);
  window.setTimeout(() => document.getElementById('step-title')?.focus(), 0);
};

/** The form as it is filled in, step by step: a step is left forward only when nothing in it is wrong. */
export function useFilling(draft: Draft) {
  const [errors, setErrors] = useState<FormProblems>({});
  const [consents, setConsents] = useState<OrderConsents>({ terms: false, privacy: false });
  const { form, step } = draft;
  const at = orderSteps.indexOf(step);
  const change = (next: (form: OrderForm) => OrderForm) => draft.change((k) => ({ ...k, form: next(k.form) }));
  const go = (to: OrderStep) => {
    setErrors({});
    draft.change((k) => ({ ...k, step: to }));
    toTop();
  };
  const refuse = (wrong: FormProblems) => {
    setErrors(wrong);
    leadToWrong();
  };
  return {
    ...{ form, step, at, errors, consents, change, go, refuse },
    set: (path: string, value: unknown) => {
      change((f) => writtenAt(f, path, value));
      setErrors(({ [path]: _, ...rest }) => rest);
    },
    forget: (path: string) => setErrors(({ [path]: _, ...rest }) => rest),
    agree: (name: keyof OrderConsents, value: boolean) => {
      setConsents((c) => ({ ...c, [name]: value }));
      setErrors(({ [`consents.${name}`]: _, ...rest }) => rest);
    },
    next: () => {
      const wrong = problemsIn(step, form);
      const after = orderSteps[at + 1];
      if (Object.keys(wrong).length > 0) refuse(wrong);
      else if (after) go(after);
    },
    back: () => {
      const before = orderSteps[at - 1];
      if (before) go(before);
    },
    /** Whether the form may be sent; leads to the first step where something is wrong. */
    isReady: (): boolean => {
      const wrong = formProblems(form);
      const first = orderSteps.find((s) => Object.keys(problemsIn(s, form)).length > 0);
      if (first) {
        go(first);
        refuse(wrong);
        return false;
      }
      const owed = consentProblems(consents);
      if (Object.keys(owed).length === 0) return true;
      refuse(owed);
      return false;
    },
  };
}
export type Filling = ReturnType<typeof useFilling>;
