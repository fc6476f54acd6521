import { fullName } from '#contract/base/person/people.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { splitBy, termOf } from '#contract/insolvency/rules-days.ts';
import type { AnnexAsked } from '#contract/insolvency/schema.ts';
import type { Bytes } from '../../base/http/handler.ts';
import { letterheadOf } from '../../base/pdf/letterhead.ts';
import { onPaper } from '../../base/pdf/pdf.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { caseSeen } from '../deciding/steps.ts';
import * as q from '../rows/queries.ts';
import { annexOf } from './print.ts';

/** The annex of the claim in this case, as the debts stand today. */
export async function annexOnPaper(at: q.At, { id, lang }: AnnexAsked): Promise<Bytes> {
  const { db, scope, now } = at;
  const { watch, one, owner } = await caseSeen(at, id);
  const debts = await q.debtsOf(db, scope, owner.unitIds);
  const since = one.startedOn ?? one.declaredOn;
  const born = watch.birthDate === null ? '' : showDay(watch.birthDate);
  const sheet = annexOf({
    ...{ lang, debtor: fullName(owner), known: owner.kind === 'company' ? (owner.ico ?? '') : born },
    ...{ fileNumber: one.fileNumber, court: one.court, since, isStarted: one.startedOn !== null },
    ...{ term: termOf(one.declaredOn)?.day ?? null, day: dayIn(now) },
    ...(since === null ? { before: debts, after: [] } : splitBy(debts, since)),
  });
  const say = speak(lang);
  const title = plainly(say('CLAIM_PRINT.TITLE'));
  const name = plainly(say('CLAIM_PRINT.NAME', { file: one.fileNumber.replaceAll('/', '-') }));
  const what = { lang, title, at: now, letterhead: await letterheadOf(db, scope, lang) };
  return { name, type: 'application/pdf', body: onPaper(what, [[sheet]]) };
}
