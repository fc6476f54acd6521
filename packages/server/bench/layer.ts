// A server of its own process: the recorded statements of the list behind a bare handler, with some of its layers.
import Fastify from 'fastify';
import pg from 'pg';
import type { Recorded, Statement } from './statements.ts';

export type Layer = 'bare' | 'transaction' | 'gate';
export type Order = { layer: Layer; appUrl: string; recorded: Recorded; headers: Record<string, string> };

async function serve({ layer, appUrl, recorded }: Order): Promise<string> {
  const pool = new pg.Pool({ connectionString: appUrl, max: 10 });
  const { opening, work, body } = recorded;
  const before = { bare: [], transaction: [opening.replace(/;.*/s, '')], gate: [opening] }[layer];
  const named = work.map((s, i) => (s.values.length ? { name: `s${i}`, ...s } : s.text));
  const order = [...before, ...named, ...(layer === 'bare' ? [] : ['commit'])];
  // Row-level security shows nothing without the association, and the gate is what sets it.
  if (layer !== 'gate') {
    pool.on('connect', (client) => void client.query(`set app.svj_id = ${svjOf(work)}`));
  }
  const answer = JSON.parse(body) as unknown;
  const app = Fastify();
  app.get('/api/v2/*', async () => {
    const client = await pool.connect();
    try {
      for (const statement of order) await client.query(statement);
    } finally {
      client.release();
    }
    return answer;
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** The association is the first number that the list's first statement is given. */
const svjOf = (work: readonly Statement[]) => Number(work[0]?.values.find((v) => typeof v === 'number'));

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
