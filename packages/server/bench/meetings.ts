// An evening of two thousand seats: leading it, writing down who comes, and the walls and phones that show it.
import { randomUUID } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Course } from '#contract/assembly/schema-course.ts';
import type { Board } from '#contract/projector/schema.ts';
import { readings, until, worst } from './tickets.ts';
import { type At, ask } from './votes.ts';

export const points = 20;
/** Open pages that show the board. */
export const boards = 200;
const attendedAtOnce = 500;
/** Milliseconds for which others read alone. */
const quiet = 10_000;
/** Milliseconds. */
const hour = 3600_000;
const at = (id: number, what: string) => `/api/v2/meeting-of-owners/${id}${what}`;

async function inTown<T>(superUrl: string, run: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: superUrl });
  await db.connect();
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}

/** `later` are seats that somebody votes for and that have not come. */
export type Evening = { id: number; later: number[] };

/** A called meeting that begins in an hour, with a resolution a point, and its registration open. */
async function calledMeeting(chair: At): Promise<number> {
  const [start, end] = [hour, 4 * hour].map((ms) => new Date(Date.now() + ms).toISOString());
  const form = { name: 'Dva tisíce účastníků', address: 'Sokolovna', description: '', start, end };
  type Known = { id: number; updatedAt: string };
  const draft = await ask<Known>(chair, 'POST', '/api/v2/meeting-of-owners', form);
  const { updatedAt } = await ask<Known>(chair, 'GET', at(draft.id, '/agenda'));
  const list = Array.from({ length: points }, (_, n) => ({
    ...{ kind: 'resolution', name: `${n + 1}. bod`, wording: 'Společenství opraví střechu za nejvýše 2 miliony.' },
  }));
  await ask(chair, 'PUT', at(draft.id, '/agenda'), { updatedAt, points: list });
  await ask(chair, 'PUT', at(draft.id, '/ballot'), {});
  const { updatedAt: called } = await ask<Known>(chair, 'GET', at(draft.id, ''));
  await ask(chair, 'PUT', at(draft.id, '/schedule'), { updatedAt: called });
  return draft.id;
}

/** The evening with everybody in the room but the last hundred, and every point closed but the last, which is on. */
export async function anEvening(chair: At, superUrl: string): Promise<Evening> {
  await inTown(superUrl, (db) =>
    db.query(`update svj set modules = modules || array['meetingOwners'] where not 'meetingOwners' = any(modules)`),
  );
  const id = await calledMeeting(chair);
  const { voteId } = await ask<{ voteId: number }>(chair, 'PUT', at(id, '/registration'), {});
  const seats = await inTown(superUrl, async (db) => {
    const { rows } = await db.query<{ id: string; votes: boolean }>(
      `select id, exists (select from vote_voter w where w.svj_id = s.svj_id and w.seat_id = s.id) as votes
       from vote_seat s where vote_id = $1 order by position`,
      [voteId],
    );
    return rows.map(({ id, votes }) => ({ id: Number(id), votes }));
  });
  const coming = seats.slice(0, -100).map((s) => s.id);
  const later = seats.slice(-100).flatMap((s) => (s.votes ? [s.id] : []));
  for (let from = 0; from < coming.length; from += attendedAtOnce)
    await ask(chair, 'PUT', `/api/v2/vote/${voteId}/attendance`, {
      ...{ seats: coming.slice(from, from + attendedAtOnce), here: true },
    });
  const course = await ask<Course>(chair, 'PUT', at(id, '/begin'), {});
  for (const [n, point] of course.points.entries()) {
    await ask(chair, 'PUT', at(id, `/point/${point.id}/open`), {});
    if (n + 1 === points) break;
    await ask(chair, 'PUT', at(id, `/point/${point.id}/rest`), { value: n % 3 === 0 ? 'noVote' : 'agree' });
    await ask(chair, 'PUT', at(id, `/point/${point.id}/close`), {});
  }
  return { id, later };
}

const middle = (took: readonly number[], part: number): number =>
  [...took].sort((a, b) => a - b)[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
export const [median, p95] = [(t: readonly number[]) => middle(t, 0.5), (t: readonly number[]) => middle(t, 0.95)];

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** Milliseconds of opening the evening; the first ones compile. */
export async function measureOpening(chair: At, { id }: Evening): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < 12; n += 1) took.push(await timed(() => ask(chair, 'GET', at(id, '/course'))));
  return took.slice(3);
}

