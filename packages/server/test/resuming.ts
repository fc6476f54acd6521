import type { Envelope } from '#contract/base/calls/envelope.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { partType, tusVersion, uploads } from '#contract/base/files/uploads.ts';
import type { Person } from './house.ts';

type Headers = Record<string, string>;
type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';

/** One call of the protocol of resumable uploads. */
export async function tus(who: Person, method: Method, url: string, said: Headers = {}, payload?: Buffer | string) {
  const reply = await who.portal.app.inject({
    method,
    url,
    headers: { ...who.headers(), 'tus-resumable': tusVersion, ...said },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = reply.body === '' ? null : (reply.json() as Envelope<unknown>);
  const offset = Number(reply.headers['upload-offset']);
  const length = Number(reply.headers['upload-length']);
  return { status: reply.statusCode, key: body?.message?.content, headers: reply.headers, offset, length };
}

/** Begins an upload, or is refused. */
export const keyIn = (who: Person, name: string, size: number | string) =>
  tus(who, 'POST', uploads.begin.path, {
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')},filetype dGV4dA==`,
  });

/** Begins an upload and answers its address. */
export async function begins(who: Person, name: string, size: number): Promise<string> {
  const { status, headers } = await keyIn(who, name, size);
  if (status !== 201) throw new Error(`Beginning answered ${status}`);
  return String(headers.location);
}

export const offsetOf = (who: Person, at: string) => tus(who, 'HEAD', at);

export const sends = (who: Person, at: string, offset: number, bytes: Buffer) =>
  tus(who, 'PATCH', at, { 'upload-offset': String(offset), 'content-type': partType }, bytes);

/** Asks for the file made of the parts. */
export async function finishes(who: Person, at: string, told: object = {}) {
  const reply = await who.portal.app.inject({
    method: 'POST',
    url: `${at}/finish`,
    headers: who.headers(),
    payload: told,
  });
  const { data, message } = reply.json() as Envelope<FileView>;
  return { status: reply.statusCode, key: message?.content, data };
}
