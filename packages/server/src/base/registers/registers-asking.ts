/** What a register answered: the status of HTTP and the JSON that came, null where none did. */
export type Came = { status: number; body: unknown };
export type Ask = (path: string) => Promise<Came>;

/** Longer nobody waits for a register, from the question to the last byte. */
const patience = 5_000;
/** More bytes than this no answer about one subject has. */
const mostBytes = 256 * 1024;

async function bodyOf(reply: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}

/** Asks a register over HTTP: by its base address, never led elsewhere, never longer or more than is bearable. */
export const askOver =
  (base: string, most = patience): Ask =>
  async (path) => {
    const signal = AbortSignal.timeout(most);
    const headers = { accept: 'application/json' };
    const reply = await fetch(`${base.replace(/\/+$/, '')}${path}`, { signal, headers, redirect: 'error' });
    return { status: reply.status, body: await bodyOf(reply) };
  };
