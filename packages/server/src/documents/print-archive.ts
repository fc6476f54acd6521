import type { Readable } from 'node:stream';
import { PassThrough, pipeline } from 'node:stream';
import { ZipArchive } from 'archiver';
import { archivePaths } from '#contract/documents/rules-archive.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes, Later } from '../base/http/handler.ts';
import { passing } from '../base/process/young-garbage.ts';
import { bytesKey } from '../base/store/file-receiving.ts';
import type { FileStore } from '../base/store/file-store.ts';
import { plainly, speak } from '../base/text/speak.ts';
import type { chosenFor } from './listing/queries-archive.ts';

type Chosen = Awaited<ReturnType<typeof chosenFor>>;
type Given = { files: FileStore; svjId: number; lang: Locale; date: Date };
type Warn = (err: unknown, text: string) => void;

/** What the browser saves it as. */
const savedAs = 'dokumenty.zip';

/** Puts one thing in and waits until it is written: one file is open at a time, however many there are. */
function put(zip: ZipArchive, source: Readable | string, data: { name: string; date: Date }): Promise<void> {
  return new Promise((done, fail) => {
    const end = (error?: unknown) => {
      zip.off('entry', written).off('error', end);
      if (error) fail(error);
      else done();
    };
    const written = () => end();
    zip.on('entry', written).on('error', end);
    if (typeof source !== 'string') source.once('error', end);
    zip.append(source, data);
  });
}

/** The file's bytes; nothing when the store has lost them. */
async function opened(files: FileStore, key: string, warn: Warn): Promise<Readable | undefined> {
  try {
    return await files.read(key);
  } catch (error) {
    warn(error, 'a document is not in the store');
    return undefined;
  }
}

async function fill(zip: ZipArchive, chosen: Chosen, { files, svjId, lang, date }: Given, warn: Warn): Promise<void> {
  const { folders, documents } = archivePaths(
    chosen.folders,
    // The address of a link is what there is to keep of it.
    chosen.documents.map((d) => (d.url === null ? d : { ...d, extension: 'txt' })),
  );
  const lost: string[] = [];
  for (const name of folders) await put(zip, '', { name, date });
  for (const { path, document } of documents) {
    const { url, key, changedAt } = document;
    const source = url ?? (await opened(files, bytesKey(svjId, key as string), warn));
    if (source === undefined) lost.push(path);
    else await put(zip, url === null ? source : `${url}\r\n`, { name: path, date: new Date(changedAt) });
  }
  if (lost.length > 0) {
    const text = [plainly(speak(lang)('DOCUMENTS.ZIP.LOST')), '', ...lost].join('\r\n');
    await put(zip, `\ufeff${text}\r\n`, { name: speak(lang)('DOCUMENTS.ZIP.LOST_NAME'), date });
  }
  await zip.finalize();
}

/** The archive, written as it is sent: of its bytes none are kept. Files that most often are packed already are stored as they are. */
export function archiveOf(chosen: Chosen, given: Given): Omit<Bytes, 'body'> & { body: Later } {
  return {
    name: savedAs,
    type: 'application/zip',
    body: {
      async made(warn) {
        const zip = new ZipArchive({ store: true });
        const passed = passing();
        const out = new PassThrough();
        pipeline(zip.on('data', (chunk: Buffer) => passed(chunk.length)) as unknown as Readable, out, () => undefined);
        // Whoever stops reading ends it: then nothing waits for the rest.
        out.once('close', () => zip.destroy(new Error('The other side went away')));
        fill(zip, chosen, given, warn).catch((error: unknown) => out.destroy(error as Error));
        return out;
      },
    },
  };
}
