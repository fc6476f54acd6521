import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { sizeText } from '#contract/base/files/files.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { mostAtOnce } from '#contract/documents/rules.ts';
import { isEachOnce } from '#contract/documents/rules-cut.ts';
import { mostCutPages, type PageSays, pageReader, unitsOfPages } from '#contract/documents/rules-pages.ts';
import { type NumberedUnit, unitReader } from '#contract/documents/rules-units.ts';
import type { CutInput, CutPages } from '#contract/documents/schema-cutting.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import { type Db, isUnreachable } from '../../base/db/db.ts';
import { mostWaiting } from '../../base/files/file-allowance.ts';
import { dropKept } from '../../base/files/file-keeping.ts';
import { addFile, type FileRow, fileOf, isMineWaiting, noteWaste } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type CutTold, type Cutter, cutting } from '../../base/reading/cutting.ts';
import { readText } from '../../base/reading/reading.ts';
import { ReaderDied } from '../../base/reading/reading-aside.ts';
import { mostCutBytes } from '../../base/reading/reading-limits.ts';
import { clean } from '../../base/reading/reading-words.ts';
import { holding } from '../../base/store/disk.ts';
import { bytesKey, type Incoming, keepBytes, receive } from '../../base/store/file-receiving.ts';
import { incomingFolder, storeRefusal } from '../../base/store/file-store.ts';
import type { SymbolsOfUnits } from '../../define-noun.ts';
import { unitsToFile } from '../filing/queries.ts';
import { saidOfHouse } from './queries.ts';

type Inside = <T>(run: (at: { db: Db; scope: Scope; now: Date }) => Promise<T>) => Promise<T>;
/** How a handler works in several transactions. */
export type Stepping = { inside: Inside; warn(err: unknown, text: string): void };

const day = 24 * 3600_000;
/** Letters of all pages together; a paper of five hundred full ones. */
const mostLetters = 5_000_000;
/** Of one page; a printed one has some thousands. */
const mostOnPage = 20_000;
/** Letters of a page that are shown, so that a person can tell it. */
const pieceLetters = 240;
/** All that is cut of one paper, in times of its size: what its pages share comes along with each. */
const mostTimes = 20;
const leastAllowed = 64 * 1024 * 1024;

const refused = (key: Refusal, params = {}) => new Refused(key, { params, fields: { fileId: key } });
const whyNot: Readonly<Record<Exclude<CutTold['state'], 'open' | 'cut'>, () => Refused>> = {
  locked: () => refused('CUTTING.ERRORS.LOCKED'),
  broken: () => refused('CUTTING.ERRORS.BROKEN'),
  tooMany: () => refused('CUTTING.ERRORS.TOO_MANY', { most: mostCutPages }),
};

/** A paper of whoever asks that waits; refuses what is none, or too large to be cut. */
async function paperOf(portal: Portal, { db, scope }: { db: Db; scope: Scope }, fileId: number): Promise<FileRow> {
  await portal.limits.spend('export', String(scope.actorId));
  const row = await fileOf(db, scope, fileId);
  if (!row || !isMineWaiting(scope, row)) throw new Refused('FILES.ERRORS.NOT_YOURS');
  if (row.type !== 'application/pdf') throw refused('CUTTING.ERRORS.NO_PDF');
  if (row.size > mostCutBytes) throw refused('CUTTING.ERRORS.TOO_LARGE', { size: sizeText(mostCutBytes, 'cs') });
  return row;
}

/** The work with the paper beside the store, where processes that read get at it. */
async function beside<T>(
  portal: Portal,
  { svjId, key, size }: FileRow,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = incomingFolder(portal.config.dataDir);
  const path = join(folder, randomUUID());
  const brought = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(await portal.files.read(bytesKey(svjId, key)), createWriteStream(path, { mode: 0o600 }));
  };
  return holding(portal.disk, size, async () => {
    try {
      await brought().catch((error: unknown) => {
        throw storeRefusal(error);
      });
      return await work(path);
    } catch (error) {
      throw error instanceof ReaderDied ? refused('CUTTING.ERRORS.TOO_HARD') : error;
    } finally {
      await rm(path, { force: true });
    }
  });
}

async function opened(cutter: Cutter, path: string): Promise<Extract<CutTold, { state: 'open' }>> {
  const told = await cutter.ask({ path, mostPages: mostCutPages });
  if (told.state === 'open') return told;
  throw told.state === 'cut' ? whyNot.broken() : whyNot[told.state]();
}

