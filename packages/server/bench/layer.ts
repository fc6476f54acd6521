// A server of its own process: statements of a list behind a bare handler, with some of the portal's layers around them.
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './statements.ts';

/** `limit`: the least that answers the page, one prepared statement; `bare`: all that the portal asks, prepared. */
export type Layer = 'limit' | 'bare' | 'transaction' | 'gate';
/** What one asker's call sends and answers; `limit` answers its own rows. */
export type Asking = { svj: string; svjId: number; opening: Statement[]; work: Statement[]; body: string };
export type Order = { layer: Layer; url: string; askings: readonly Asking[]; limit: string };

type Kept = { order: (pg.QueryConfig | string)[]; answer: unknown };

/** What one asker's call is, made ready once. */
function keptOf(layer: Layer, { opening, work, body, svjId }: Asking, limit: string): Kept {
  if (layer === 'limit') return { order: [{ name: 'limit', text: limit, values: [svjId] }], answer: null };
  const ready = (all: Statement[]) => all.map((s) => (s.values.length ? { name: nameOf(s.text), ...s } : s.text));
  const named = ready(work);
  const inside = `begin read only; set local app.svj_id = '${svjId}'`;
  const before = { bare: [], transaction: [inside], gate: ready(opening) }[layer];
  return { order: [...before, ...named, ...(layer === 'bare' ? [] : ['commit'])], answer: JSON.parse(body) as unknown };
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

async function serve({ layer, url, askings, limit }: Order): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const kept = new Map(askings.map((one) => [one.svj, keptOf(layer, one, limit)]));
  const app = Fastify();
  app.get('/api/v2/*', async (request) => {
    const { order, answer } = kept.get(String(request.headers.svj)) as Kept;
    const client = await pool.connect();
    try {
      let rows: unknown[] = [];
      for (const statement of order) rows = (await client.query(statement as string)).rows;
      return answer ?? { code: 200, data: rows, message: null };
    } finally {
      client.release();
    }
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

process.once('message', (order: Order) => {
  serve(order).then(
    (address) => process.send?.(address),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));
