import { readFileSync } from 'node:fs';

/** Milliseconds that the process has had of a processor; on Linux, where a tick is a hundredth of a second. */
function processorOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** Whoever stands behind everything else waits more than it works; so many times longer by the clock nobody waits either. */
const mostWaiting = 20;

/**
 * Calls `over` once the process has worked for so many milliseconds from now: those of a processor, where they are told,
 * because on a busy machine it hardly comes to its turn, and that is not the file's fault. Answers how to stop watching.
 */
export function whenOver(pid: number | undefined, patience: number, over: () => void): () => void {
  const since = performance.now();
  const before = processorOf(pid);
  // Referenced: who waits for a text keeps the process alive.
  const timer = setInterval(() => {
    const waited = performance.now() - since;
    const now = processorOf(pid);
    const worked = before === null || now === null ? waited : now - before;
    if (worked < patience && waited < patience * mostWaiting) return;
    clearInterval(timer);
    over();
  }, patience / mostWaiting);
  return () => clearInterval(timer);
}
