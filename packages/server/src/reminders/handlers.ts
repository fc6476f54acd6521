import { moneyText } from '#contract/base/money/amount.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { Preview } from '#contract/reminders/schema.ts';
import { administersFees, onlyAll, unitSeen } from '../accounts/rows/queries-seen.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { agree, endPlan, keepPaper } from './instalments/steps.ts';
import { enterInterest, interestShown } from './interest/steps.ts';
import { type At, exampleUnit } from './ladder/queries.ts';
import { ladderOf, saveLadder } from './ladder/steps.ts';
import { type Due, exampleOf, fingerprintOf, type Left, planOf } from './plan/steps.ts';
import { askLetters, lettersOnPaper } from './print/steps.ts';
import { waitingPayments } from './rows/queries.ts';
import { sendSeen } from './send/steps.ts';
import { changeDispute, enterCost, remindersOf } from './unit/steps.ts';

const ticketLife = 60_000;

const debtorOf = ({ key, unitId, unit, owners, former, behind, sum, late, last }: Due | Left) => ({
  ...{ key, unitId, unit, owners, former, behind, sum: moneyText(sum), late, last },
});

async function previewOf(at: At): Promise<Preview> {
  const plan = await planOf(at);
  return {
    today: plan.today,
    due: plan.due.map((d) => ({
      ...{ ...debtorOf(d), step: d.step, name: d.name, cost: moneyText(d.cost), deadline: d.deadline, text: d.text },
      ...{ channel: d.channel, to: d.addresses.map((a) => a.recipient) },
      items: d.items.map((i) => ({ entryId: i.entryId, date: i.day, text: i.text, amount: moneyText(i.open) })),
    })),
    left: plan.left.map((l) => ({ ...debtorOf(l), reason: l.reason, from: l.from, note: l.note })),
    waiting: await waitingPayments(at),
    fingerprint: fingerprintOf(plan),
    may: { write: administersFees(at.scope) },
  };
}

const ladderShown = async (at: At) => {
  const unit = await exampleUnit(at);
  return ladderOf(at, unit && (await exampleOf(at, unit)));
};

export const reminderHandlers = (portal: Portal): Handlers<typeof reminders> => ({
  async preview(at) {
    onlyAll(at.scope);
    return previewOf(at);
  },
  send: (at, input) => sendSeen(portal, at, input),
  async ladder(at) {
    onlyAll(at.scope);
    return ladderShown(at);
  },
  async saveLadder(at, input) {
    await saveLadder(at, input);
    return ladderShown(at);
  },

  unit: async (at, { id }) => remindersOf(portal, at, await unitSeen(at, id)),
  async dispute(at, { id, note }) {
    const unit = await unitSeen(at, id);
    await changeDispute(at, unit, note);
    return remindersOf(portal, at, unit);
  },
  async agree(at, { id, ...agreed }) {
    const unit = await unitSeen(at, id);
    await agree(at, unit, agreed);
    return remindersOf(portal, at, unit);
  },
  async endPlan(at, { id, ...end }) {
    const unit = await unitSeen(at, id);
    await endPlan(at, unit, end);
    return remindersOf(portal, at, unit);
  },
  async planPaper(at, { id, ...paper }) {
    const unit = await unitSeen(at, id);
    await keepPaper(at, unit, paper);
    return remindersOf(portal, at, unit);
  },
  async interest(at, { id }) {
    onlyAll(at.scope);
    return interestShown(at, await unitSeen(at, id));
  },
  async bookInterest(at, { id, ...seen }) {
    const unit = await unitSeen(at, id);
    await enterInterest(at, unit, seen);
    return interestShown(at, unit);
  },
  async bookCost(at, { id }) {
    const unitId = await enterCost(at, id);
    return remindersOf(portal, at, await unitSeen(at, unitId));
  },

  async paper(at, input) {
    const print = await askLetters(portal, at, input);
    if (print) return { url: null, print };
    const until = at.now.getTime() + ticketLife;
    const { path } = reminders.paperFile;
    const sealed = { path, sessionId: at.session.id, actorId: at.scope.actorId, input, until };
    return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)), print };
  },
  paperFile: (at, input) => lettersOnPaper(portal, at, input),
});
