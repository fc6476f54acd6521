import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simulatedAddresses } from './addresses-simulated.ts';
import { simulatedCompanies } from './companies-simulated.ts';
import { extractsPath } from './extracts.ts';
import { simulatedExtracts } from './extracts-simulated.ts';
import { simulatedInsolvency } from './insolvency-simulated.ts';
import { simulatedLand } from './land-simulated.ts';

export type Question = { path: string; body: string; key: string | undefined };
/** What a register answers: a body with its status, a place elsewhere, a body that ends before its end, or nothing for ever. */
export type Said = { status: number; body: string; location?: string } | 'silence' | 'cut';
export type Answers = (asked: Question) => Said | Promise<Said>;

/** How a register may be out of order, by the word that has it so. */
export const ugly = {
  dobre: null,
  chyba: { status: 500, body: '' },
  nesmysl: { status: 200, body: '<html><body>Odstávka systému</body></html>' },
  ticho: 'silence',
  useknuto: 'cut',
} as const satisfies Record<string, Said | null>;
export type Ugly = keyof typeof ugly;
export const isUgly = (word: string): word is Ugly => Object.hasOwn(ugly, word);

/** What the registers of the sample say: each by the path that its clients ask. */
export async function ofSample({ path, body }: Question): Promise<Said> {
  const text = path.startsWith('/isir_cuzk_ws/')
    ? simulatedInsolvency
    : path.startsWith(extractsPath)
      ? simulatedExtracts
      : null;
  if (text) {
    const came = await text(path, body);
    return { status: came.status, body: came.body ?? '' };
  }
  const json = path.startsWith('/suggest?')
    ? simulatedAddresses
    : path.startsWith('/ekonomicke-subjekty/')
      ? simulatedCompanies
      : simulatedLand;
  const came = await json(path);
  return { status: came.status, body: JSON.stringify(came.body) };
}

/** Answers of the sample until `/odpovidej/{word}` has all registers out of order; `/odpovidej/dobre` ends that. */
export function switched(first: Ugly = 'dobre'): Answers {
  let now = first;
  return (asked) => {
    const word = /^\/odpovidej\/(\w+)$/.exec(asked.path)?.[1] ?? '';
    if (isUgly(word)) {
      now = word;
      return { status: 200, body: JSON.stringify({ odpovida: word }) };
    }
    return ugly[now] ?? ofSample(asked);
  };
}

/** All public registers as one server on this computer, over a real socket; port 0 takes a free one. */
export async function startRegisters(
  answers: Answers,
  port = 0,
): Promise<{ base: string; close: () => Promise<void> }> {
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    const said = await answers({ path: request.url ?? '', body, key: request.headers.apikey?.toString() });
    if (said === 'silence') return;
    if (said === 'cut') {
      reply.writeHead(200, { 'content-length': '1000' }).write('{"data":');
      reply.destroy();
      return;
    }
    const type = said.body.startsWith('<') ? 'text/xml; charset=utf-8' : 'application/json';
    const headers = { 'content-type': type, ...(said.location && { location: said.location }) };
    reply.writeHead(said.status, headers).end(said.body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
