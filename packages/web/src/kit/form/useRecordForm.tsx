import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Overtaken, Overtaker } from '#contract/base/calls/envelope.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { Answer } from '../../base/answer.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from './FieldError.tsx';
import { errorsOf, type FieldErrors } from './form-errors.ts';

/** The record as somebody else left it. */
export type Theirs<V> = {
  values: V;
  version: string;
  /** It is what the form stands on from now, whichever text stays in it. */
  taken?: () => void;
};
/** The two ways out of a conflict; what is typed stays until one of them is chosen. */
export type Stale = {
  /** Stamp of the other change; null when it is not known. */
  changedAt: string | null;
  /** Whose change it is; null when it is not known. */
  by: Overtaker | null;
  takeTheirs: () => Promise<unknown>;
  saveMine?: () => Promise<void>;
};

type RecordFormOptions<V, I, O> = {
  initial: V;
  /** The contract's schema of what is sent; its issues stand at the fields of the same path. */
  schema: z.ZodMiniType;
  /** What is typed → what is sent; a record that exists also sends the version it was read in. */
  input: (values: V, version: string) => I;
  version?: string;
  /** What the schema cannot see. */
  more?: (input: I) => FieldErrors;
  send: (input: I) => Promise<O | undefined>;
  /** Reads the record anew after a conflict. */
  reload?: () => Promise<Theirs<V>>;
  /** Whenever it was stored, before `done`: what is to be told of it. */
  stored?: (output: O) => unknown;
  /** After success; leaving the page is free by now. */
  done: (output: O) => unknown;
};

export type RecordForm<V> = {
  fields: UseFormReturnType<V>;
  submit: (e?: React.SyntheticEvent<HTMLFormElement>) => void;
  /** Saves for who is leaving, who is not led anywhere by it: whether it is stored. */
  keep: () => Promise<boolean>;
  /** Whether something typed is not saved. */
  isDirty: () => boolean;
  /** Why the server refused the last attempt. */
  refused: Answer | null;
  /** Set while somebody else's change stands in the way. */
  stale: Stale | null;
  /** Attempts that ended with errors at fields: each moves the focus to the first. */
  failures: number;
  /** Puts other values in, as if they had been loaded. */
  restart: (values: V, version?: string) => void;
  /** The same with what was stored; what was typed while it was on its way stays. */
  settle: (values: V, version: string) => void;
  /** What was typed after the last attempt went out; null when nothing was. */
  typedSince: () => V | null;
  /** Another act of this page raised the version: what is typed stays good, unless it was stale before. */
  follow: (from: string, to: string) => void;
  /** Leaves without asking: the record is gone. */
  leave: (act: () => unknown) => unknown;
};

const conflict = 'BASE.ERRORS.CONFLICT';
/** Whose change came first, as the refusal says it. */
export const overtakerOf = ({ data }: Answer): Overtaker | null => (data as Overtaken | null)?.by ?? null;

/** Moves the focus to the first wrong field, when what is wrong has been drawn. */
function leadToWrong(place: HTMLFormElement | null) {
  window.setTimeout(() => place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50);
}

/** A form over one record: checked by the contract, errors at their fields, one submit at a time. */
export function useRecordForm<V extends object, I, O>(told: RecordFormOptions<V, I, O>): RecordForm<V> {
  const { initial, schema, input, more, send, reload, stored, done } = told;
  const say = useText();
  const [refused, setRefused] = useState<Answer | null>(null);
  const [failures, setFailures] = useState(0);
  const saved = useRef(false);
  // the version the form was filled from, not the newest one: a stale form must be refused
  const version = useRef(told.version ?? '');
  const theirs = useRef<Theirs<V> | null>(null);
  const sending = useRef<V | null>(null);
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
  const failed = () => setFailures((n) => n + 1);
  const attempt = async (values: V, then?: (output: O) => unknown): Promise<boolean> => {
    setRefused(null);
    sending.current = values;
    try {
      const output = await send(sent(values));
      if (output === undefined) return false;
      saved.current = true;
      fields.resetDirty();
      stored?.(output);
      await then?.(output);
      return true;
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      if (error.key === conflict && reload) theirs.current = await reload();
      setRefused(error);
      fields.setErrors(error.fields);
      failed();
      return false;
    }
  };
  const submit: RecordForm<V>['submit'] = (e) => {
    const place = e?.currentTarget ?? null;
    const refuse = () => leadToWrong(place);
    void fields.onSubmit(
      async (values) => {
        if (!(await attempt(values, done))) refuse();
      },
      () => {
        failed();
        refuse();
      },
    )(e);
  };
  const keep = () =>
    new Promise<boolean>((resolve) => {
      const kept = (values: V) => attempt(values).then(resolve, () => resolve(false));
      fields.onSubmit(kept, () => {
        failed();
        resolve(false);
      })();
    });
  const restart: RecordForm<V>['restart'] = (values, fresh) => {
    saved.current = false;
    version.current = fresh ?? '';
    fields.setInitialValues(values);
    fields.setValues(values);
    fields.resetDirty(values);
    fields.clearErrors();
    setRefused(null);
  };
  const typedSince = () => {
    const now = fields.getValues();
    return JSON.stringify(now) === JSON.stringify(sending.current) ? null : now;
  };
  const settle: RecordForm<V>['settle'] = (values, fresh) => {
    const typed = typedSince();
    restart(values, fresh);
    if (typed) fields.setValues(typed);
  };
  /** Null, said aloud, when nothing newer could be read: giving up the text would gain nothing. */
  const newer = async (): Promise<Theirs<V> | null> => {
    const known = theirs.current;
    const found = known && known.version !== version.current ? known : ((await reload?.()) ?? null);
    if (found && found.version !== version.current) return found;
    notify('bad', navigator.onLine ? 'BASE.ERRORS.OFFLINE' : 'BASE.ERRORS.NOT_CONNECTED');
    return null;
  };
  const stale = (answer: Answer): Stale => ({
    by: overtakerOf(answer),
    changedAt: theirs.current && theirs.current.version !== version.current ? theirs.current.version : null,
    takeTheirs: async () => {
      const found = await newer();
      if (!found) return;
      found.taken?.();
      restart(found.values, found.version);
    },
    saveMine: async () => {
      const found = await newer();
      if (!found) return;
      found.taken?.();
      version.current = found.version;
      submit();
    },
  });
  return {
    fields,
    submit,
    keep,
    isDirty: () => !saved.current && fields.isDirty(),
    refused,
    stale: refused?.key === conflict && reload ? stale(refused) : null,
    failures,
    follow: (from, to) => {
      if (version.current === from) version.current = to;
    },
    leave: (act) => {
      saved.current = true;
      return act();
    },
    restart,
    settle,
    typedSince,
  };
}
