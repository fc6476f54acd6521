import { createTranslator } from 'use-intl/core';
import { changesTold, moreOf, sentenceOf } from '#contract/association/rules-log.ts';
import type { Deed } from '#contract/association/schema-log.ts';
import { zone } from '#contract/base/dates.ts';
import csActivity from '#contract/texts/cs/activity.ts';
import csHouse from '#contract/texts/cs/house.ts';
import csRoles from '#contract/texts/cs/roles.ts';
import enActivity from '#contract/texts/en/activity.ts';
import enHouse from '#contract/texts/en/house.ts';
import enRoles from '#contract/texts/en/roles.ts';
import type { Bytes } from '../base/http/handler.ts';
import { allRows, plain, xlsx } from '../base/sheets/spreadsheet.ts';

type Lang = 'cs' | 'en';
type Say = (key: string, params?: Record<string, string | number>) => string;

const texts = {
  cs: { ...csActivity, ...csHouse, ...csRoles },
  en: { ...enActivity, ...enHouse, ...enRoles },
} as const;
const speaker = (lang: Lang): Say => createTranslator({ locale: lang, messages: texts[lang] as never }) as never;
const speakers = { cs: speaker('cs'), en: speaker('en') };

const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }),
};

/** The log as XLSX: one line for each field that was changed, else one for the deed. */
export async function activitySheet(lang: Lang, part: (page: number) => Promise<Deed[]>): Promise<Bytes> {
  const say = speakers[lang];
  const time = (at: string) => moments[lang].format(new Date(at));
  const s = (texts[lang] as typeof csActivity).ACTIVITY.SHEET;
  const nouns: Record<string, string> = (texts[lang] as typeof csActivity).ACTIVITY.NOUNS;
  const head = [s.AT, s.WHO, s.NOUN, s.WHAT, s.FIELD, s.BEFORE, s.AFTER, s.MORE];
  const rows = [];
  for await (const deed of allRows(part)) {
    const who = deed.who || say(deed.byVisit ? 'HOUSE.VISITS.UNNAMED' : 'ACTIVITY.BY_PORTAL');
    const named = deed.byVisit && deed.who ? say('ACTIVITY.BY_VISIT', { name: deed.who }) : who;
    const what = [time(deed.at), named, nouns[deed.noun] ?? deed.noun, sentenceOf(deed, say)];
    const more = moreOf(deed, say).join('; ');
    const told = changesTold(deed, say, time);
    const lines = told.length > 0 ? told : [{ field: '', from: '', to: '' }];
    for (const { field, from, to } of lines) rows.push([...what, field, from, to, more].map(plain));
  }
  return xlsx(s.NAME, head, rows);
}
