import { createTranslator } from 'use-intl/core';
import cs from '#contract/texts/cs/confirmations.ts';
import csMessages from '#contract/texts/cs/messages.ts';
import en from '#contract/texts/en/confirmations.ts';
import enMessages from '#contract/texts/en/messages.ts';

export type Lang = 'cs' | 'en';
export type Say = (key: string, params?: Record<string, string | number>) => string;

const texts = { cs: { ...cs, ...csMessages }, en: { ...en, ...enMessages } };
const locales = { cs: 'cs', en: 'en-GB' } as const;

function speaker(lang: Lang): Say {
  const onError = (error: Error) => {
    throw error;
  };
  const locale = locales[lang] as 'cs';
  return createTranslator({ locale, messages: texts[lang] as never, onError }) as unknown as Say;
}

/** Sentences of the printed list. */
export const speakers = { cs: speaker('cs'), en: speaker('en') };
