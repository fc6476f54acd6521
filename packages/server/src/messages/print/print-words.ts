import { showMoment } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Params, speak } from '../../base/text/speak.ts';

/** Words of one paper: of prints by their short keys, of messages by `of`. */
export const wordsOf = (lang: Locale) => ({
  t: (key: string, params?: Params) => speak(lang)(`MESSAGE_EXTRAS.PRINT.${key}` as TextKey, params),
  of: (key: string) => speak(lang)(`MESSAGE.${key}` as TextKey),
  when: (at: Date) => showMoment(at),
});
