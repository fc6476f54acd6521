import { useCallback } from 'react';
import { session as calls } from '#contract/session/endpoints.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { ask } from '../../base/ask.ts';
import { useLanguage } from '../../base/texts.tsx';

/** Changes the language here and keeps it with the account; fails when it is not kept. */
export function useKeepLanguage() {
  const { locale, setLocale } = useLanguage();
  return useCallback(
    async (lang: Locale) => {
      if (lang === locale) return;
      await setLocale(lang);
      await ask(calls.language, { lang });
    },
    [locale, setLocale],
  );
}
