import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { TextKey } from '#contract/texts/keys.ts';
import { Answer } from '../base/answer.ts';
import { useText } from '../base/texts.tsx';
import { FieldError } from './FieldError.tsx';
import { errorsOf, type FieldErrors } from './form-errors.ts';

type Told<V, I, O> = {
  initial: V;
  /** The contract's schema of what is sent; its issues stand at the fields of the same path. */
  schema: z.ZodMiniType;
  /** What is typed → what is sent; a record that exists also sends the version it was read in. */
  input: (values: V, version: string) => I;
  version?: string;
  /** What the schema cannot see. */
  more?: (input: I) => FieldErrors;
  send: (input: I) => Promise<O | undefined>;
  /** After success; leaving the page is free by now. */
  done: (output: O) => unknown;
};

export type RecordForm<V> = {
  fields: UseFormReturnType<V>;
  submit: (e?: React.SyntheticEvent<HTMLFormElement>) => void;
  /** Whether something typed is not saved. */
  isDirty: () => boolean;
  /** Why the server refused the last attempt. */
  refused: Answer | null;
  /** Attempts that ended with errors at fields: each moves the focus to the first. */
  failures: number;
  /** Puts other values in, as if they had been loaded. */
  restart: (values: V, version?: string) => void;
  /** Another act of this page raised the version: what is typed stays good, unless it was stale before. */
  follow: (from: string, to: string) => void;
  /** Leaves without asking: the record is gone. */
  leave: (act: () => unknown) => unknown;
};

/** A form over one record: checked by the contract, errors at their fields, one submit at a time. */
export function useRecordForm<V extends object, I, O>(told: Told<V, I, O>): RecordForm<V> {
  const { initial, schema, input, more, send, done } = told;
  const say = useText();
  const [refused, setRefused] = useState<Answer | null>(null);
  const [failures, setFailures] = useState(0);
  const saved = useRef(false);
  // the version the form was filled from, not the newest one: a stale form must be refused
  const version = useRef(told.version ?? '');
  const sent = (values: V) => input(values, version.current);
  const fields = useForm<V>({
    initialValues: initial,
    validate: (values) => {
      const given = sent(values);
      return { ...more?.(given), ...errorsOf(schema, given) };
    },
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps }) =>
      inputProps.error ? { error: <FieldError>{say(inputProps.error as TextKey, refused?.params)}</FieldError> } : {},
  });
  const attempt = async (values: V) => {
    setRefused(null);
    try {
      const output = await send(sent(values));
      if (output === undefined) return;
      saved.current = true;
      fields.resetDirty();
      await done(output);
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      setRefused(error);
      fields.setErrors(error.fields);
      setFailures((n) => n + 1);
    }
  };
  return {
    fields,
    submit: (e) => void fields.onSubmit(attempt, () => setFailures((n) => n + 1))(e),
    isDirty: () => !saved.current && fields.isDirty(),
    refused,
    failures,
    follow: (from, to) => {
      if (version.current === from) version.current = to;
    },
    leave: (act) => {
      saved.current = true;
      return act();
    },
    restart: (values, fresh) => {
      saved.current = false;
      version.current = fresh ?? '';
      fields.setInitialValues(values);
      fields.setValues(values);
      fields.resetDirty(values);
      fields.clearErrors();
      setRefused(null);
    },
  };
}
