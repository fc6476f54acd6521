import { useEffect } from 'react';
import { prints } from '#contract/prints/endpoints.ts';
import type { Print, PrintOf } from '#contract/prints/schema.ts';
import { useReading } from '../base/data.ts';

const isOn = (p: Print | null | undefined) => p?.state === 'waiting' || p?.state === 'running';
const every = 1500;

/** The asker's latest print of the thing, asked again while it goes on; nothing to be said once its file is gone. */
export function usePrint(of: PrintOf): Print | null {
  const { data, refetch } = useReading(prints.latest, of);
  const print = data?.print ?? null;
  const going = isOn(print);
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [going, refetch]);
  return print;
}
