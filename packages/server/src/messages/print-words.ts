import { createTranslator } from 'use-intl/core';
import { showMoment } from '#contract/base/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import csExtras from '#contract/texts/cs/message-extras.ts';
import csMessages from '#contract/texts/cs/messages.ts';
import enExtras from '#contract/texts/en/message-extras.ts';
import enMessages from '#contract/texts/en/messages.ts';

type Say = (key: string, params?: Record<string, string | number>) => string;

const texts = { cs: { ...csExtras, ...csMessages }, en: { ...enExtras, ...enMessages } };

function speaker(lang: Locale): Say {
  const onError = (error: Error) => {
    throw error;
  };
  const locale = { cs: 'cs', en: 'en-GB' }[lang] as 'cs';
  return createTranslator({ locale, messages: texts[lang] as never, onError }) as unknown as Say;
}
const speakers = { cs: speaker('cs'), en: speaker('en') };

/** Words of one paper: of prints by their short keys, of messages by `of`. */
export const wordsOf = (lang: Locale) => ({
  t: (key: string, params?: Record<string, string | number>) => speakers[lang](`MESSAGE_EXTRAS.PRINT.${key}`, params),
  of: (key: string) => speakers[lang](`MESSAGE.${key}`),
  when: (at: Date) => showMoment(at),
});
