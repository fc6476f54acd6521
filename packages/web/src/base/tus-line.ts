import type { HttpRequest, HttpResponse, HttpStack, UrlStorage } from 'tus-js-client';
import { uploads } from '#contract/base/files/uploads.ts';
import { asker, headers, sent, settled } from './ask.ts';
import { keyed } from './once.ts';
import { begunUploads } from './resuming.ts';

/** Milliseconds without a byte after which the line is taken for dead. */
const silence = 60_000;

const calls = { POST: uploads.begin, HEAD: uploads.offset, PATCH: uploads.part, DELETE: uploads.cancel } as const;

const answered = (request: XMLHttpRequest): HttpResponse => ({
  getStatus: () => request.status,
  getHeader: (name) => request.getResponseHeader(name) ?? undefined,
  getBody: () => request.responseText,
  getUnderlyingObject: () => request,
});

type Line = { signal: AbortSignal; key: () => string };

/** One request of the protocol, asked like every other one: as whoever began, and a refusal is thrown as the portal says it. */
function requestOf(by: ReturnType<typeof asker>, { signal, key }: Line, method: string, url: string): HttpRequest {
  const call = calls[method as keyof typeof calls];
  const said: Record<string, string> = {};
  const ending = new AbortController();
  let progress: (bytes: number) => void = () => {};
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      said[name] = value;
    },
    getHeader: (name) => said[name],
    setProgressHandler: (handler) => {
      progress = handler;
    },
    async send(body: Blob | null = null) {
      // What is given up asks for nothing but its own end.
      if (method !== 'DELETE') signal.throwIfAborted();
      const request = await sent({
        ...{ call, url, body, quiet: true, patience: silence, signal: ending.signal },
        headers: { ...headers(by), ...said, ...(method === 'POST' ? keyed(key()) : {}) },
        onProgress: (loaded) => progress(loaded),
      });
      const { status, responseText } = request;
      // An upload that is gone is begun anew.
      const isTold = (status >= 200 && status < 300) || (method === 'HEAD' && status === 404);
      return isTold ? answered(request) : settled<never>(call, by, status, responseText, true);
    },
    abort: async () => ending.abort(),
    getUnderlyingObject: () => null,
  };
}

/** How the library of uploads speaks with the portal. */
export function lineOf(line: Line): HttpStack {
  const by = asker();
  return { getName: () => 'Pavlac', createRequest: (method, url) => requestOf(by, line, method, url) };
}

/** Where it finds what was begun before the page was reloaded. */
export const storage: UrlStorage = {
  findAllUploads: async () => [],
  async findUploadsByFingerprint(mark) {
    const uploadUrl = begunUploads.read(mark);
    if (uploadUrl === null) return [];
    const unknown = { size: null, metadata: {}, creationTime: '', parallelUploadUrls: null };
    return [{ ...unknown, urlStorageKey: mark, uploadUrl }];
  },
  removeUpload: async (mark) => begunUploads.forget(mark),
  async addUpload(mark, { uploadUrl }) {
    if (uploadUrl) begunUploads.write(mark, uploadUrl);
    return mark;
  },
};
