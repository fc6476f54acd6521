import { accounts } from '#contract/accounts/endpoints.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { Refused } from '#contract/refusals.ts';
import type { Asking } from '../base/files/files.ts';
import { keeps } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { yearAsJournal, yearOnPaper } from './print/steps.ts';
import { debtsOf, matrixOf } from './reading/queries-house.ts';
import { accountOf } from './reading/steps.ts';
import { balanceAt } from './rows/queries.ts';
import { onlyAll, seesAll, unitSeen, unitsSeen } from './rows/queries-seen.ts';
import { changeSymbol, enterByHand, moveByHand, undoByHand } from './steps-hand.ts';
import { verifyLedger } from './verify/steps.ts';

const ticketLife = 60_000;

function ticketTo(portal: Portal, { now, session, scope }: Asking, path: string, input: object) {
  const until = now.getTime() + ticketLife;
  const sealed = { path, sessionId: session.id, actorId: scope.actorId, input, until };
  return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
}

export const accountHandlers = (portal: Portal): Handlers<typeof accounts> => ({
  async units(at) {
    const write = keeps(at.scope, 'roomFees');
    return { units: await unitsSeen(at), all: seesAll(at.scope), may: { write } };
  },
  async matrix(at, { year }) {
    onlyAll(at.scope);
    return matrixOf(at, year);
  },
  async debts(at) {
    onlyAll(at.scope);
    return debtsOf(at);
  },
  async verify(at) {
    onlyAll(at.scope);
    return verifyLedger(at);
  },
  one: async (at, { id, year }) => accountOf(at, await unitSeen(at, id), year),
  async balance(at, { id, date }) {
    const unit = await unitSeen(at, id);
    if (unit.since && date < unit.since) throw new Refused('UNIT_ACCOUNTS.NO_UNIT');
    return { date, balance: moneyText(await balanceAt(at.db, at.scope, unit.id, date)) };
  },

  async statement(at, input) {
    await unitSeen(at, input.id);
    return ticketTo(portal, at, accounts.statementFile.path, input);
  },
  statementFile: async (at, { id, year, lang }) => yearOnPaper(at, await unitSeen(at, id), year, lang),
  async journal(at, input) {
    onlyAll(at.scope);
    return ticketTo(portal, at, accounts.journalFile.path, input);
  },
  async journalFile(at, { year }) {
    onlyAll(at.scope);
    return yearAsJournal(at, year);
  },

  async enter(at, input) {
    const unit = await unitSeen(at, input.id);
    await enterByHand(at, unit, input);
    return accountOf(at, unit);
  },
  remade: { enter: async (at, id) => accountOf(at, await unitSeen(at, id)) },
  async undo(at, { id, entryId, reason }) {
    const unit = await unitSeen(at, id);
    await undoByHand(at, unit, entryId, reason);
    return accountOf(at, unit);
  },
  async move(at, { id, ...move }) {
    const unit = await unitSeen(at, id);
    await moveByHand(at, unit, move);
    return accountOf(at, unit);
  },
  async symbol(at, { id, symbol }) {
    const unit = await unitSeen(at, id);
    await changeSymbol(at, unit, symbol);
    return accountOf(at, unit);
  },
});
