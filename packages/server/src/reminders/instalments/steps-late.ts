import { randomUUID } from 'node:crypto';
import { accountLinks } from '#contract/accounts/links.ts';
import { payableUntil } from '#contract/accounts/rules-account.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { sumOf } from '#contract/base/money/amount.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { type Day, dayIn, showDay } from '#contract/base/time/dates.ts';
import { standingOfPlan } from '#contract/reminders/rules-instalments.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Addressee, type MailData, queueForAll } from '../../base/mail/mail.ts';
import { sealMail } from '../../base/mail/mail-seal.ts';
import { speak } from '../../base/text/speak.ts';
import { readRegister } from '../../census/queries.ts';
import { addressesOf } from '../../prescriptions/plan/queries.ts';
import type { At } from '../ladder/queries.ts';
import { lateItems, numbersOf } from '../rows/queries.ts';
import { type PlanRow, plansOf } from './queries.ts';
import { lookedAt } from './queries-late.ts';

/** Addresses of those who owe what was agreed: owners of the days due, and whoever acts for those who died. */
async function debtorsOf(at: At, plan: PlanRow, today: Day) {
  const items = (await lateItems(at, today, plan.unitId)).filter((i) => plan.entryIds.includes(i.entryId));
  const { estates } = await readRegister(at.db, at.scope, at.now, [plan.unitId]);
  const people = items.flatMap((i) => i.owners).flatMap((id) => estates.get(id) ?? [id]);
  const known = [...(await addressesOf(at.db, at.scope, [...new Set(people)])).values()];
  const each = known.flatMap(({ emails, lang }) => emails.map((recipient) => [recipient, lang] as const));
  return [...new Map(each)];
}

async function tell(portal: Portal, at: At, plan: PlanRow, told: { missing: bigint; due: Day }): Promise<void> {
  const { db, scope, now } = at;
  const unit = (await numbersOf(at, [plan.unitId])).get(plan.unitId) ?? '';
  const url = urlOf(portal.config.url, accountLinks.own(), { svj: scope.svjId });
  const said = { unit, missing: showMoney(told.missing), day: showDay(told.due) };
  const to = (await debtorsOf(at, plan, dayIn(now))).map(([recipient, lang]): Addressee => {
    const letter = speak(lang)('REMINDER_PRINT.INSTALMENT.TEXT', said);
    return { recipient, lang, messageId: randomUUID(), secret: sealMail(portal.secret, { words: { letter } }) };
  });
  const data = (lang: 'cs' | 'en'): MailData => ({
    ...{ title: speak(lang)('REMINDER_PRINT.INSTALMENT.TITLE'), url, letter: 'none' },
  });
  const common = { svjId: scope.svjId, kind: 'debtReminder', createdAt: now } as const;
  await queueForAll(db, { ...common, data: { cs: data('cs'), en: data('en') } }, to);
}

/** Tells whoever is behind with an agreed instalment once, the day after it could still be paid in time. */
export async function tellLate(portal: Portal, at: At): Promise<void> {
  const today = dayIn(at.now);
  for (const plan of await plansOf(at, null)) {
    const past = plan.instalments.filter((i) => payableUntil(i.day) < today);
    const isNew = await lookedAt(
      at,
      plan.id,
      past.map((i) => i.day),
      today,
    );
    const paid = plan.total - plan.open;
    const { state, next } = standingOfPlan(plan.instalments, paid, today);
    if (!isNew || state !== 'late' || !next) continue;
    await tell(portal, at, plan, { missing: sumOf(past.map((i) => i.amount)) - paid, due: next.day });
  }
}
