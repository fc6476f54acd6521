import { useEffect, useState } from 'react';
import { loadTexts } from '../../base/texts.tsx';

/** Whether the texts of the page behind a code are here; loads them with their screen. */
export function useWallTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['entering', 'walls']).then(() => setReady(true));
  }, []);
  return ready;
}
