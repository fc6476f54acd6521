/** What a register answered: the status of HTTP and the JSON that came, null where none did. */
export type Came = { status: number; body: unknown };
export type Ask = (path: string) => Promise<Came>;
/** The same of a register that is asked by a text and answers one; of another encoding than UTF-8 comes null. */
export type CameText = { status: number; body: string | null };
export type AskText = (path: string, sent: string) => Promise<CameText>;

/** Longer nobody waits for a register, from the question to the last byte. */
const patience = 5_000;
/** More bytes than this no answer about one subject has. */
const mostBytes = 256 * 1024;
/** The register of insolvency is slower, and one name has more rows. */
const ofTexts = { patience: 15_000, mostBytes: 2 * 1024 * 1024 };

async function bytesOf(reply: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const addressOf = (base: string, path: string): string => `${base.replace(/\/+$/, '')}${path}`;

/** What a register wants beside a question, such as a key, and how much its answers may have. */
type Also = { headers?: Readonly<Record<string, string>>; mostBytes?: number };

/** Asks a register over HTTP: by its base address, never led elsewhere, never longer or more than is bearable. */
export const askOver =
  (base: string, most = patience, also: Also = {}): Ask =>
  async (path) => {
    const signal = AbortSignal.timeout(most);
    const headers = { accept: 'application/json', ...also.headers };
    const reply = await fetch(addressOf(base, path), { signal, headers, redirect: 'error' });
    return { status: reply.status, body: jsonOf(await bytesOf(reply, also.mostBytes ?? mostBytes)) };
  };

/** The same for a register that speaks SOAP. */
export const askSoapOver =
  (base: string, most = ofTexts.patience, also: Also = {}): AskText =>
  async (path, sent) => {
    const signal = AbortSignal.timeout(most);
    const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""', ...also.headers };
    const asked = { method: 'POST', body: sent, signal, headers, redirect: 'error' } as const;
    const reply = await fetch(addressOf(base, path), asked);
    return { status: reply.status, body: textOf(await bytesOf(reply, also.mostBytes ?? ofTexts.mostBytes)) };
  };
