import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { type Act, changeAct, hasPaper, openActOf } from '../second/queries.ts';
import { closeAct, dropAct, openAct } from '../second/steps.ts';
import { tellOfProxy } from './notices.ts';
import { changeProxy, lockProxy, type Power } from './queries.ts';
import { standingOf } from './steps-use.ts';

type Asking = { db: Db; scope: Scope; now: Date };

/** Who wrote the power down, gave it or acts by it is never its second person. */
const barredFrom = (p: Power): number[] =>
  [p.madeBy, p.principalId, p.agentId].filter((id): id is number => id !== null);

/** The act of a power that waits, opened where nobody was asked yet. */
export async function actOfPower(at: Asking, portal: Portal, power: Power): Promise<Act> {
  const open = await openActOf(at.db, at.scope, 'proxy', power.id);
  if (open) return open;
  const { act } = await openAct(at, portal, {
    kind: 'proxy',
    subjectId: power.id,
    voteId: power.voteId,
    barred: barredFrom(power),
    onlyVerifier: power.agentId !== null && power.agentId === power.madeBy,
  });
  return act;
}

/** Asks for a second person once the paper is there; without it nobody has anything to compare. */
export async function askForPower(at: Asking, portal: Portal, power: Power): Promise<void> {
  if (await hasPaper(at.db, at.scope, { kind: 'proxy', subjectId: power.id })) await actOfPower(at, portal, power);
  else await dropAct(at, 'proxy', power.id);
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
  await changeProxy(db, scope, power.id, { state: 'approved', countsBy: 'alone', decidedAt: now }, now);
  await closeAct(at, act, { state: 'alone' });
  await record(db, scope, now, { noun: 'proxies', nounId: power.id, verb: 'approve' });
  await tellOfProxy(db, portal, scope, power, 'alone', now);
  return true;
}
