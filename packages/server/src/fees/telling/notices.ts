import { urlOf } from '#contract/base/calls/links.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { amountAt } from '#contract/fees/rules.ts';
import { nextDue } from '#contract/fees/rules-days.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { type At, type Fee, feesOf } from '../rows/queries.ts';
import { administratorsAmong, administratorsOf } from './queries.ts';

function toldOf(portal: Portal, scope: Scope, fee: Fee, day: string): Told {
  const url = urlOf(portal.config.url, feeLinks.one(fee.id), { svj: scope.svjId });
  const [due, amount] = [showDay(day), showMoney(amountAt(fee.versions, day))];
  const data: MailData = { url, title: fee.name, due, amount, notes: fee.notes || 'none' };
  const lineIn = (lang: 'cs' | 'en') => speak(lang)('FEE_LINES.soon', { due, amount });
  return {
    mail: 'feeSoon',
    data: { cs: data, en: data },
    line: { title: fee.name, detail: { cs: lineIn('cs'), en: lineIn('en') }, url },
  };
}

/** Fees that the house pays: who administers them hears before their due days. */
export const feeSource: Source = {
  mails: ['feeSoon'],
  async still(db, scope, pairs) {
    const administer = new Set(
      await administratorsAmong(
        db,
        scope,
        pairs.map((p) => p.memberId),
      ),
    );
    const house = new Set((await feesOf(db, scope)).filter((f) => f.side === 'house').map((f) => f.id));
    return new Set(pairs.filter((p) => house.has(p.ownerId) && administer.has(p.memberId)).map(keyOfPair));
  },
  async told(db, scope, portal, about, now) {
    const kept = new Map((await feesOf(db, scope)).map((f) => [f.id, f]));
    const found = about.flatMap((one) => {
      const fee = kept.get(one.ownerId);
      const day = fee && nextDue(fee, dayIn(now));
      return fee && day ? [[keyOfAbout(one), toldOf(portal, scope, fee, day)] as const] : [];
    });
    return new Map(found);
  },
};

/** Reminds whoever administers fees of one whose due day is near. */
export async function remindOf(portal: Portal, { db, scope, now }: At, id: number): Promise<void> {
  const about = { owner: 'fee', ownerId: id, kind: 'soon', module: 'roomFees' } as const;
  await tell(db, scope, portal, feeSource, { ...about, members: administratorsOf(scope) }, now);
}
