import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { type Act, openActOf } from '../../second/queries.ts';
import { closeAct, dropAct, secondOf } from '../../second/steps.ts';
import { type At, type ClosingRow, deskHeld } from '../rows/queries.ts';
import { changeClosing, closingById, closingSeen, dropClosing } from './queries.ts';
import { finish } from './steps.ts';
import { askForSecond, secondOfClosing } from './steps-asking.ts';

/** The closing, for whoever reads the desk, who may confirm it now and who confirmed it; unknown to anybody else. */
export async function closingShown(at: At, id: number): Promise<ClosingRow> {
  const c = await closingSeen(at, id);
  if (may(at.scope, 'cashDesk', 'r')) return c;
  const wasSecond = c.confirmedBy !== null && c.confirmedBy === at.scope.memberId;
  if (wasSecond || (c.entry === null && (await secondOfClosing(at, c))?.mayConfirm)) return c;
  throw new Refused('CASH.NOT_FOUND');
}

/** Confirms a count of somebody else, which closes the month. */
export async function confirmClosing(portal: Portal, at: At, id: number): Promise<ClosingRow> {
  await closingShown(at, id);
  const desk = await deskHeld(at.db, at.scope);
  const c = await closingSeen(at, id);
  if (c.entry !== null) throw new Refused('CASH.ERRORS.CONFIRMED');
  const act = (await openActOf(at.db, at.scope, 'closing', id)) ?? (await askForSecond(portal, at, c));
  const { by, as } = await secondOf(at, act);
  await closeAct(at, act, { state: 'confirmed', by, as });
  const named = { confirmedBy: by, confirmedName: at.scope.name };
  return finish(portal, at, desk, await changeClosing(at, id, named));
}

/** Nobody agreed in time: the month is closed by its count alone, and says so. */
export async function finishAlone(at: At, portal: Portal, act: Act): Promise<boolean> {
  const desk = await deskHeld(at.db, at.scope);
  const c = await closingById(at, act.subjectId);
  if (c === undefined || c.entry !== null) {
    await closeAct(at, act, { state: 'gone' });
    return true;
  }
  await closeAct(at, act, { state: 'alone' });
  await finish(portal, at, desk, await changeClosing(at, c.id, { alone: true }));
  return true;
}

export async function withdrawClosing(at: At, id: number): Promise<void> {
  await deskHeld(at.db, at.scope);
  const c = await closingSeen(at, id);
  if (c.entry !== null) throw new Refused('CASH.ERRORS.CONFIRMED');
  await dropAct(at, 'closing', id);
  await dropClosing(at, id);
  const detail = { name: c.month.slice(0, 7) };
  await record(at.db, at.scope, at.now, { noun: 'cashdesk', nounId: id, verb: 'withdraw', detail });
}
