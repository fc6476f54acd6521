import { useEffect, useState } from 'react';
import { loadTexts } from '../../base/texts.tsx';

/** Whether the texts of mailed links are here; loads them with their screen. */
export function useEnteringTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['entering', 'activation']).then(() => setReady(true));
  }, []);
  return ready;
}
