import type { LandProblem } from '#contract/base/land.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { houseOf, isSameHouse } from '#contract/cadastre/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { actFor, may, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type ExtractAccount, extractsOf } from '../../base/registers/extracts.ts';
import { type ExtractRead, extractIn, type Report, type Said } from '../../base/registers/extracts-reading.ts';
import type { Spent } from '../../base/registers/land.ts';
import { inTurn, type Spend } from '../../base/registers/registers-turn.ts';
import { openSealed, sealFor } from '../../base/secrets/sealing.ts';
import type { Around } from '../../define-noun.ts';
import { keepCheck, placeLocked } from '../checking/queries.ts';
import { type At, keepReading, lastReading } from '../rows/queries.ts';
import { cadastreExtract, type ExtractRow } from '../rows/tables.ts';
import * as q from './queries.ts';

type Hears = Pick<Around['hears'], 'cadastreRead'>;

/** What the day asks of the paid service at the most, of all houses. */
const mostADay = 2_000;
const mostAtOnce = 50;
const taken = 10 * 60_000;
/** Between two looks whether a report is made; after a day it is given up. */
const [pause, longest] = [60_000, 24 * 3600_000];

const later = (now: Date, by: number) => new Date(now.getTime() + by);
const purposeOf = (scope: Scope) => `cadastre:${scope.svjId}`;

/** Keeps the account closed with the key of this installation, for this house alone. */
export const keepAccount = (portal: Pick<Portal, 'secret'>, { db, scope, now }: At, account: ExtractAccount) =>
  q.keepAccount(db, scope, sealFor(portal.secret, purposeOf(scope), JSON.stringify(account)), now);

async function accountOf(portal: Pick<Portal, 'secret'>, { db, scope }: At): Promise<ExtractAccount | null> {
  const kept = await q.accountKept(db, scope);
  const text = kept && openSealed(portal.secret, purposeOf(scope), kept.sealed);
  return text ? (JSON.parse(text) as ExtractAccount) : null;
}

/** Has an extract of the house's sheet prepared; answers its id. */
export async function orderExtract(at: At): Promise<number> {
  const { db, scope, now } = at;
  const place = await placeLocked(db, scope);
  const { sheet, sheetCode } = place?.building ?? {};
  if (!sheet || !sheetCode) throw new Refused('CADASTRE.ERRORS.NO_SHEET');
  if (!(await q.accountKept(db, scope))) throw new Refused('CADASTRE.ERRORS.NO_ACCOUNT');
  if (await q.isOrdered(db, scope)) throw new Refused('CADASTRE.ERRORS.ORDERED');
  const asked = { askedBy: scope.memberId, askedAt: now, nextAt: now };
  const [made] = await db
    .insert(cadastreExtract)
    .values({ svjId: scope.svjId, sheetCode, sheet, state: 'asked', ...asked })
    .returning({ id: cadastreExtract.id });
  return made?.id as number;
}

async function extractHeld({ db, scope }: At, id: number): Promise<ExtractRow> {
  const row = await q.extractLocked(db, scope, id);
  if (!row) throw new Refused('CADASTRE.NOT_FOUND');
  return row;
}

/** A person says yes to the price that they saw, and to no other. */
export async function confirmExtract(at: At, id: number, price: string): Promise<void> {
  const row = await extractHeld(at, id);
  if (row.state !== 'ready') throw new Refused('CADASTRE.ERRORS.NOT_READY');
  if (row.price !== moneyOf(price)) throw new Refused('CADASTRE.ERRORS.PRICE');
  const confirmed = { confirmedBy: at.scope.memberId, confirmedAt: at.now };
  await q.changeExtract(at.db, at.scope, id, { state: 'confirmed', ...confirmed, nextAt: at.now });
}

/** Gives up what nobody has paid, and what was to be fetched so long ago that nobody will come with it. */
export async function cancelExtract(at: At, id: number): Promise<void> {
  const { state, problem, confirmedAt } = await extractHeld(at, id);
  const isStuck =
    state === 'confirmed' && problem !== null && confirmedAt !== null && later(confirmedAt, taken) <= at.now;
  if (!isStuck && !['asked', 'waiting', 'ready'].includes(state)) throw new Refused('CADASTRE.ERRORS.NOT_READY');
  await q.changeExtract(at.db, at.scope, id, { state: 'cancelled', nextAt: null });
}

const end = ({ db, scope }: At, id: number, problem: LandProblem) =>
  q.changeExtract(db, scope, id, { state: 'failed', problem, nextAt: null });

/** Problems that pass by themselves; of an extract that is being paid none is waited for, lest it is paid twice. */
const passing: readonly LandProblem[] = ['unreachable', 'slow', 'limit', 'trouble'];

