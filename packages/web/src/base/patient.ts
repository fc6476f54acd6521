import type { DetailedError, Upload } from 'tus-js-client';
import type { Given } from '#contract/base/calls/endpoint.ts';
import { type FileView, files } from '#contract/base/files/files.ts';
import { partSize, uploads, wholeLimit } from '#contract/base/files/uploads.ts';
import { Answer, asAnswer } from './answer.ts';
import { ask, upload } from './ask.ts';
import { notify } from './notice.ts';
import { newKey } from './once.ts';
import { loadPart } from './parts.ts';
import { begunUploads, holdMark, markOf } from './resuming.ts';
import { lineOf, storage } from './tus-line.ts';

type FileWords = Given<typeof files.upload>;
type Way = {
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  /** The line is lost; it goes on by itself at the next progress. */
  onLost: () => void;
  signal: AbortSignal;
  /** Who sends it where: what they began is found again by nobody else. */
  whose: string;
};

/** Seconds before the next try. */
const delays = [1, 2, 4, 8, 15];
/** A server that is there and cannot take it is tried so many times in a row. */
const mostTries = 20;

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

/** What the library says went wrong: the portal's refusal, else that nobody of ours answered. */
function whyOf(error: unknown): unknown {
  const cause = (error as Partial<DetailedError>).causingError ?? error;
  return cause instanceof Answer || isAbort(cause) ? cause : new Answer(0, 'BASE.ERRORS.OFFLINE');
}

/** The bytes on the server, from where it has them. */
const poured = (upload: Upload) =>
  new Promise<void>((done, fail) => {
    upload.options.onSuccess = () => done();
    upload.options.onError = (error) => fail(whyOf(error));
    upload.start();
  });

type Parts = { go: () => Promise<FileView>; letGo: () => void };

/**
 * A larger file goes in parts and is finished by a call; tried again, it goes on where the server has it, and so it does when
 * the page was reloaded and the same person chooses the same file.
 */
function inParts(told: FileWords, file: File, { onProgress, signal, whose }: Way): Parts {
  let key = newKey();
  let upload: Upload | undefined;
  let mark: string | null = null;
  let letGo = () => {};

  async function prepared(): Promise<Upload> {
    if (upload) return upload;
    const tus = await loadPart(() => import('tus-js-client'));
    const known = await markOf(file, whose);
    const held = known && (await holdMark(known));
    if (held) [mark, letGo] = [known, held];
    const made = new tus.Upload(file, {
      endpoint: uploads.begin.path,
      chunkSize: partSize,
      metadata: { filename: file.name, ...(told.asDocument && { document: '' }) },
      // We know better when it is worth to try again.
      retryDelays: null,
      httpStack: lineOf({ signal, key: () => key }),
      urlStorage: storage,
      fingerprint: async () => mark as string,
      storeFingerprintForResuming: mark !== null,
      // It ends when a file is made of it, not when its bytes are there.
      removeFingerprintOnSuccess: false,
      // Begun once more, it is another one.
      onUploadUrlAvailable: () => {
        key = newKey();
      },
      onProgress: (there, all) => onProgress(there / all),
    });
    const [begun] = mark === null ? [] : await made.findPreviousUploads();
    if (begun) made.resumeFromPreviousUpload(begun);
    upload = made;
    return made;
  }

  const end = () => {
    if (mark !== null) begunUploads.forget(mark);
    letGo();
  };
  // Also when it is waiting, and when it is being finished; what does not reach the server is swept there.
  const cancel = () => {
    upload?.abort(true).catch(() => undefined);
    end();
  };
  signal.addEventListener('abort', cancel, { once: true });

  async function go(): Promise<FileView> {
    try {
      const on = await prepared();
      signal.throwIfAborted();
      await poured(on);
      onProgress(1);
      const id = Number(on.url?.split('/').at(-1));
      const view = await ask(uploads.finish, { ...told, id }, signal, { quiet: true });
      end();
      return view;
    } catch (error) {
      // It has run out while we waited: what came is gone, and it is begun anew.
      if (error instanceof Answer && error.status === 404) throw new Answer(0, 'BASE.ERRORS.OFFLINE');
      throw error;
    }
  }
  return { go, letGo: () => letGo() };
}

/**
 * Sends a file however often the line breaks: waits until it is back and goes on. Throws what the server refuses for good,
 * after telling it; once the signal aborts, nothing is left on the server.
 */
export async function sendPatiently(told: FileWords, file: File, way: Way): Promise<FileView> {
  const { signal } = way;
  const key = newKey();
  let tries = 0;
  const onProgress = (done: number) => {
    if (done > 0 && done < 1) tries = 0;
    way.onProgress(done);
  };
  const parts = file.size > wholeLimit ? inParts(told, file, { ...way, onProgress }) : null;
  const whole = () => upload(files.upload, told, file, onProgress, signal, { quiet: true, key });
  const go = parts?.go ?? whole;
  for (;;) {
    try {
      return await go();
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      const answer = asAnswer(error);
      if (!mayPass(answer, tries)) {
        if (answer.status !== 401) notify('bad', answer.key, { name: file.name, ...answer.params });
        parts?.letGo();
        throw answer;
      }
      way.onLost();
    }
    await connection(tries, signal);
    signal.throwIfAborted();
    tries += 1;
  }
}
