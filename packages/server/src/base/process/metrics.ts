import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Told of every statement; values never reach it. */
export type Statements = { took(text: string, ms: number): void };

const slowFrom = 200;

export type Metrics = ReturnType<typeof newMetrics>;

/** Counters of one server; `slow` gets the text of statements over 200 ms, never their values. */
export function newMetrics(slow: (text: string, ms: number) => void) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'pavlac_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const slowStatements = new Counter({
    name: 'pavlac_slow_statements_total',
    help: 'Statements over 200 ms.',
    registers,
  });
  const outbox = new Gauge({ name: 'pavlac_outbox_depth', help: 'Mails waiting to be sent.', registers });
  const lateness = new Gauge({
    name: 'pavlac_jobs_late_seconds',
    help: 'Age of the oldest job that is due.',
    registers,
  });
  const statements: Statements = {
    took(text, ms) {
      if (ms < slowFrom) return;
      slowStatements.inc();
      slow(text, ms);
    },
  };
  return { registry, requests, outbox, lateness, statements };
}

/** Serves the numbers on loopback only, apart from the portal's own port, because a proxy also comes from loopback. */
export function serveMetrics(metrics: Metrics, port: number, refresh: () => Promise<void>): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    refresh()
      .catch(() => undefined)
      .then(() => metrics.registry.metrics())
      .then((text) => reply.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text))
      .catch(() => reply.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
