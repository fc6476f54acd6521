import { changesTold, moreOf, sentenceOf } from '#contract/association/rules-log.ts';
import type { Deed } from '#contract/association/schema-log.ts';
import { zone } from '#contract/base/time/dates.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Bytes } from '../base/http/handler.ts';
import { allRows, plain, xlsx } from '../base/sheets/spreadsheet.ts';
import { type Say, speak } from '../base/text/speak.ts';

type Lang = Locale;

const moments = {
  cs: new Intl.DateTimeFormat('cs', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }),
};

const heads = ['AT', 'WHO', 'NOUN', 'WHAT', 'FIELD', 'BEFORE', 'AFTER', 'MORE'] as const;

/** The noun as a word; one that has no name any more as it was written down. */
function nounOf(deed: Deed, say: Say): string {
  const key = `ACTIVITY.NOUNS.${deed.noun}`;
  return say.has(key) ? say(key as TextKey) : deed.noun;
}

/** The log as XLSX: one line for each field that was changed, else one for the deed. */
export async function activitySheet(lang: Lang, part: (page: number) => Promise<Deed[]>): Promise<Bytes> {
  const say = speak(lang);
  const time = (at: string) => moments[lang].format(new Date(at));
  const head = heads.map((name) => say(`ACTIVITY.SHEET.${name}`));
  const rows = [];
  for await (const deed of allRows(part)) {
    const who = deed.who || say(deed.byVisit ? 'HOUSE.VISITS.UNNAMED' : 'ACTIVITY.BY_PORTAL');
    const named = deed.byVisit && deed.who ? say('ACTIVITY.BY_VISIT', { name: deed.who }) : who;
    const what = [time(deed.at), named, nounOf(deed, say), sentenceOf(deed, say)];
    const more = moreOf(deed, say).join('; ');
    const told = changesTold(deed, say, time);
    const lines = told.length > 0 ? told : [{ field: '', from: '', to: '' }];
    for (const { field, from, to } of lines) rows.push([...what, field, from, to, more].map(plain));
  }
  return xlsx(say('ACTIVITY.SHEET.NAME'), head, rows);
}
