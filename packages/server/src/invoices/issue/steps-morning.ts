import { dayIn, startOf } from '#contract/base/time/dates.ts';
import type { Morning } from '#contract/invoices/schema.ts';
import type { MorningFault } from '#contract/invoices/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { across } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import * as q from './queries.ts';

/** Between two words of how far it is, in milliseconds. */
const telling = 500;
const remembered = 30 * 24 * 3600_000;
/** Whoever says nothing for so long is dead, or waits for somebody. */
const silence = 5 * 60_000;
const mostShown = 50;

const whyOf = (error: unknown): MorningFault => {
  if (!(error instanceof Refused)) return 'broken';
  if (error.key === 'INVOICE.ERRORS.SUPPLIER') return 'supplier';
  return error.key === 'BASE.ERRORS.UNAVAILABLE' ? 'busy' : 'broken';
};

/** Keeps how far the issuing of a morning over so many associations is, for whoever looks on. */
export async function followMorning({ pool, now }: Portal, total: number) {
  const aside = <T>(run: (db: Db) => Promise<T>): Promise<T> => pool.across('read write', run);
  const id = await aside(async (db) => {
    await q.dropMornings(db, new Date(now().getTime() - remembered));
    return q.openMorning(db, total, now(), startOf(dayIn(now())) as Date);
  });
  let last = Date.now();
  let untold = { done: 0, issued: 0 };
  const tell = async () => {
    const so = untold;
    untold = { done: 0, issued: 0 };
    last = Date.now();
    await aside((db) => q.beatMorning(db, id, so, now()));
  };
  const past = async (issued: number) => {
    untold = { done: untold.done + 1, issued: untold.issued + issued };
    if (Date.now() - last > telling) await tell();
  };
  return {
    past,
    async failed(svjId: number, error: unknown) {
      await aside((db) => q.addMorningFault(db, id, svjId, whyOf(error)));
      await past(0);
    },
    async end() {
      await tell();
      await aside((db) => q.endMorning(db, id, now()));
    },
  };
}

/** The issuing that goes on, that of today, or the last one where something could not be issued; null where there is nothing to say. */
export async function morningTold({ db, now }: { db: Db; now: Date }): Promise<Morning | null> {
  const row = await q.lastMorning(db);
  if (!row) return null;
  const faults = await across(db, () => q.faultsOfMorning(db, row.id));
  const isOver = row.endedAt !== null;
  if (isOver && faults.length === 0 && dayIn(row.beganAt) !== dayIn(now)) return null;
  const { total, done, issued } = row;
  return {
    ...{ beganAt: row.beganAt.toISOString(), endedAt: row.endedAt?.toISOString() ?? null, total, done, issued },
    silent: !isOver && now.getTime() - row.beatAt.getTime() > silence,
    ...{ faults: faults.slice(0, mostShown), faultCount: faults.length },
  };
}
