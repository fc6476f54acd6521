import { daysLate } from '#contract/accounts/rules-account.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { judge } from '#contract/insolvency/rules.ts';
import { nextCheck, rhythmOf } from '#contract/insolvency/rules-days.ts';
import type { Rhythm } from '#contract/insolvency/schema-words.ts';
import { actFor, may } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Debtor, type Insolvency, insolvencyOf, strengthOf } from '../../base/registers/insolvency.ts';
import type { InsolvencyAnswer } from '../../base/registers/insolvency-reading.ts';
import { inTurn, type Spend } from '../../base/registers/registers-turn.ts';
import * as q from '../rows/queries.ts';
import type { Watch } from '../rows/tables.ts';
import { tellOfCases } from '../telling/steps.ts';
import { type Due, dueWatches, keepCase } from './queries.ts';

type At = q.At;
/** What the day asks of the register at the most; it says no limit, and blocks whoever asks too much. */
const mostADay = 5_000;
/** Looked for at once. */
const mostAtOnce = 200;
/** For so long nobody else asks for a watch that was taken. */
const taken = 10 * 60_000;

/** Debts that could not be paid in time any more. */
export const late = <D extends { day: string }>(debts: readonly D[], now: Date): D[] =>
  debts.filter((d) => daysLate(d.day, dayIn(now)) > 0);

/** Whom to ask for; null of whom too little is known. */
export function debtorOf(watch: Pick<Watch, 'birthDate'>, owner: q.Owning): Debtor | null {
  if (owner.kind === 'company') return owner.ico ? { ico: owner.ico } : null;
  const { firstName, lastName } = owner;
  return watch.birthDate && firstName && lastName ? { firstName, lastName, birthDate: watch.birthDate } : null;
}

type Ready = { rhythm: Rhythm; debtor: Debtor | null };
/** How often somebody is asked for today, and as whom; null where their watch is over. */
async function readyOf(at: At, watch: Watch): Promise<Ready | null> {
  const owner = await q.isOwnerToday(at, watch.memberId);
  if (!owner) return null;
  const debts = late(await q.debtsOf(at.db, at.scope, owner.unitIds), at.now);
  return { rhythm: rhythmOf(debts.length > 0, watch.purpose !== ''), debtor: debtorOf(watch, owner) };
}

export type Came = { all: InsolvencyAnswer; pending: InsolvencyAnswer | null };

/** Asks for everything there was, and where there is something, for what is under way. */
export async function askFor(client: Insolvency, debtor: Debtor, now: () => Date, spends: Spend): Promise<Came | null> {
  if (!(await spends())) return null;
  const all = await client.asked(debtor, 'all', now());
  if (all.status !== 'found' || !(await spends())) return { all, pending: null };
  return { all, pending: await client.asked(debtor, 'pending', now()) };
}

type Asked = { debtor: Debtor; rhythm: Rhythm };
/** Keeps what came and answers what of it is news; what could not be told leaves all as it was. */
export async function keepQuietly(at: At, watch: Watch, { debtor, rhythm }: Asked, came: Came) {
  const { db, scope, now } = at;
  const kept = (await q.casesOf(db, scope, [watch.id])).map(q.keptOf);
  const said = judge({ debtor, strength: strengthOf(debtor), ...came, kept });
  const nextAt = nextCheck(now, rhythm, watch.id, said.problem !== null);
  const tried = { triedAt: now, problem: said.problem, nextAt };
  if (said.problem !== null) {
    await q.changeWatch(db, scope, watch.id, tried);
    return [];
  }
  const known = new Set(kept.map((k) => k.key));
  for (const one of said.cases) await keepCase(db, scope, { watchId: watch.id, isNew: !known.has(one.key) }, one, now);
  await q.changeWatch(db, scope, watch.id, { ...tried, sureState: said.state, sureAt: now });
  return said.cases.map((c) => c.news);
}

/** Asks for one whose time has come; false where today nobody may be asked any more. */
async function checkDue(portal: Portal, { svjId, id }: Due, spends: Spend): Promise<boolean> {
  const inside = <T>(run: (at: At) => Promise<T>) =>
    portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));
  const ready = await inside(async (at) => {
    const watch = await q.watchLocked(at.db, at.scope, id);
    if (!watch || watch.nextAt > at.now) return null;
    const found = await readyOf(at, watch);
    if (!found) await q.dropWatches(at.db, at.scope, [id]);
    const { rhythm = 'resting', debtor = null } = found ?? {};
    const rests = rhythm === 'resting' || !debtor || !may(at.scope, 'bankruptcy_register', 'r');
    const nextAt = rests ? nextCheck(at.now, 'daily', id, false) : new Date(at.now.getTime() + taken);
    await q.changeWatch(at.db, at.scope, id, { nextAt });
    return rests ? null : { watch, rhythm, debtor: debtor as Debtor };
  });
  if (!ready) return true;
  const came = await askFor(insolvencyOf(portal.config), ready.debtor, portal.now, spends);
  await inside(async (at) => {
    const watch = await q.watchLocked(at.db, at.scope, id);
    if (!watch) return;
    if (came) await tellOfCases(portal, at, id, await keepQuietly(at, watch, ready, came));
    else await q.changeWatch(at.db, at.scope, id, { nextAt: nextCheck(at.now, 'daily', id, true) });
  });
  return came !== null;
}

/** Asks for everybody whose time has come, one after another, of all associations; one that fails stops no other. */
export async function askDue(portal: Portal, log: (error: unknown) => void): Promise<void> {
  const { isOff, spacing } = insolvencyOf(portal.config);
  if (isOff || !portal.config.installed.includes('bankruptcy_register')) return;
  await inTurn(portal, { register: 'isir', mostADay, spacing }, async (spends) => {
    for (;;) {
      // The clock is one for all associations.
      const due = await portal.pool.across('read only', (db) => dueWatches(db, portal.now(), mostAtOnce));
      let failed = 0;
      for (const one of due) {
        const goesOn = await checkDue(portal, one, spends).catch((error: unknown) => {
          log(error);
          failed += 1;
          return true;
        });
        if (!goesOn) return;
      }
      // What fails would come again at once.
      if (due.length === 0 || failed > 0) return;
    }
  });
}
