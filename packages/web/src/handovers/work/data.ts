import { useCallback, useEffect, useRef, useState } from 'react';
import { work } from '#contract/handovers/endpoints-work.ts';
import type { WorkCall, WorkView } from '#contract/handovers/schema.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useLanguage } from '../../base/texts.tsx';

/** The job behind the link, and what changes it; each act answers whether it is done. */
export function useWork(token: string) {
  const { locale: lang } = useLanguage();
  const [seen, setSeen] = useState<WorkView | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const run = useCallback(async (act: () => Promise<WorkView | undefined>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setRefused(null);
    try {
      const told = await act();
      if (told) setSeen(told);
      return true;
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.key === 'WORK.ERRORS.LINK' || (answer.status === 400 && 'token' in answer.fields)) setGone(true);
      else setRefused(answer);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const quiet = { quiet: true };
  const look = useCallback(
    () => run(() => ask(work.look, { token, lang }, undefined, { quiet: true })),
    [run, token, lang],
  );
  useEffect(() => void look(), [look]);
  return {
    ...{ seen, refused, gone, busy, look },
    setDay: (day: string, from: number | null, to: number | null) =>
      run(() => ask(work.day, { token, lang, day, from, to }, undefined, quiet)),
    removePhoto: (id: number) => run(() => ask(work.removePhoto, { token, lang, id }, undefined, quiet)),
    done: (message: string) => run(() => ask(work.done, { token, lang, message }, undefined, quiet)),
    cannot: (message: string) => run(() => ask(work.cannot, { token, lang, message }, undefined, quiet)),
    write: (message: string, key: string) =>
      run(async () => {
        await ask(work.word, { token, lang, message }, undefined, { quiet: true, key });
        return undefined;
      }),
  };
}
export type Work = ReturnType<typeof useWork>;

/** Whom to call though the link opens nothing any more; null while that is not known, and where there is nobody. */
export function useCall(token: string): WorkCall['call'] {
  const { locale: lang } = useLanguage();
  const [call, setCall] = useState<WorkCall['call']>(null);
  useEffect(() => {
    ask(work.call, { token, lang }, undefined, { quiet: true }).then(
      (told) => setCall(told.call),
      // A link that never was leads to nobody.
      () => setCall(null),
    );
  }, [token, lang]);
  return call;
}
