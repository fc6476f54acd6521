import type { Endpoint, Given, Out } from '#contract/base/endpoint.ts';
import type { Envelope } from '#contract/base/envelope.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { addressed, type Fields } from './addressed.ts';
import { Answer } from './answer.ts';
import { notify } from './notice.ts';
import { session } from './session.ts';

type Call = Pick<Endpoint, 'method' | 'path' | 'needs' | 'effect' | 'query'>;
/** Who asked, and in which house: an answer may come after both have changed. */
type Asker = { token: string | null; member: number | null };
const asker = (): Asker => ({ token: session.token(), member: session.chosen()?.session_user_id ?? null });

const headers = ({ token, member }: Asker): Record<string, string> => ({
  Accept: 'application/json',
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(member !== null && { svj: String(member) }),
});

/** A dead token ends the session, a lost membership leads to the picker; neither ends the one that came after it. */
function follow(call: Call, by: Asker, status: number, key?: TextKey) {
  const now = asker();
  if (now.token !== by.token) return;
  if (status === 401 && call.needs !== 'anyone') session.end('BASE.ERRORS.UNAUTHORIZED');
  if (key === 'BASE.ERRORS.NO_MEMBER' && now.member === by.member) session.unchoose('PICKER.LOST');
}

/** The one reading of every answer: shows its message, gives its data or throws what was refused. */
function settled<T>(call: Call, by: Asker, status: number, text: string, quiet = false): T {
  let envelope: Envelope<T> | null = null;
  try {
    envelope = JSON.parse(text) as Envelope<T>;
  } catch {}
  const message = envelope?.message;
  const good = status === 200 && envelope !== null;
  if (message?.show && !quiet) notify(good ? 'ok' : 'bad', message.content, message.params);
  if (good) return (envelope as Envelope<T>).data;
  follow(call, by, status, message?.content);
  throw new Answer(status, message?.content ?? 'BASE.ERRORS.FAILED', message?.params, envelope?.data);
}

/** Nobody answered: this device has no connection, or the server is silent. */
function silence(call: Call): Answer {
  const key = navigator.onLine ? 'BASE.ERRORS.OFFLINE' : 'BASE.ERRORS.NOT_CONNECTED';
  if (call.effect === 'writes') notify('bad', key);
  return new Answer(0, key);
}

/** Asks the server; the only fetch of the interface. */
export async function ask<E extends Endpoint>(
  call: E,
  input: Given<E>,
  signal?: AbortSignal,
  { quiet = false }: { /** Whoever asks says themself what went wrong. */ quiet?: boolean } = {},
): Promise<Out<E>> {
  const { url, body } = addressed(call, input as Fields);
  const by = asker();
  const bodiless = call.method === 'GET' || call.method === 'DELETE';
  const init: RequestInit = bodiless
    ? { method: call.method, headers: headers(by), signal }
    : {
        method: call.method,
        headers: { ...headers(by), 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      };
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, init);
    text = await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw silence(call);
  }
  return settled<Out<E>>(call, by, answer.status, text, quiet);
}

/** Sends one file beside the input (parts `data` and `file`); progress runs from 0 to 1. */
export function upload<E extends Endpoint>(
  call: E,
  input: Given<E>,
  file: File,
  onProgress: (done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Out<E>> {
  const { url, body } = addressed(call, input as Fields);
  const by = asker();
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, url);
    for (const [name, value] of Object.entries(headers(by))) request.setRequestHeader(name, value);
    request.upload.onprogress = (e) => e.lengthComputable && onProgress(e.loaded / e.total);
    request.onerror = () => reject(silence(call));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.onload = () => {
      try {
        resolve(settled<Out<E>>(call, by, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
