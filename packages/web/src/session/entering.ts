import { useEffect, useState } from 'react';
import { loadTexts, useLanguage } from '../base/texts.tsx';

/** Whether the texts of mailed links are here; loads them with their screen. */
export function useEnteringTexts(): boolean {
  const { locale } = useLanguage();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts('entering', locale).then(() => setReady(true));
  }, [locale]);
  return ready;
}
