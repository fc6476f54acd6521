import { Refused } from '#contract/refusals.ts';
import type { RefusalReason } from '#contract/second/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { type Act, changeAct, hasPaper, openActOf } from '../second/queries.ts';
import { bringToDoor, closeAct, doorEndOf, dropAct, openAct } from '../second/steps.ts';
import { tellOfProxy } from './notices.ts';
import { changeProxy, lockProxy, type Power } from './queries.ts';
import { standingOf } from './steps-use.ts';

type Asking = { db: Db; scope: Scope; now: Date };

/** Who wrote the power down, gave it or acts by it is never its second person. */
const barredFrom = (p: Power): number[] =>
  [p.madeBy, p.principalId, p.agentId].filter((id): id is number => id !== null);

/** The act of a power that waits, opened where nobody was asked yet; `atDoor` where its agent shows it at a meeting. */
export async function actOfPower(at: Asking, portal: Portal, power: Power, atDoor = false): Promise<Act> {
  const open = await openActOf(at.db, at.scope, 'proxy', power.id);
  if (open) return open;
  const { act } = await openAct(at, portal, {
    kind: 'proxy',
    subjectId: power.id,
    voteId: power.voteId,
    barred: barredFrom(power),
    onlyVerifier: power.agentId !== null && power.agentId === power.madeBy,
    atDoor,
  });
  return act;
}

/** Asks for a second person once the paper is there; without it nobody has anything to compare. */
export async function askForPower(at: Asking, portal: Portal, power: Power, atDoor = false): Promise<void> {
  if (await hasPaper(at.db, at.scope, { kind: 'proxy', subjectId: power.id }))
    await actOfPower(at, portal, power, atDoor);
  // At the door of a meeting it is refused, or its paper shown again.
  else if (!(await openActOf(at.db, at.scope, 'proxy', power.id))?.atDoor) await dropAct(at, 'proxy', power.id);
}

/** The signed paper counts alone, because nobody could be its second person; its people are told so at once. */
export async function countAlone(at: Asking, portal: Portal, act: Act): Promise<boolean> {
  const { db, scope, now } = at;
  const power = await lockProxy(db, scope, act.subjectId);
  if (power?.state !== 'waiting') {
    await closeAct(at, act, { state: 'gone' });
    return false;
  }
  // What the statutes do not allow is asked about again later: they or the power may be put right.
  if ((await standingOf(at, power)).obstacle) {
    await changeAct(db, scope, act.id, { nextAt: new Date(now.getTime() + 3600_000) });
    return false;
  }
  await letAlone(at, portal, power, { act, deed: 'alone' });
  return true;
}

async function letAlone(at: Asking, portal: Portal, power: Power, { act, deed }: { act: Act; deed: 'alone' | 'door' }) {
  const { db, scope, now } = at;
  await changeProxy(db, scope, power.id, { state: 'approved', countsBy: 'alone', decidedAt: now }, now);
  await closeAct(at, act, { state: 'alone' });
  await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'approve' });
  await tellOfProxy(db, portal, scope, power, deed, now);
}

/** The agent of a power that waits shows it at the door of a meeting, or is gone from there. */
export async function bringPower(at: Asking, portal: Portal, id: number, atDoor: boolean): Promise<void> {
  // The power before its act, as whoever decides holds them.
  await lockProxy(at.db, at.scope, id);
  const act = await openActOf(at.db, at.scope, 'proxy', id);
  if (act) await bringToDoor(at, portal, act, atDoor);
}

/**
 * Decides a power at the door that nobody in the room may confirm, before the meeting decides anything: its file suffices, or it
 * is refused with the reason. Refused itself where somebody in the room may confirm it by now.
 */
export async function settlePower(at: Asking, portal: Portal, power: Power): Promise<void> {
  const { db, scope } = at;
  if (!(await hasPaper(db, scope, { kind: 'proxy', subjectId: power.id })))
    return turnAway(at, portal, power, { act: await openActOf(db, scope, 'proxy', power.id), refusal: 'noFile' });
  const act = await actOfPower(at, portal, power, true);
  const end = await doorEndOf(at, act);
  if (end === 'waits') throw new Refused('PROXIES.ERRORS.SOMEBODY_MAY');
  if (end !== 'alone') return turnAway(at, portal, power, { act, refusal: end });
  const { obstacle, limit } = await standingOf(at, power);
  if (obstacle === 'LIMIT') return turnAway(at, portal, power, { act, refusal: 'overLimit' });
  if (obstacle) throw new Refused(`PROXIES.ERRORS.${obstacle}`, { params: { limit: limit ?? 0 } });
  await letAlone(at, portal, power, { act, deed: 'door' });
}

async function turnAway(
  at: Asking,
  portal: Portal,
  power: Power,
  how: { act: Act | undefined; refusal: RefusalReason },
) {
  const { db, scope, now } = at;
  const { act, refusal } = how;
  await changeProxy(db, scope, power.id, { state: 'refused', refusal, decidedBy: scope.memberId, decidedAt: now }, now);
  if (act) await closeAct(at, act, { state: 'gone' });
  await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'refuse' });
  await tellOfProxy(db, portal, scope, { ...power, refusal }, 'refused', now);
}
