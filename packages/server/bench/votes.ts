import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { toText, whole } from '#contract/base/shares/fraction.ts';
import type { Pack } from '#contract/ledger/rules-recount.ts';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import type { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger, recount } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import type { votes } from '#contract/votes/endpoints.ts';
import { keepAnswers } from '#server/answers/queries.ts';
import { openPool } from '#server/base/db/db.ts';
import { actFor } from '#server/base/http/gate.ts';
import { openSigner } from '#server/base/secrets/signing.ts';
import { frozenSeats } from '#server/census/queries-frozen.ts';
import { append } from '#server/ledger/steps.ts';
import { recountInBrowser } from './browser.ts';

export type At = { address: string; headers: Record<string, string> };
type Ledger = Out<typeof voteLedger.list>;
/** Milliseconds of each act, with the goal it is held against. */
export type Measured = { name: string; took: number; goal: number };

export const seats = 2000;
const points = 20;
const ballotsAtOnce = 250;
const goals = { open: 300, finish: 2000, recount: 3000, clicked: 3000 };

/** Asks the portal and answers the data; throws whatever it refuses. */
export async function ask<T>({ address, headers }: At, method: string, path: string, body?: object): Promise<T> {
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  const { data, message } = (await reply.json()) as { data: T; message: { content?: string } | null };
  if (reply.status !== 200) throw new Error(`${method} ${path} answered ${reply.status} ${message?.content}`);
  return data;
}

/** Gives a seeded association what a vote asks of it: the module, shares that sum to 1, and no two units of one owner. */
export async function makeVoting(superUrl: string, of = seats): Promise<void> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    await db.query(`update svj set modules = modules || array['vote'];
      insert into unit_share (svj_id, unit_id, num, den)
      select u.svj_id, u.id, 1, ${of} from unit u
      where not exists (select from unit_share s where s.svj_id = u.svj_id and s.unit_id = u.id);
      update ownership_member x set member_id = m.id
      from ownership o join unit u on u.svj_id = o.svj_id and u.id = o.unit_id
      join member m on m.svj_id = u.svj_id and m.note = u.number
      where o.valid_from is not null and x.svj_id = o.svj_id and x.ownership_id = o.id;`);
    await db.query('vacuum (analyze)');
  } finally {
    await db.end();
  }
}

/** A running online vote of all seats with twenty points. */
export async function startedVote(at: At): Promise<VoteDetail> {
  const form = {
    name: 'Dva tisíce jednotek',
    type: 'online',
    basis: 'perRollam',
    participation_count: 0,
    accept_count: 50,
    participationPart: null,
    acceptPart: toText({ ...whole, den: 2n }),
    closesAt: new Date(Date.now() + 14 * 24 * 3600_000).toISOString(),
    points: Array.from({ length: points }, (_, n) => ({ name: `${n + 1}. bod`, description: '<p>Znění bodu.</p>' })),
  };
  const draft = await ask<Out<typeof votes.create>>(at, 'POST', '/api/v2/vote', form);
  return ask(at, 'PUT', `/api/v2/vote/${draft.id}/start`, { id: draft.id, updatedAt: draft.updatedAt });
}

const saidBy = (seat: number, point: number): VoteValue =>
  (['agree', 'agree', 'notAgree', 'noVote'] as const)[(seat * 7 + point) % 4] as VoteValue;

/** Every seat answers every point, by the very steps that store ballots, without mail and code. */
export async function castAll(appUrl: string, vote: VoteDetail): Promise<void> {
  const pool = openPool(appUrl, { max: 1 });
  const now = new Date();
  try {
    const signer = await openSigner(pool, undefined);
    const [house] = await pool.across('read only', async (db) => {
      const { rows } = await db.execute<{ svj_id: number }>(sql`select svj_id from vote where id = ${vote.id}`);
      return rows;
    });
    const svjId = house?.svj_id ?? 0;
    const seatIds = await pool.transaction('read only', async (db) => {
      const seats = await frozenSeats(db, await actFor(db, svjId), vote.id);
      return seats.map((s) => s.id);
    });
    for (let from = 0; from < seatIds.length; from += ballotsAtOnce) {
      const some = seatIds.slice(from, from + ballotsAtOnce);
      await pool.transaction('read write', async (db) => {
        const scope = await actFor(db, svjId);
        const ballots = some.map((id) => ({
          seat: id,
          answers: vote.votePoints.map((p, n) => [p.id, saidBy(id, n)] as const),
        }));
        const entries = ballots.map(({ seat, answers }) => ({
          kind: 'ballot' as const,
          seat,
          fields: { answers: Object.fromEntries(answers), channel: 'own', by: 1 },
        }));
        const written = await append(db, scope, { signer }, vote.id, entries, now);
        const kept = ballots.flatMap(({ seat, answers }, n) => {
          const seq = written.entries[n]?.seq ?? 0;
          return answers.map(([point, value]) => ({ seat, point, value, channel: 'own' as const, seq }));
        });
        await keepAnswers(db, scope, vote.id, kept, now);
      });
    }
  } finally {
    await pool.end();
  }
}

async function timed<T>(act: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now();
  const result = await act();
  return [performance.now() - began, result];
}

/** The ledger as a browser fetches it, all its pages joined. */
async function packOf(at: At, id: number): Promise<Pack> {
  const page = (n: number) => ask<Ledger>(at, 'GET', `/api/v2/vote/${id}/ledger?sizePerPage=all&page=${n}`);
  const first = await page(1);
  const entries = [...first.entries];
  for (let n = 2; entries.length < first.total; n += 1) entries.push(...(await page(n)).entries);
  return { ...first, entries };
}

async function recounted(at: At, id: number): Promise<void> {
  const pack = await packOf(at, id);
  const findings = checkLedger(pack, pack.head.publicKey);
  if (findings.length > 0) throw new Error(`The ledger does not hold: ${findings.slice(0, 3).map(nameOf).join(', ')}`);
  if (recount(pack)?.answers.size !== seats) throw new Error('Not everybody was counted');
}

/** A vote of 2,000 seats and 20 points in which everybody voted: opened (median of nine), ended, recounted, and recounted in a browser where there is one. */
export async function measureVote(at: At, appUrl: string, chromium: string | undefined): Promise<Measured[]> {
  const vote = await startedVote(at);
  if (vote.seatCount !== seats) throw new Error(`The vote has ${vote.seatCount} seats`);
  await castAll(appUrl, vote);
  const opened: number[] = [];
  for (let n = 0; n < 10; n += 1) opened.push((await timed(() => ask(at, 'GET', `/api/v2/vote/${vote.id}`)))[0]);
  const [finish] = await timed(() => ask(at, 'PUT', `/api/v2/vote/${vote.id}/finish`, { id: vote.id }));
  const [recountTook] = await timed(() => recounted(at, vote.id));
  const open = opened.slice(1).sort((a, b) => a - b)[4] ?? 0;
  const clicked = chromium && (await recountInBrowser(at, vote.id, chromium));
  return [
    { name: 'otevření běžícího hlasování', took: open, goal: goals.open },
    { name: 'ukončení', took: finish, goal: goals.finish },
    { name: 'stažení záznamu a úplný přepočet (Node)', took: recountTook, goal: goals.recount },
    ...(clicked ? [{ name: 'přepočet v prohlížeči, od klepnutí k odpovědi', took: clicked, goal: goals.clicked }] : []),
  ];
}
