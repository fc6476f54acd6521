import { pipeline, type Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bytes } from '../http/handler.ts';
import { isRanged, rangeOf } from '../http/ranges.ts';
import { passing } from '../process/young-garbage.ts';

/** The same bytes; whoever stops taking them ends where they come from. */
function paced(source: Readable): Readable {
  const passed = passing();
  const pace = new Transform({
    transform(chunk: Buffer, _, done) {
      passed(chunk.length);
      done(null, chunk);
    },
  });
  return pipeline(source, pace, () => undefined);
}

/** `filename*` as RFC 5987 has it; some characters that encodeURIComponent leaves alone would end it. */
const nameOf = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** Sends a file. Nothing of it can run in the portal's origin: it is saved or drawn, without scripts, as what we say it is. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, file: Bytes): Promise<FastifyReply> {
  // What cannot be made is refused before anything of it is said.
  const warn = (err: unknown, text: string) => request.log.warn({ err }, text);
  const body = 'made' in file.body ? await file.body.made(warn) : file.body;
  const placed = file.keep ? 'inline' : 'attachment';
  reply
    .header('content-disposition', `${placed}; filename*=UTF-8''${nameOf(file.name)}`)
    .header('cache-control', file.keep ? `private, max-age=${file.keep}, immutable` : 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(file.type);
  if (!isRanged(body)) return reply.send(body);
  reply.header('accept-ranges', 'bytes').header('etag', body.tag);
  const asked = { range: request.headers.range, ifRange: request.headers['if-range'] as string | undefined };
  const range = rangeOf(asked, body);
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${body.size}`).header('content-length', 0).send('');
  }
  if (range === 'whole') return reply.header('content-length', body.size).send(paced(await body.open()));
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${body.size}`)
    .header('content-length', range.to - range.from + 1)
    .send(paced(await body.open(range)));
}
