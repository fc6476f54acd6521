import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { enteredOf } from '../detail/queries-voted.ts';
import { resultOf, sectionOf } from '../detail/steps-result.ts';
import { listResolutions } from '../listing/queries.ts';
import { type Printed, registerPaper } from './print.ts';

/** Resolutions of one paper at most: no house decides so much in a year. */
const mostPrinted = 1000;

/** The register of a year as the asker reads it, in the order of its numbers. */
export async function printYear(at: Asking, year: number, lang: Locale): Promise<Bytes> {
  const { db, scope, now } = at;
  const listing = { tab: 'all', sort: 'number', filters: { year } } as const;
  const rows = await listResolutions(db, scope, listing, { limit: mostPrinted, offset: 0 });
  const entered = await enteredOf(
    db,
    scope,
    rows.map((row) => row.id),
  );
  const byId = new Map(entered.map((one) => [one.r.id, one]));
  const printed = rows.flatMap((row): Printed[] => {
    const one = byId.get(row.id);
    if (!one) return [];
    const { settledOn, note } = one.r;
    return [
      { ...row, wording: one.point.description, section: sectionOf(one), result: resultOf(one, lang), settledOn, note },
    ];
  });
  return registerPaper(printed, { lang, at: now, year, letterhead: await letterheadOf(db, scope, lang) });
}
