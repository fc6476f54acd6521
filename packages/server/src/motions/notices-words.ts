import { zone } from '#contract/base/time/dates.ts';

export type Lang = 'cs' | 'en';

const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }),
};

/** What a text takes for "there is none". */
export const none = 'none';

export const momentIn = (lang: Lang, at: Date | null) => (at ? moments[lang].format(at) : none);
