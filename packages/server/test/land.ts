import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simulatedExtracts } from '#server/base/registers/extracts-simulated.ts';
import { simulatedLand } from '#server/base/registers/land-simulated.ts';

/** What a register answers: a body with its status, a place elsewhere, a body that ends before its end, or nothing for ever. */
export type Said = { status: number; body: string; location?: string } | 'silence' | 'cut';
type Answers = (asked: { path: string; body: string; key: string | undefined }) => Said | null | Promise<Said | null>;

export type LandRegister = {
  base: string;
  /** Paths of questions that came, in their order. */
  asked: string[];
  /** What it answers from now on instead of the house of the sample; null leaves the question to that. */
  says(answers: Answers): void;
  close(): Promise<void>;
};

const ofSample: Answers = async ({ path, body }) => {
  if (body) {
    const { status, body: text } = await simulatedExtracts(path, body);
    return { status, body: text ?? '' };
  }
  const { status, body: json } = await simulatedLand(path);
  return { status, body: JSON.stringify(json) };
};

/** Both services of the cadastre over a real socket: they know the house of the sample until they are told otherwise. */
export async function aLandRegister(): Promise<LandRegister> {
  const asked: string[] = [];
  let answers: Answers = () => null;
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    const question = { path, body: Buffer.concat(parts).toString('utf8'), key: request.headers.apikey?.toString() };
    asked.push(path);
    const said = (await answers(question)) ?? (await ofSample(question));
    if (said === null || said === 'silence') return;
    if (said === 'cut') {
      reply.writeHead(200, { 'content-length': '1000' }).write('{"data":');
      reply.destroy();
      return;
    }
    reply.writeHead(said.status, said.location ? { location: said.location } : {}).end(said.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ asked, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    says(given) {
      answers = given;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const json = (body: unknown, status = 200): Said => ({ status, body: JSON.stringify(body) });
