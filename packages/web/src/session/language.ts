import { useCallback } from 'react';
import { session as calls } from '#contract/session/endpoints.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { ask } from '../base/ask.ts';
import { notify } from '../base/notice.ts';
import { useLanguage } from '../base/texts.tsx';

/** Changes the language here and keeps it with the account. */
export function useKeepLanguage() {
  const { locale, setLocale } = useLanguage();
  return useCallback(
    async (lang: Locale) => {
      if (lang === locale) return;
      await setLocale(lang);
      const kept = await ask(calls.language, { lang }).then(
        () => true,
        () => false,
      );
      if (kept) notify('ok', 'ACCOUNT.LANGUAGE_SAVED');
    },
    [locale, setLocale],
  );
}
