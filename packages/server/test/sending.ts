import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import type { Person } from './house.ts';

type How = { field?: string; id?: number; input?: object };

/** Sends one file to an upload endpoint, as a browser does. */
export async function sendFile(
  who: Person,
  endpoint: Endpoint,
  name: string,
  body: string | Buffer,
  { field = 'file', id, input }: How = {},
): Promise<Envelope<unknown>> {
  const edge = 'edge-of-the-part';
  const data = input
    ? `--${edge}\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(input)}\r\n`
    : '';
  const head = `${data}--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const parts = [Buffer.from(head), Buffer.from(body as string), Buffer.from(`\r\n--${edge}--\r\n`)];
  const headers = { ...who.headers(), 'content-type': `multipart/form-data; boundary=${edge}` };
  const url = endpoint.path.replace(':id', String(id));
  const { app } = who.portal;
  const reply = await app.inject({ method: 'POST', url, headers, payload: Buffer.concat(parts) });
  return reply.json() as Envelope<unknown>;
}
