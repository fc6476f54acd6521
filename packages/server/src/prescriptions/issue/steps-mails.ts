import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { urlOf } from '#contract/base/calls/links.ts';
import { showMoney } from '#contract/base/money/showing.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { dueIn } from '#contract/prescriptions/rules-months.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Addressee, drawingOf, type MailData, queueForAll } from '../../base/mail/mail.ts';
import { sealMail } from '../../base/mail/mail-seal.ts';
import { speak } from '../../base/text/speak.ts';
import { addressesOf } from '../plan/queries.ts';
import type { Plan, PlannedUnit } from '../plan/steps.ts';
import type { At, Run } from '../rows/queries.ts';

type Lang = 'cs' | 'en';
/** One address with the units whose owners have it. */
type Reached = { recipient: string; lang: Lang; units: PlannedUnit[] };

/** Whom mails reach, and units that none does. */
export async function reachOf(db: Db, scope: Scope, plan: Plan) {
  const owners = new Map(plan.register.units.map((u) => [u.id, [...new Set(u.owners.flatMap((o) => o.memberIds))]]));
  const known = await addressesOf(db, scope, [...new Set([...owners.values()].flat())]);
  const reached = new Map<string, Reached>();
  const onPaper: PlannedUnit[] = [];
  for (const unit of plan.units) {
    const people = (owners.get(unit.facts.id) ?? []).flatMap((id) => known.get(id) ?? []);
    if (people.every((p) => p.emails.length === 0)) onPaper.push(unit);
    for (const { emails, lang } of people)
      for (const recipient of emails) {
        const one = reached.get(recipient) ?? { recipient, lang, units: [] };
        if (!one.units.includes(unit)) one.units.push(unit);
        reached.set(recipient, one);
      }
  }
  return { reached: [...reached.values()], byMail: plan.units.length - onPaper.length, onPaper };
}

/** What a unit pays, in lines. */
function wordsOf(lang: Lang, plan: Plan, { facts, plan: unit }: PlannedUnit): string {
  const say = speak(lang);
  const months = unit.months.length;
  const fees = plan.fees.map((fee, at) =>
    say('PRESCRIPTION_PRINT.MAIL_FEE', { name: fee.name, amount: showMoney(unit.parts[at] ?? 0n) }),
  );
  const head = say('PRESCRIPTION_PRINT.MAIL_UNIT', {
    ...{ unit: facts.label, monthly: showMoney(unit.months[0] ?? 0n), total: showMoney(unit.total), months },
  });
  return [head, ...fees].join('\n');
}

/** Of what papers of a mail are drawn. */
export type MailedUnits = { run: number; units: number[] };
/** Who pays for more units than these gets a link to their papers, not all of them in one mail. */
const mostAttached = 20;
const attachedFor = (run: Run, units: readonly PlannedUnit[]): MailData => {
  if (units.length > mostAttached) return {};
  return { papers: 'some', ...drawingOf({ run: run.id, units: units.map((u) => u.facts.id) } satisfies MailedUnits) };
};

/** After so many letters others get their turn. */
const atOnce = 25;

/** A letter to every address of owners; what others pay stands in nobody's. */
export async function lettersOf(portal: Portal, { db, scope }: At, run: Run, plan: Plan): Promise<Addressee[]> {
  const { reached } = await reachOf(db, scope, plan);
  const letters: Addressee[] = [];
  for (const { recipient, lang, units } of reached) {
    const words = { units: units.map((u) => wordsOf(lang, plan, u)).join('\n\n') };
    const secret = sealMail(portal.secret, { words });
    letters.push({ recipient, lang, messageId: randomUUID(), secret, own: attachedFor(run, units) });
    if (letters.length % atOnce === 0) await turn();
  }
  return letters;
}

/** Mails the prescription to whom letters were written. */
export async function mailRun(portal: Portal, { db, scope, now }: At, run: Run, letters: Addressee[]): Promise<void> {
  const url = urlOf(portal.config.url, feeLinks.list(), { svj: scope.svjId });
  const due = showDay(dueIn(run.fromMonth, run.dueDay));
  const data: MailData = { ...{ title: run.name, url, due }, units: 'none', papers: 'none' };
  const common = { svjId: scope.svjId, kind: 'prescriptionIssued' as const, data: { cs: data, en: data } };
  await queueForAll(db, { ...common, createdAt: now }, letters);
}
