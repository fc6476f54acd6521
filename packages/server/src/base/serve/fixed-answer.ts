import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

// The last two steps of quality would hold a processor for seconds, and take a twentieth of the size away.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const brotli = promisify(brotliCompress) as (body: Buffer, options: { params: object }) => Promise<Buffer>;
const compressions = { br: (body: Buffer) => brotli(body, { params }), gzip: promisify(gzip) };

function write(document: object): { plain: Buffer; tag: string } {
  const plain = Buffer.from(JSON.stringify(document));
  return { plain, tag: `"${createHash('sha256').update(plain).digest('base64url')}"` };
}

/** Serves a document that does not change while the portal runs: written and compressed once asked for, known again by its ETag. */
export async function serveFixed(app: FastifyInstance, path: string, document: object): Promise<void> {
  let written: { plain: Buffer; tag: string } | undefined;
  const smaller: Partial<Record<string, Promise<Buffer>>> = {};
  app.get(path, async (request, reply) => {
    written ??= write(document);
    const { plain, tag } = written;
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
    const way = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    reply.type('application/json; charset=utf-8');
    if (!way) return reply.send(plain);
    smaller[way] ??= compressions[way](plain);
    return reply.header('content-encoding', way).send(await smaller[way]);
  });
}
