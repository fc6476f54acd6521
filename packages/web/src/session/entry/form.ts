import { type FormEvent, useRef, useState } from 'react';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';

type Wrong<F extends string> = Partial<Record<F, TextKey | null>>;
type Rules<F extends string> = (values: Record<F, string>) => Wrong<F>;

/** The little form of a signed-out screen: errors once a field is touched, what was typed kept beside a refusal. */
export function useLittleForm<F extends string>(
  blank: Record<F, string>,
  rules: Rules<F>,
  act: (values: Record<F, string>) => Promise<void>,
) {
  const [values, setValues] = useState(blank);
  const [touched, setTouched] = useState<Partial<Record<F, true>>>({});
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const wrong = rules(values);
  const names = Object.keys(blank) as F[];

  const field = (name: F) => ({
    name,
    value: values[name],
    error: (touched[name] && wrong[name]) || refused?.fields[name] || null,
    onChange: (value: string) => {
      setValues((v) => ({ ...v, [name]: value }));
      setRefused(null);
    },
    onTouched: () => values[name] && setTouched((t) => ({ ...t, [name]: true })),
  });

  const submit = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const form = e.currentTarget;
    setTouched(Object.fromEntries(names.map((n) => [n, true])) as Record<F, true>);
    const first = names.find((n) => wrong[n]);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await act(values);
    } catch (error) {
      setRefused(asAnswer(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { values, field, submit: (e: FormEvent<HTMLFormElement>) => void submit(e), busy, refused };
}
