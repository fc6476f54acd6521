import type { Endpoint, Given, Out } from '#contract/base/calls/endpoint.ts';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { addressed, type Fields } from './addressed.ts';
import { Answer, isOfDemo } from './answer.ts';
import { notify } from './notice.ts';
import { keyed } from './once.ts';
import { session } from './session.ts';
import { waiting } from './waiting.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'needs' | 'effect' | 'query'>;
/** Who asked, and in which house: an answer may come after both have changed. */
type Asker = { token: string | null; member: number | null };
/** Whoever asks now. */
export const asker = (): Asker => ({ token: session.token(), member: session.chosen()?.session_user_id ?? null });

export const headers = ({ token, member }: Asker): Record<string, string> => ({
  Accept: 'application/json',
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(member !== null && { svj: String(member) }),
});

/** A dead token ends the session, a lost membership leads to the picker; neither ends the one that came after it. */
function follow(call: Call, by: Asker, status: number, key?: TextKey) {
  const now = asker();
  if (now.token !== by.token) return;
  if (status === 401 && call.needs !== 'anyone') session.end('BASE.ERRORS.UNAUTHORIZED');
  // Who named no house has lost none: a screen of the house before may still ask while the next address comes.
  const isLost = by.member !== null && now.member === by.member;
  if (key === 'BASE.ERRORS.NO_MEMBER' && isLost) session.unchoose('PICKER.LOST');
}

/** The one reading of every answer: shows its message unless quiet, gives its data or throws what was refused. */
export function settled<T>(call: Call, by: Asker, status: number, text: string, quiet = false): T {
  let envelope: Envelope<T> | null = null;
  try {
    envelope = JSON.parse(text) as Envelope<T>;
  } catch {}
  const message = envelope?.message;
  const good = status === 200 && envelope !== null;
  if (message?.show && !quiet) {
    const { would } = (envelope?.data ?? {}) as { would?: TextKey | null };
    const tone = good ? 'ok' : isOfDemo(message.content) ? 'info' : 'bad';
    notify(tone, message.content, message.params, undefined, would ?? undefined);
  }
  if (good) return (envelope as Envelope<T>).data;
  follow(call, by, status, message?.content);
  throw new Answer(status, message?.content ?? 'BASE.ERRORS.FAILED', message?.params, envelope?.data);
}

/** Nobody answered: no connection, or a silent server. What was sent and not answered in time may be done all the same. */
function silence(call: Call, quiet: boolean, late = false, once = false): Answer {
  const gone = navigator.onLine ? 'BASE.ERRORS.OFFLINE' : 'BASE.ERRORS.NOT_CONNECTED';
  const said = once ? 'BASE.ERRORS.NO_ANSWER_ONCE' : 'BASE.ERRORS.NO_ANSWER';
  const key = late && call.effect === 'writes' ? said : gone;
  if (call.effect === 'writes' && !quiet) notify('bad', key);
  return new Answer(0, key);
}

type Manner = {
  /** Whoever asks says themself what went wrong. */
  quiet?: boolean;
  /** Under which the call may be sent again without being done twice. */
  key?: string | undefined;
};

/** Asks the server; the only fetch of the interface. */
export async function ask<E extends Endpoint>(
  call: E,
  input: Given<E>,
  signal?: AbortSignal,
  { quiet = false, key }: Manner = {},
): Promise<Out<E>> {
  const { url, body } = addressed(call, input as Fields);
  const by = asker();
  const ending = new AbortController();
  const end = () => ending.abort();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  const bodiless = call.method === 'GET' || call.method === 'DELETE';
  const init: RequestInit = bodiless
    ? { method: call.method, headers: headers(by), signal: ending.signal }
    : {
        method: call.method,
        headers: { ...headers(by), ...keyed(key), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: ending.signal,
      };
  let answer: Response;
  let text: string;
  const wait = waiting(end);
  try {
    answer = await fetch(url, init);
    text = await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw silence(call, quiet, wait.isLate(), key !== undefined);
  } finally {
    wait.end();
    signal?.removeEventListener('abort', end);
  }
  return settled<Out<E>>(call, by, answer.status, text, quiet);
}

type Sending = {
  call: Call;
  url: string;
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit | null;
  onProgress?: (sent: number, all: number) => void;
  signal?: AbortSignal | undefined;
  quiet: boolean;
  /** After so many milliseconds without a byte the line is taken for dead. */
  patience?: number;
};

/** One request whose bytes are told as they go, which a fetch cannot do. Throws when nobody answered. */
export function sent({ call, url, headers, body, onProgress, signal, quiet, patience }: Sending) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let dead: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(dead);
      if (patience) dead = setTimeout(stop, patience);
    };
    request.open(call.method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (e) => {
      listen();
      if (e.lengthComputable) onProgress?.(e.loaded, e.total);
    };
    request.onload = () => resolve(request);
    request.onerror = () => reject(silence(call, quiet));
    request.onabort = () => reject(signal?.aborted ? new DOMException('Aborted', 'AbortError') : silence(call, quiet));
    request.onloadend = () => {
      clearTimeout(dead);
      signal?.removeEventListener('abort', stop);
    };
    signal?.addEventListener('abort', stop);
    listen();
    request.send(body);
  });
}

/** Sends one file beside the input (parts `data` and `file`); progress runs from 0 to 1. */
export async function upload<E extends Endpoint>(
  call: E,
  input: Given<E>,
  file: File,
  onProgress: (done: number) => void = () => {},
  signal?: AbortSignal,
  { quiet = false, key }: Manner = {},
): Promise<Out<E>> {
  const { url, body: data } = addressed(call, input as Fields);
  const by = asker();
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  body.set('file', file);
  const progress = (loaded: number, all: number) => onProgress(loaded / all);
  const said = { ...headers(by), ...keyed(key) };
  const request = await sent({ call, url, headers: said, body, onProgress: progress, signal, quiet });
  return settled<Out<E>>(call, by, request.status, request.responseText, quiet);
}

/** An answer that stays open, as it comes. */
export const lasting = <E extends Endpoint>(
  call: E,
  input: Given<E>,
  more: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(addressed(call, input as Fields).url, { headers: { ...headers(asker()), ...more }, cache: 'no-store', signal });

/** The beginning of a file behind a ticket, at most so many bytes, and whether there is more. */
export async function bytesOf(
  url: string,
  most: number,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; cut: boolean }> {
  const answer = await fetch(url, { headers: { Range: `bytes=0-${most - 1}` }, signal });
  if (!answer.ok) throw new Answer(answer.status, 'BASE.ERRORS.FAILED');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const whole = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? bytes.length);
  return { bytes: bytes.subarray(0, most), cut: whole > most || bytes.length > most };
}
