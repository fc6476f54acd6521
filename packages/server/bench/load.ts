// A process of its own that asks: so many connections at once, each over all tenants in an order of its own.
import { createRequire } from 'node:module';

export type Headers = Record<string, string>;
export type Load = { address: string; path: string; tenants: readonly Headers[]; connections: number; seconds: number };
/** Requests a second, and milliseconds. */
export type Loaded = { speed: number; p50: number; p99: number };

type Client = { setRequests(requests: { method: string; path: string; headers: Headers }[]): void };
type Options = { url: string; connections: number; duration: number; setupClient(client: Client): void };
type Result = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number };
// The library brings no types.
const autocannon = createRequire(import.meta.url)('autocannon') as (options: Options) => Promise<Result>;

function shuffled<T>(all: readonly T[]): T[] {
  const order = [...all];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

async function load({ address, path, tenants, connections, seconds }: Load): Promise<Loaded> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(shuffled(tenants).map((headers) => ({ method: 'GET', path, headers })));
    },
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${path}: ${failed} calls failed`);
  return { speed: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

process.once('message', (order: Load) => {
  load(order).then(
    (loaded) => process.send?.(loaded, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
