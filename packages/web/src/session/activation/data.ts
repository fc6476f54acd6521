import { useCallback, useEffect, useState } from 'react';
import { activation as calls } from '#contract/activation/endpoints.ts';
import type { Invitation } from '#contract/activation/schema.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';

export type Seen =
  | { state: 'asked' }
  | { state: 'open'; invitation: Invitation }
  | { state: 'shut'; key: 'ENTER.ERRORS.USED' | 'ENTER.ERRORS.LINK' | 'ENTER.ERRORS.TAKEN' }
  | { state: 'silent'; answer: Answer };

/** What a refused link says; a failure that may pass is none of these. */
function shutBy(answer: Answer): Seen {
  if (answer.status === 400) return { state: 'shut', key: 'ENTER.ERRORS.LINK' };
  const { key } = answer;
  if (key === 'ENTER.ERRORS.USED' || key === 'ENTER.ERRORS.LINK' || key === 'ENTER.ERRORS.TAKEN')
    return { state: 'shut', key };
  return { state: 'silent', answer };
}

/** What the mailed link opens, asked before anybody types. */
export function useInvitation(token: string) {
  const [seen, setSeen] = useState<Seen>({ state: 'asked' });
  const look = useCallback(async () => {
    setSeen({ state: 'asked' });
    try {
      setSeen({ state: 'open', invitation: await ask(calls.look, { token }) });
    } catch (error) {
      setSeen(shutBy(asAnswer(error)));
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  return { seen, look, shut: (answer: Answer) => setSeen(shutBy(answer)) };
}
