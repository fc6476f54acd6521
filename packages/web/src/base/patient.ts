import type { Endpoint, Given } from '#contract/base/endpoint.ts';
import { type FileView, files } from '#contract/base/files.ts';
import { partSize, partType, tusVersion, uploads, wholeLimit } from '#contract/base/uploads.ts';
import { Answer, asAnswer } from './answer.ts';
import { ask, asker, headers, sent, settled, upload } from './ask.ts';
import { notify } from './notice.ts';
import { keyed, newKey } from './once.ts';

type Told = Given<typeof files.upload>;
type Way = {
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  /** The line is lost; it goes on by itself at the next progress. */
  onLost: () => void;
  signal: AbortSignal;
};

/** Seconds before the next try. */
const delays = [1, 2, 4, 8, 15];
/** A server that is there and cannot take it is tried so many times in a row. */
const mostTries = 20;
/** Milliseconds without a byte after which the line is taken for dead. */
const silence = 60_000;

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether it may go well later by itself. */
function mayPass({ status, key }: Answer, tries: number): boolean {
  if (status === 0) return true;
  // An answer of 200 that is not ours comes from a wireless network that wants to be greeted first.
  const isFinal = key === 'FILES.ERRORS.NO_ROOM' || key === 'BASE.ERRORS.KEY_USED';
  return (status >= 500 || status === 409 || status === 200) && !isFinal && tries < mostTries;
}

/** Waits for a while, or until the device says that it is connected. */
const connection = (tries: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const over = new AbortController();
    const go = () => {
      clearTimeout(timer);
      over.abort();
      done();
    };
    const timer = setTimeout(go, 1000 * (delays[Math.min(tries, delays.length - 1)] ?? 1));
    window.addEventListener('online', go, { signal: over.signal });
    signal.addEventListener('abort', go, { signal: over.signal });
  });

/** The name as the metadata of the protocol carry it. */
const inBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A larger file goes in parts and is finished by a call; tried again, it goes on where the server has it. */
function inParts(told: Told, file: File, { onProgress, signal }: Way): () => Promise<FileView> {
  const by = asker();
  let at: string | null = null;
  let key = newKey();

  type Saying = { said?: Record<string, string>; body?: Blob; onProgress?: (sent: number) => void; always?: true };
  async function speak(call: Endpoint, url: string, { said, body, onProgress, always }: Saying = {}) {
    const request = await sent({
      ...{ call, url, body: body ?? null, quiet: true, patience: silence },
      headers: { ...headers(by), 'Tus-Resumable': tusVersion, ...said },
      ...(onProgress ? { onProgress } : {}),
      ...(always ? {} : { signal }),
    });
    const { status, responseText } = request;
    return status >= 200 && status < 300 ? request : settled<never>(call, by, status, responseText, true);
  }
  /** What the header says; an answer without it is none of ours. */
  function headerOf(request: XMLHttpRequest, name: string): string {
    const value = request.getResponseHeader(name);
    if (value === null) throw new Answer(0, 'BASE.ERRORS.OFFLINE');
    return value;
  }

  async function begun(): Promise<string> {
    const said = {
      'Upload-Length': String(file.size),
      'Upload-Metadata': `filename ${inBase64(file.name)}`,
      ...keyed(key),
    };
    return headerOf(await speak(uploads.begin, uploads.begin.path, { said }), 'Location');
  }

  async function part(url: string, offset: number): Promise<number> {
    const request = await speak(uploads.part, url, {
      said: { 'Upload-Offset': String(offset), 'Content-Type': partType },
      body: file.slice(offset, offset + partSize),
      onProgress: (loaded) => onProgress(Math.min(1, (offset + loaded) / file.size)),
    });
    return Number(headerOf(request, 'Upload-Offset'));
  }

  // Also when it is waiting, and when it is being finished; what does not reach the server is swept there.
  const cancel = () => {
    if (at !== null) speak(uploads.cancel, at, { always: true }).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });

  return async () => {
    try {
      let offset = at === null ? 0 : Number(headerOf(await speak(uploads.offset, at), 'Upload-Offset'));
      at ??= await begun();
      onProgress(offset / file.size);
      while (offset < file.size) offset = await part(at, offset);
      onProgress(1);
      return await ask(uploads.finish, { ...told, id: Number(at.split('/').at(-1)) }, signal, { quiet: true });
    } catch (error) {
      // It has run out while we waited: what came is gone.
      if (!(error instanceof Answer) || error.status !== 404 || at === null) throw error;
      at = null;
      key = newKey();
      throw new Answer(0, 'BASE.ERRORS.OFFLINE');
    }
  };
}

/**
 * Sends a file however often the line breaks: waits until it is back and goes on. Throws what the server refuses for good,
 * after telling it; once the signal aborts, nothing is left on the server.
 */
export async function sendPatiently(told: Told, file: File, way: Way): Promise<FileView> {
  const { signal } = way;
  const key = newKey();
  let tries = 0;
  const onProgress = (done: number) => {
    if (done > 0 && done < 1) tries = 0;
    way.onProgress(done);
  };
  const go =
    file.size > wholeLimit
      ? inParts(told, file, { ...way, onProgress })
      : () => upload(files.upload, told, file, onProgress, signal, { quiet: true, key });
  for (;;) {
    try {
      return await go();
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      const answer = asAnswer(error);
      if (!mayPass(answer, tries)) {
        if (answer.status !== 401) notify('bad', answer.key, { name: file.name, ...answer.params });
        throw answer;
      }
      way.onLost();
    }
    await connection(tries, signal);
    signal.throwIfAborted();
    tries += 1;
  }
}
