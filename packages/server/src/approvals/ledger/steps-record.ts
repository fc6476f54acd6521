import type { Locale } from '#contract/texts/catalog.ts';
import type { Asking } from '../../base/files/files.ts';
import type { Bytes, Portal } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import { detailOf } from '../detail/steps.ts';
import { seesAll } from '../rows/queries.ts';
import { recordOf } from './print.ts';
import { entriesOf, papersOf } from './queries.ts';

/** The record of decisions, with names of private attachments for who opens them. */
export async function recordPaper(
  portal: Portal,
  at: Asking,
  { id, lang }: { id: number; lang: Locale },
): Promise<Bytes> {
  const { db, scope } = at;
  const a = await detailOf(portal, at, id);
  const { chain } = await entriesOf(db, scope, id);
  const opensAll = seesAll(scope) || a.mine !== null;
  const recorded = { a, chain, papers: await papersOf(db, scope, id), opensAll };
  const letterhead = await letterheadOf(db, scope, lang);
  const { name, what, sheet } = recordOf(recorded, { lang, letterhead, at: at.now });
  return { name, type: 'application/pdf', body: onPaper(what, [[sheet]]) };
}
