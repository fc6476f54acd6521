import { useCallback, useEffect, useRef, useState } from 'react';
import { work } from '#contract/handovers/endpoints-work.ts';
import { asAnswer } from '../../base/answer.ts';
import { upload } from '../../base/ask.ts';
import { shrunk } from './shrunk.ts';

type Waiting = { key: string; file: File };
const pause = 15_000;

/** Photographs on their way, one after another; without a signal they wait for one, and none goes twice. */
export function usePhotos(token: string, came: () => unknown) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [stuck, setStuck] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const row = useRef<Waiting[]>([]);
  const sending = useRef(false);
  const told = useRef(came);
  told.current = came;

  const go = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let first = row.current[0]; first; first = row.current[0]) {
      try {
        await upload(work.photo, { token }, first.file, undefined, undefined, { quiet: true, key: first.key });
        setStuck(false);
      } catch (error) {
        if (asAnswer(error).status === 0) {
          setStuck(true);
          break;
        }
        setFailed(first.file.name);
      }
      row.current = row.current.slice(1);
      setWaiting(row.current);
      await told.current();
    }
    sending.current = false;
  }, [token]);

  useEffect(() => {
    const again = () => void go();
    window.addEventListener('online', again);
    const timer = setInterval(() => row.current.length > 0 && again(), pause);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [go]);

  const add = async (files: readonly File[]) => {
    setFailed(null);
    for (const file of files) {
      row.current = [...row.current, { key: crypto.randomUUID(), file: await shrunk(file) }];
      setWaiting(row.current);
    }
    await go();
  };
  return { waiting: waiting.length, stuck, failed, add };
}
