import { Suspense, useSyncExternalStore } from 'react';
import { asAnswer } from '../../base/answer.ts';
import { latePart, useEver } from '../../base/parts.ts';

type Asked = { settle: (proven: boolean) => void };
let asked: Asked | null = null;
const listeners = new Set<() => void>();
const become = (next: Asked | null) => {
  asked = next;
  for (const tell of listeners) tell();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const prove = (): Promise<boolean> => {
  asked?.settle(false);
  return new Promise((resolve) => become({ settle: resolve }));
};

/** Does what only the person themselves may do: refused for that, it asks for the password, or a passkey, and does it once more. */
export async function whilePresent<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (asAnswer(error).key !== 'ACCOUNT.ERRORS.PRESENCE') throw error;
    return (await prove()) ? act() : undefined;
  }
}

const PresenceDialog = latePart(async () => (await import('./PresenceDialog.tsx')).PresenceDialog);

/** Where the password is asked for; stands once, in the signed-in tree. The dialog comes when it is first asked. */
export function PresencePlace() {
  const now = useSyncExternalStore(subscribe, () => asked);
  const needed = useEver(now !== null);
  const settle = (proven: boolean) => {
    now?.settle(proven);
    become(null);
  };
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <PresenceDialog opened={now !== null} settle={settle} />
    </Suspense>
  );
}
