import { useCallback, useEffect, useState } from 'react';
import { type LedgerPages, useReadLedger } from '../../answers/data.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import type { Checked } from './check.ts';

export type Checking =
  | { kind: 'loading'; done: number; all: number }
  | { kind: 'counting' }
  | { kind: 'failed'; why: Answer }
  | { kind: 'done'; pack: LedgerPages; checked: Checked };

/** Counts in a thread of its own; where the browser has none, here. */
async function checkedApart(pack: LedgerPages): Promise<Checked> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return await new Promise<Checked>((resolve, reject) => {
      worker.onmessage = (e: MessageEvent<Checked>) => resolve(e.data);
      worker.onerror = reject;
      worker.postMessage(pack);
    }).finally(() => worker.terminate());
  } catch {
    const { checkPack } = await import('./check.ts');
    return checkPack(pack);
  }
}

/** Reads the whole ledger and counts it anew; `again` repeats both. */
export function useChecked(id: number): { state: Checking; again: () => void } {
  const read = useReadLedger();
  const [state, setState] = useState<Checking>({ kind: 'loading', done: 0, all: 0 });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round is asked for by its number
  useEffect(() => {
    let left = false;
    const become = (next: Checking) => !left && setState(next);
    const run = async () => {
      become({ kind: 'loading', done: 0, all: 0 });
      const pack = await read(id, (done, all) => become({ kind: 'loading', done, all }));
      become({ kind: 'counting' });
      become({ kind: 'done', pack, checked: await checkedApart(pack) });
    };
    run().catch((error) => become({ kind: 'failed', why: asAnswer(error) }));
    return () => {
      left = true;
    };
  }, [id, read, round]);
  return { state, again: useCallback(() => setRound((n) => n + 1), []) };
}