async function keepReport(at: At, row: ExtractRow, said: Said<Report>, wait: number): Promise<void> {
  const { db, scope, now } = at;
  if (said.status === 'unknown') {
    const mayPass = passing.includes(said.problem) && later(row.askedAt, longest) > now;
    if (mayPass) await q.changeExtract(db, scope, row.id, { problem: said.problem, nextAt: later(now, 10 * pause) });
    else await end(at, row.id, said.problem);
    return;
  }
  const { code, state, price } = said.what;
  if (state === 'refused') return void (await end(at, row.id, 'rejected'));
  if (state === 'ready') {
    await q.changeExtract(db, scope, row.id, { state: 'ready', reportCode: code, price, problem: null, nextAt: null });
    return;
  }
  if (later(row.askedAt, longest) <= now) return void (await end(at, row.id, 'slow'));
  await q.changeExtract(db, scope, row.id, {
    state: 'waiting',
    reportCode: code,
    problem: null,
    nextAt: later(now, wait),
  });
}

async function keepExtract(at: At, row: ExtractRow, { asOf, units }: ExtractRead, hears: Hears): Promise<void> {
  const building = houseOf(units);
  if (building === null) return void (await end(at, row.id, 'broken'));
  const place = await placeLocked(at.db, at.scope);
  const last = await lastReading(at.db, at.scope, 'extract');
  const isNew = last === null || !isSameHouse(last.building, building);
  if (isNew) {
    const day = asOf === null ? null : new Date(/[zZ]|[+-]\d\d:\d\d$/.test(asOf) ? asOf : `${asOf}Z`);
    const read = { source: 'extract', asOf: day && !Number.isNaN(day.getTime()) ? day : null, building } as const;
    const id = await keepReading(at, { ...read, seals: place?.seals ?? [] });
    await hears.cadastreRead(at.db, at.scope, id, at.now);
  }
  await q.changeExtract(at.db, at.scope, row.id, { state: 'done', problem: null, nextAt: null });
  await keepCheck(at, 'extract', { problem: null, isNew });
}

async function keepFetched(at: At, row: ExtractRow, said: Said<string>, hears: Hears): Promise<void> {
  const read = said.status === 'found' ? extractIn(said.what) : said;
  if (read.status === 'found') return keepExtract(at, row, read.what, hears);
  await end(at, row.id, read.problem);
  await keepCheck(at, 'extract', { problem: read.problem, isNew: false });
}

/** The next question for one extract; false where today nothing may be asked any more. */
async function advance(portal: Portal, { svjId, id }: q.Due, hears: Hears, spends: Spend): Promise<boolean> {
  const inside = <T>(run: (at: At) => Promise<T>) =>
    portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));
  const ready = await inside(async (at) => {
    const row = await q.extractLocked(at.db, at.scope, id);
    if (!row?.nextAt || row.nextAt > at.now) return null;
    const account = may(at.scope, 'real_estate_cadastre', 'r') ? await accountOf(portal, at) : null;
    if (!account) return void (await end(at, id, 'account'));
    // What is being paid is asked for once: a server that dies meanwhile leaves it to a person.
    const isPaid = row.state === 'confirmed';
    await q.changeExtract(
      at.db,
      at.scope,
      id,
      isPaid ? { nextAt: null, problem: 'slow' } : { nextAt: later(at.now, taken) },
    );
    return { row, account };
  });
  if (!ready) return true;
  const { row, account } = ready;
  const client = extractsOf(portal.config);
  const report = row.reportCode ?? '';
  const keep = async <T>(said: Said<T> | Spent, run: (at: At, said: Said<T>) => Promise<void>): Promise<boolean> => {
    await inside(async (at) => {
      const now = await q.extractLocked(at.db, at.scope, id);
      if (now?.state !== row.state) return;
      if (said.status === 'spent')
        await q.changeExtract(at.db, at.scope, id, { nextAt: row.nextAt, problem: row.problem });
      else await run(at, said);
    });
    return said.status !== 'spent';
  };
  if (row.state === 'confirmed')
    return keep(await client.fetch(account, report, spends), (at, said) => keepFetched(at, row, said, hears));
  const said =
    row.state === 'asked' ? client.order(account, row.sheetCode, spends) : client.state(account, report, spends);
  return keep(await said, (at, came) => keepReport(at, row, came, client.simulated ? 0 : pause));
}

/** Asks the paid service for every extract whose time has come; one that fails stops no other. */
export async function askExtracts(portal: Portal, hears: Hears, log: (error: unknown) => void): Promise<void> {
  const { isOff, spacing } = extractsOf(portal.config);
  if (isOff || !portal.config.installed.includes('real_estate_cadastre')) return;
  await inTurn(portal, { register: 'wsdp', mostADay, spacing }, async (spends) => {
    for (;;) {
      // The clock is one for all associations.
      const due = await portal.pool.across('read only', (db) => q.dueExtracts(db, portal.now(), mostAtOnce));
      let failed = 0;
      for (const one of due) {
        const goesOn = await advance(portal, one, hears, spends).catch((error: unknown) => {
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
