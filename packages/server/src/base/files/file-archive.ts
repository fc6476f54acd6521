import type { Readable } from 'node:stream';
import { PassThrough, pipeline } from 'node:stream';
import { ZipArchive } from 'archiver';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Bytes, Later } from '../http/handler.ts';
import { passing } from '../process/young-garbage.ts';
import type { FileStore } from '../store/file-store.ts';
import { plainly, speak } from '../text/speak.ts';

type Warn = (err: unknown, text: string) => void;
/** A folder, a text, or what lies in the store under a key. */
export type Entry = { path: string; date: Date } & ({ folder: true } | { text: string } | { key: string });
/** What is put in last when the store has lost some of it: a text of its own that names them. */
export type Lost = (paths: readonly string[]) => Entry & { text: string };

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
    warn(error, 'a file of an archive is not in the store');
    return undefined;
  }
}

const sourceOf = async (files: FileStore, entry: Entry, warn: Warn): Promise<Readable | string | undefined> => {
  if ('folder' in entry) return '';
  return 'text' in entry ? entry.text : opened(files, entry.key, warn);
};

async function fill(zip: ZipArchive, files: FileStore, entries: readonly Entry[], lost: Lost, warn: Warn) {
  const gone: string[] = [];
  for (const entry of entries) {
    const source = await sourceOf(files, entry, warn);
    if (source === undefined) gone.push(entry.path);
    else await put(zip, source, { name: entry.path, date: entry.date });
  }
  if (gone.length > 0) {
    const { path, date, text } = lost(gone);
    await put(zip, text, { name: path, date });
  }
  await zip.finalize();
}

/** The text that says in an archive which of its files the store has lost. */
export const lostNote =
  (lang: Locale, date: Date): Lost =>
  (paths) => {
    const say = speak(lang);
    const text = [plainly(say('ARCHIVE.LOST')), '', ...paths].join('\r\n');
    return { path: say('ARCHIVE.LOST_NAME'), date, text: `\ufeff${text}\r\n` };
  };

/** An archive, written as it is sent: of its bytes none are kept. Files that most often are packed already are stored as they are. */
export function archived(
  files: FileStore,
  { name, entries, lost }: { name: string; entries: readonly Entry[]; lost: Lost },
): Omit<Bytes, 'body'> & { body: Later } {
  return {
    name,
    type: 'application/zip',
    body: {
      async made(warn) {
        const zip = new ZipArchive({ store: true });
        const passed = passing();
        const out = new PassThrough();
        pipeline(zip.on('data', (chunk: Buffer) => passed(chunk.length)) as unknown as Readable, out, () => undefined);
        // Whoever stops reading ends it: then nothing waits for the rest.
        out.once('close', () => zip.destroy(new Error('The other side went away')));
        fill(zip, files, entries, lost, warn).catch((error: unknown) => out.destroy(error as Error));
        return out;
      },
    },
  };
}
