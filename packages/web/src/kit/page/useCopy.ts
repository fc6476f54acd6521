import { useCallback, useEffect, useRef, useState } from 'react';
import { type Copy, copies } from '../../base/copies.ts';
import { session } from '../../base/session.ts';

/** A pause in writing after which the copy is renewed. */
const pause = 1500;

/**
 * Keeps a copy of a new record on this device while it is being written, for a tab that closes or a telephone that dies.
 * An older copy is offered first and stays untouched until it is answered. Saving, discarding and signing out forget it;
 * a session that ended by itself does not.
 */
export function useCopy<V>(what: string, values: V, isDirty: boolean) {
  const [member] = useState(() => session.chosen()?.session_user_id ?? null);
  const name = `${member}.${what}`;
  const [found, setFound] = useState<Copy<V> | null>(() => (member === null ? null : copies.read<V>(name)));
  const [keptAt, setKeptAt] = useState<V | null>(null);
  // another tab may write under the same name: only what this page wrote is its to forget
  const wrote = useRef(false);
  const latest = useRef<V | null>(null);
  latest.current = member !== null && isDirty && !found ? values : null;
  const keep = useCallback(() => {
    if (latest.current === null) return;
    copies.write(name, latest.current);
    wrote.current = true;
    setKeptAt(latest.current);
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [keep, values]);
  // saved, or emptied again: at once, the page may be closed before it is left
  useEffect(() => {
    if (isDirty || !wrote.current) return;
    copies.forget(name);
    wrote.current = false;
  }, [isDirty, name]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      const stays = session.token() !== null && session.chosen()?.session_user_id === member;
      // It was saved or given up.
      if (stays && wrote.current) copies.forget(name);
    };
  }, [keep, member, name]);
  return {
    found,
    /** Whether what is typed now is on this device. */
    kept: keptAt === values,
    /** The offer was taken or thrown away. */
    answer: () => {
      copies.forget(name);
      setFound(null);
    },
  };
}
