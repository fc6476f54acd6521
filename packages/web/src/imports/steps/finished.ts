import { useState } from 'react';
import { useSession } from '../../base/session.ts';

const finished = new Map<string, unknown>();

/**
 * What came of a draft that was accepted in this tab, and how to keep it: whoever comes back to its address is shown that
 * and the ways on, not once more what was to be accepted.
 */
export function useFinished<R>(of: 'units' | 'contacts', id: number) {
  const { chosen } = useSession();
  const key = `${chosen?.session_user_id} ${of} ${id}`;
  const [result, show] = useState<R | null>(() => (finished.get(key) as R | undefined) ?? null);
  const finish = (came: R) => {
    finished.set(key, came);
    show(() => came);
  };
  return [result, finish] as const;
}