/** Milliseconds of one who comes and leaves again, at a desk, while somebody leads the evening and its boards listen. */
export async function measureCheckIns(chair: At, { id, later }: Evening): Promise<number[]> {
  const took: number[] = [];
  let leads = true;
  const leading = (async () => {
    while (leads) {
      await ask(chair, 'GET', at(id, '/course'));
      await sleep(100);
    }
  })();
  for (const [n, seat] of later.slice(0, 40).entries()) {
    const event = { id: randomUUID(), device: 'Stůl 1', order: n };
    took.push(await timed(() => ask(chair, 'PUT', at(id, '/attendance'), { seat, here: true, event })));
    await sleep(50);
  }
  leads = false;
  await leading;
  return took;
}

type Wall = { board: Board | null; tell: ((board: Board) => void) | null; end(): void };

/** One page that shows the board, as a browser does: it is told by a stream. */
function watching(address: string, token: string, agent: Agent): Promise<Wall> {
  return new Promise((resolve, reject) => {
    const wall: Wall = { board: null, tell: null, end: () => undefined };
    let rest = '';
    const take = (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const text = /^event: shown\ndata: (.*)$/m.exec(block)?.[1];
        if (!text) continue;
        const isFirst = wall.board === null;
        wall.board = JSON.parse(text) as Board;
        if (isFirst) resolve(wall);
        wall.tell?.(wall.board);
      }
    };
    const request = get(`${address}/api/v2/projector/${token}/live`, { agent }, (reply: IncomingMessage) => {
      if (reply.statusCode !== 200) return reject(new Error(`The board answered ${reply.statusCode}`));
      reply.setEncoding('utf8');
      reply.on('data', take);
    });
    request.on('error', reject);
    wall.end = () => request.destroy();
  });
}

export type Walls = { walls: Wall[]; end(): void };
export async function openBoards(chair: At, { id }: Evening): Promise<Walls> {
  const { url } = await ask<{ url: string }>(chair, 'PUT', at(id, '/projector'), {});
  const token = url.split('/').at(-1) as string;
  const agent = new Agent({ maxSockets: boards });
  const walls = await Promise.all(Array.from({ length: boards }, () => watching(chair.address, token, agent)));
  return {
    walls,
    end() {
      for (const wall of walls) wall.end();
      agent.destroy();
    },
  };
}

/** Milliseconds from pressing until each board shows it, over several who come and leave. */
export async function measureBoards(chair: At, evening: Evening, { walls }: Walls): Promise<number[]> {
  const took: number[] = [];
  const seat = evening.later.at(-1);
  for (let n = 0; n < 8; n += 1) {
    const before = walls[0]?.board?.room?.seats ?? 0;
    const here = n % 2 === 0;
    const began = performance.now();
    const shown = Promise.all(
      walls.map(
        (wall) =>
          new Promise<void>((seen) => {
            wall.tell = (board) => {
              if (board.room?.seats !== before + (here ? 1 : -1)) return;
              wall.tell = null;
              took.push(performance.now() - began);
              seen();
            };
          }),
      ),
    );
    const event = { id: randomUUID(), device: 'Stůl 2', order: n };
    await ask(chair, 'PUT', at(evening.id, '/attendance'), { seat, here, event });
    await shown;
  }
  return took;
}

export type Papers = { alone: number; meanwhile: number; sheet: number; minutes: number };

/** Takes a paper as a browser does: an address for it, and its bytes. */
async function taken(chair: At, method: 'POST' | 'GET', path: string, body: object): Promise<number> {
  return timed(async () => {
    const { url } = await ask<{ url: string }>(chair, method, path, body);
    const reply = await fetch(new URL(url, chair.address));
    if (reply.status !== 200) throw new Error(`The paper answered ${reply.status}`);
    await reply.arrayBuffer();
  });
}

/** The evening is over; its sheet and its minutes are drawn while others read the list of neighbours, and then nothing is. */
export async function measurePapers(chair: At, { id }: Evening): Promise<Papers> {
  const course = await ask<Course>(chair, 'GET', at(id, '/course'));
  const last = course.points.at(-1)?.id;
  await ask(chair, 'PUT', at(id, `/point/${last}/rest`), { value: 'agree' });
  await ask(chair, 'PUT', at(id, `/point/${last}/close`), {});
  await ask(chair, 'PUT', at(id, '/end'), {});
  const others = { ...chair, list: '/api/v2/user?sizePerPage=25' };
  await readings(others, until(Date.now() + quiet / 4));
  const before = await readings(others, until(Date.now() + quiet));
  let isOver = false;
  const drawing = (async () => {
    const sheet = await taken(chair, 'POST', at(id, '/attendance/sheet'), { lang: 'cs' });
    const minutes = await taken(chair, 'POST', at(id, '/minutes/print'), { lang: 'cs' });
    isOver = true;
    return { sheet, minutes };
  })();
  const meanwhile = await readings(others, () => isOver);
  const took = await drawing;
  const after = await readings(others, until(Date.now() + quiet));
  return { alone: worst([...before, ...after]), meanwhile: worst(meanwhile), ...took };
}
