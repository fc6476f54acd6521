import { createTranslator } from 'use-intl/core';
import { zone } from '#contract/base/time/dates.ts';
import { spoken } from '#contract/base/words/spoken.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { catalogues } from './catalogues.ts';

export type Params = Record<string, string | number>;
/** Says a sentence by its key; `has` tells whether there is one, for keys that are put together. */
export type Say = ((key: TextKey, params?: Params) => string) & { has(key: string): boolean };

/** Numbers and days of the English portal are European too. */
const formats = { cs: 'cs', en: 'en-GB' as 'en' } as const;

function speaker(locale: Locale): Say {
  const translate = createTranslator({
    locale: formats[locale],
    messages: catalogues[locale] as Record<string, unknown>,
    timeZone: zone,
    // A missing argument or a broken text is a bug: it must never reach anybody.
    onError(error) {
      throw error;
    },
  });
  const plainly = translate as unknown as (key: string, params?: Params) => string;
  const say = (key: TextKey, params?: Params) => spoken((p) => plainly(key, p), params);
  return Object.assign(say, { has: translate.has as (key: string) => boolean });
}
const speakers = { cs: speaker('cs'), en: speaker('en') };

/**
 * The server's only voice: mails, prints, sheets and notices say the sentences of the screens, with the same fixed spaces.
 * What machines read (names of files, cells with numbers, addresses) is not a sentence and does not pass here.
 */
export const speak = (locale: Locale): Say => speakers[locale];

/** The same with one space everywhere, for a line that machines search and sort: a subject, a name of a file. */
export const plainly = (text: string): string => text.replaceAll('\u00a0', ' ');