/** Texts of all pages; refused where any is missing, because what nobody read cannot say whose it is. */
async function textsOf(path: string, pages: number): Promise<string[]> {
  const reading = await readText({ path, as: 'pdf', mostPages: mostCutPages, mostText: mostLetters });
  if (reading.state !== 'read') throw reading.state === 'locked' ? whyNot.locked() : whyNot.broken();
  if (reading.pages !== pages) throw whyNot.broken();
  const texts = reading.texts.map((page) => page.text);
  const isWhole = !reading.isCut && texts.length === pages && texts.every((text) => text.length <= mostOnPage);
  if (!isWhole) throw refused('CUTTING.ERRORS.TOO_HARD');
  return texts;
}

/** What the pages say; others have their turn between two of them. */
async function saidBy(
  texts: readonly string[],
  blank: ReadonlySet<number>,
  units: readonly NumberedUnit[],
  around: readonly string[],
): Promise<PageSays[]> {
  const read = pageReader(unitReader(units), around);
  const found: (ReturnType<typeof read> | null)[] = [];
  for (const [i, text] of texts.entries()) {
    found.push(blank.has(i + 1) && text.trim() === '' ? null : read(text));
    await setImmediate();
  }
  return unitsOfPages(found);
}

/** Of which units pages of the paper speak. Nothing is written. */
export async function readPages(
  portal: Portal,
  { inside }: Stepping,
  fileId: number,
  symbols: SymbolsOfUnits,
): Promise<CutPages> {
  const { row, units, around } = await inside(async ({ db, scope, now }) => {
    const own = await symbols(db, scope);
    const filed = await unitsToFile(db, scope, { inside: null, day: dayIn(now) });
    return {
      row: await paperOf(portal, { db, scope }, fileId),
      units: filed.map(({ id, number }): NumberedUnit => ({ id, number, symbol: own.get(id) ?? '' })),
      around: await saidOfHouse(db, scope),
    };
  });
  return beside(portal, row, async (path) => {
    const { pages, blank } = await cutting((cutter) => opened(cutter, path));
    const texts = await textsOf(path, pages);
    const says = await saidBy(texts, new Set(blank), units, around);
    return {
      pages: says.map((one, i) => ({ says: one, piece: clean(texts[i] ?? '').slice(0, pieceLetters) })),
      isScan: texts.every((text) => text.trim() === ''),
    };
  });
}

/** Papers of pages, on the local disk; each is counted as it comes. */
async function cutBeside(portal: Portal, row: FileRow, { papers, whole }: CutInput, came: Incoming[]): Promise<void> {
  const most = Math.max(leastAllowed, row.size * mostTimes);
  let bytes = 0;
  await beside(portal, row, (path) =>
    cutting(async (cutter) => {
      const { pages } = await opened(cutter, path);
      if (!isEachOnce([...papers.map((paper) => paper.pages), whole], pages)) throw refused('CUTTING.ERRORS.PAGES');
      for (const { name, pages: wanted } of papers) {
        const cut = await cutter.ask({ cut: wanted });
        if (cut.state !== 'cut' || cut.pages !== wanted.length) throw whyNot.broken();
        bytes += cut.bytes.byteLength;
        if (bytes > most) throw refused('CUTTING.ERRORS.TOO_HARD');
        const one = () => receive(portal.config.dataDir, Readable.from([Buffer.from(cut.bytes)]), `${name}.pdf`, true);
        came.push(await holding(portal.disk, cut.bytes.byteLength, one));
      }
    }),
  );
}

/**
 * Cuts the paper into ones that wait as uploads do, all of them or none. Until they are rows their bytes are noted as waste,
 * so that whatever breaks off leaves nothing; rows that nothing is saved with are swept like any upload.
 */
export async function cutPapers(portal: Portal, { inside, warn }: Stepping, input: CutInput): Promise<number[]> {
  const row = await inside((at) => paperOf(portal, at, input.fileId));
  const { svjId } = row;
  const came: Incoming[] = [];
  const keys = () => came.map((file) => file.key);
  try {
    await cutBeside(portal, row, input, came);
    await inside(({ db, scope, now }) => noteWaste(db, scope, keys(), new Date(now.getTime() + day)));
    for (const file of came) await keepBytes(portal.files, svjId, file);
    // They come of one upload, which was counted as it came.
    const waiting = { ...mostWaiting.all, files: mostWaiting.all.files + mostAtOnce };
    return await inside(async ({ db, scope, now }) => {
      const ids: number[] = [];
      for (const file of came) {
        const told = { name: file.name, description: '', isPublic: true };
        ids.push((await addFile(db, scope, file, told, now, { waiting, quota: portal.config.quota })).id);
      }
      return ids;
    });
  } catch (error) {
    // Without an answer nobody knows whether the rows are there: the notes, or that they are gone, decide in a day.
    if (!isUnreachable(error)) await dropKept({ files: portal.files, warn }, inside, svjId, keys());
    throw error;
  } finally {
    await Promise.all(came.map((file) => file.discard()));
  }
}
