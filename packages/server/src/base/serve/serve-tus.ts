import type { FastifyReply, FastifyRequest } from 'fastify';
import { tusHeaders, tusVersion } from '#contract/base/files/uploads.ts';
import type { TusAnswer } from '../http/handler.ts';
import { endSilent } from './serve-stream.ts';

/** What `filename <base64>,document` says of the file. */
function toldIn(metadata: string): { name?: string | undefined; asDocument?: boolean } {
  const pairs = new Map<string, string>();
  for (const pair of metadata.split(',')) {
    const [key = '', value = ''] = pair.trim().split(' ', 2);
    pairs.set(key, value);
  }
  const name = pairs.get('filename');
  return {
    name: name === undefined ? undefined : Buffer.from(name, 'base64').toString(),
    ...(pairs.has('document') && { asDocument: true }),
  };
}

/** What headers of the protocol say, as fields of the input. */
function fieldsOf({ headers }: FastifyRequest): object {
  const said = (name: string) => headers[name.toLowerCase()];
  const metadata = said(tusHeaders.name);
  return {
    length: said(tusHeaders.length),
    offset: said(tusHeaders.offset),
    ...(typeof metadata === 'string' && toldIn(metadata)),
  };
}

type Work = {
  /** Refuses whoever may not call. */
  admit(): Promise<void>;
  read(fields: object): unknown;
  work(input: unknown): Promise<TusAnswer>;
};

/** One call of the protocol of resumable uploads (tus 1.0): refusals speak as everywhere, success by its headers alone. */
export async function speakTus(
  { admit, read, work }: Work,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('tus-resumable', tusVersion);
  // Refused while bytes still come: the rest is not waited for.
  if (request.method === 'PATCH') reply.header('connection', 'close');
  await admit();
  if (request.headers['tus-resumable'] !== tusVersion) return reply.code(412).header('tus-version', tusVersion).send();
  endSilent(request);
  const { status, headers } = await work(read({ ...fieldsOf(request), ...(request.params as object) }));
  reply.removeHeader('connection');
  return reply.code(status).headers(headers).send();
}
