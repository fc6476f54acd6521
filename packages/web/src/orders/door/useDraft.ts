import { useCallback, useEffect, useRef, useState } from 'react';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import type { OrderDoor } from '#contract/orders/schema-door.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { OrderStep } from '#contract/orders/schema-words.ts';
import { asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { orderCopies } from './copy.ts';

/** A pause in typing after which it is saved. */
const pause = 1200;
const quiet = { quiet: true };

export type Kept = { form: OrderForm; step: OrderStep };
/** Where what is typed is: in the portal since then, or on this device alone. */
export type Saved = { at: string | null; here: boolean };

const formOf = ({ svj, user, entrances }: OrderDoor): OrderForm => ({ svj, user, entrances });

/** What is typed, kept on this device at once and in the portal after a pause; `onNewer` when another device was faster. */
export function useDraft(token: string, door: OrderDoor, onNewer: () => void) {
  const [kept, setKept] = useState<Kept>(() => {
    const copy = orderCopies.read(token);
    return copy && copy.version === door.version
      ? { form: copy.form, step: copy.step }
      : { form: formOf(door), step: door.step };
  });
  const [saved, setSaved] = useState<Saved>({ at: door.savedAt, here: false });
  const version = useRef(door.version);
  const latest = useRef(kept);
  const sent = useRef<Kept | null>(null);
  const running = useRef<Promise<void> | null>(null);

  const put = useCallback(async (): Promise<void> => {
    const now = latest.current;
    if (sent.current === now) return;
    try {
      const answer = await ask(
        orderDoor.draft,
        { token, version: version.current, step: now.step, ...now.form },
        undefined,
        quiet,
      );
      version.current = answer.version;
      sent.current = now;
      if (latest.current === now) orderCopies.forget(token);
      setSaved({ at: answer.savedAt, here: false });
    } catch (error) {
      const { key } = asAnswer(error);
      if (key === 'ORDERS.ERRORS.NEWER') {
        orderCopies.forget(token);
        onNewer();
      } else setSaved((s) => ({ ...s, here: true }));
    }
  }, [token, onNewer]);

  /** One save after another: what came meanwhile goes with the next. */
  const save = useCallback((): Promise<void> => {
    const before = running.current ?? Promise.resolve();
    const next = before.then(put).finally(() => {
      if (running.current === next) running.current = null;
    });
    running.current = next;
    return next;
  }, [put]);

  const change = useCallback(
    (next: (before: Kept) => Kept) => {
      const now = next(latest.current);
      latest.current = now;
      setKept(now);
      orderCopies.write(token, { ...now, version: version.current });
    },
    [token],
  );

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed begins the pause anew
  useEffect(() => {
    // What was only read is no change, unless it is a copy that the portal has not.
    if (!begun.current) {
      begun.current = true;
      if (orderCopies.read(token) === null) {
        sent.current = latest.current;
        return;
      }
    }
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [kept, save, token]);
  useEffect(() => {
    const again = () => void save();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [save]);
  return { ...kept, saved, change, save };
}
export type Draft = ReturnType<typeof useDraft>;
