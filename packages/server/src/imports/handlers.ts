import { createHash } from 'node:crypto';
import { window } from '#contract/base/calls/paging.ts';
import { equals, toText, whole } from '#contract/base/shares/fraction.ts';
import type { Draft } from '#contract/imports/drafts/schema.ts';
import type { imports } from '#contract/imports/endpoints.ts';
import { isBlocking, type Problem } from '#contract/imports/reading/rules.ts';
import { decide, leftOut, sums } from '#contract/imports/rules-decide.ts';
import { difference } from '#contract/imports/rules-difference.ts';
import { canonical, type Entry } from '#contract/imports/rules-entries.ts';
import { guessMapping, headersKey, sureMapping } from '#contract/imports/rules-mapping.ts';
import { correctionOf, inTab, shownPage, shownTable } from '#contract/imports/rules-preview.ts';
import type { Accepted, PreviewTab } from '#contract/imports/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { type Db, violated } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { countingErrand } from '../base/start/statistics.ts';
import { currentHouse, lockImports } from './queries.ts';
import { readFile, readMapped } from './reading/steps.ts';
import * as q from './rows/queries-drafts.ts';
import type { Said, Source } from './rows/tables.ts';
import { writeImport } from './steps.ts';

const unsaid: Said = { corrections: {}, decisions: {} };
const nothing: Source = { kind: 'table', headers: [], rows: [], first: 2, dropped: [], read: null };
type DraftRow = q.DraftRow<'house'>;
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** An import makes members too, so it takes the right to both. */
function mayImport(scope: Scope): void {
  if (!may(scope, 'members', 'rw')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

async function draft(db: Db, scope: Scope, id: number, forChange = false): Promise<DraftRow> {
  mayImport(scope);
  const row = await q.draftById(db, scope, 'house', id, forChange);
  if (!row) throw new Refused('IMPORTS.NOT_FOUND');
  return row;
}

const headersOf = ({ source }: Pick<DraftRow, 'source'>) =>
  source.kind === 'table' ? hash(headersKey(source.headers)) : null;

const problemsOf = ({ source }: DraftRow): Problem[] => [
  ...(source.kind === 'table' ? source.dropped : []),
  ...(source.read?.problems ?? []),
];

const draftOf = (row: {
  id: number;
  fileName: string;
  isMapped: boolean;
  createdAt: Date;
  createdBy: string;
}): Draft => ({
  id: row.id,
  fileName: row.fileName,
  step: row.isMapped ? 'preview' : 'mapping',
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
});

/** The table's columns with the mapping in use, the remembered one, or a guess from the headers. */
async function tableOf(db: Db, scope: Scope, row: DraftRow) {
  if (row.source.kind !== 'table') return null;
  const remembered = await q.rememberedMapping(db, scope, 'house', headersOf(row) ?? '');
  const mapping = row.mapping ?? remembered ?? guessMapping(row.source.headers);
  return shownTable(row.source, mapping, remembered !== null && JSON.stringify(remembered) === JSON.stringify(mapping));
}

/** What accepting the draft would do to the house as it is now. */
async function compare(db: Db, scope: Scope, row: DraftRow, now: Date) {
  const house = await currentHouse(db, scope, now);
  const building = row.source.read?.building;
  const entries = building ? difference(building, house, row.said.corrections) : [];
  const out = leftOut(entries, row.said.decisions);
  const fingerprint = hash(canonical(entries.filter((e) => !out.has(e.key))));
  const { before, after } = sums(entries, house, out);
  const sum = { before: toText(before), after: toText(after), complete: equals(after, whole) };
  return { house, entries, out, fingerprint, sum };
}

const keysIn = (entries: readonly Entry[], tab: PreviewTab) => entries.filter((e) => inTab(e, tab)).map((e) => e.key);

export const importHandlers = (portal: Portal): Handlers<typeof imports> => ({
  async upload({ db, scope, now, file }) {
    mayImport(scope);
    await q.dropStale(db, scope, now);
    const read = await readFile(file.bytes);
    const headers = headersOf(read);
    const remembered = headers ? await q.rememberedMapping(db, scope, 'house', headers) : null;
    const known = read.source.kind === 'table' ? (remembered ?? sureMapping(read.source.headers)) : null;
    const mapped = known ? readMapped(read.source, known) : null;
    const source = mapped ?? read.source;
    const fileName = file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200) || 'import';
    const mapping = mapped && known;
    const id = await q.addDraft(db, scope, { ...read, kind: 'house', fileName, source, mapping, said: unsaid }, now);
    return { id, step: source.read ? 'preview' : 'mapping' };
  },

  async drafts({ db, scope }, page) {
    mayImport(scope);
    const { rows, total } = await q.listDrafts(db, scope, 'house', window(page));
    return { drafts: rows.map(draftOf), total };
  },

  async preview({ db, scope, now }, { id, tab, ...page }) {
    const row = await draft(db, scope, id);
    const { entries, out, fingerprint, sum } = await compare(db, scope, row, now);
    const building = row.source.read?.building ?? null;
    return {
      draft: draftOf({ ...row, isMapped: building !== null, createdBy: await q.authorOf(db, scope, row.memberId) }),
      source: row.source.kind,
      table: await tableOf(db, scope, row),
      ...shownPage({ building, problems: problemsOf(row), entries, out, tab, page: window(page) }),
      sum,
      fingerprint,
    };
  },

  async mapping({ db, scope }, { id, mapping }) {
    const row = await draft(db, scope, id, true);
    const source = readMapped(row.source, mapping);
    if (!source) throw new Refused('IMPORTS.ERRORS.COLUMNS');
    await q.saveDraft(db, scope, 'house', id, { source, mapping, said: unsaid });
    return { id, step: 'preview' };
  },

  async entry({ db, scope, now }, { id, key, person, type }) {
    const row = await draft(db, scope, id, true);
    const { entries } = await compare(db, scope, row, now);
    const entry = entries.find((e) => e.key === key);
    const correction = entry && correctionOf(entry, { person, type });
    if (!correction) throw new Refused('IMPORTS.ERRORS.ENTRY');
    const corrections = { ...row.said.corrections, [key]: correction };
    await q.saveDraft(db, scope, 'house', id, { said: { ...row.said, corrections } });
    return null;
  },

  async decide({ db, scope, now }, { id, keys, tab, accept }) {
    const row = await draft(db, scope, id, true);
    const { entries } = await compare(db, scope, row, now);
    const known = new Set(entries.map((e) => e.key));
    const asked = [...(keys ?? []), ...(tab ? keysIn(entries, tab) : [])].filter((key) => known.has(key));
    const decisions = decide(entries, row.said.decisions, asked, accept);
    await q.saveDraft(db, scope, 'house', id, { said: { ...row.said, decisions } });
    return { decided: new Set(asked).size };
  },

  async accept({ db, scope, now }, { id, fingerprint }) {
    await lockImports(db, scope);
    const row = await draft(db, scope, id, true);
    if (!row.source.read) throw new Refused('IMPORTS.ERRORS.NOT_MAPPED');
    if (problemsOf(row).some(isBlocking)) throw new Refused('IMPORTS.ERRORS.BLOCKED');
    const seen = await compare(db, scope, row, now);
    if (seen.fingerprint !== fingerprint) throw new Refused('IMPORTS.ERRORS.STALE');
    if (seen.entries.every((e) => e.kind === 'same' || seen.out.has(e.key)))
      throw new Refused('IMPORTS.ERRORS.NOTHING');
    const counts = await withFreeNumbers(writeImport(db, scope, seen.entries, seen.out, seen.house, portal, now));
    const result: Accepted = { ...counts, sum: seen.sum.after, complete: seen.sum.complete };
    const headers = headersOf(row);
    if (headers && row.mapping) await q.rememberMapping(db, scope, 'house', headers, row.mapping, now);
    await q.closeDraft(db, scope, 'house', id, { source: nothing, said: unsaid, result }, now);
    await record(db, scope, now, { noun: 'rooms', nounId: null, verb: 'import', detail: { ...counts } });
    await portal.queue.send(db, countingErrand, { svj: scope.svjId, id });
    return result;
  },

  remade: {
    async upload({ db, scope }, id) {
      const { source } = await draft(db, scope, id);
      return { id, step: source.read ? 'preview' : 'mapping' };
    },
    async accept({ db, scope }, id) {
      mayImport(scope);
      const result = await q.resultOf(db, scope, 'house', id);
      if (!result) throw new Refused('IMPORTS.NOT_FOUND');
      return result;
    },
  },

  async discard({ db, scope }, { id }) {
    mayImport(scope);
    if (!(await q.dropDraft(db, scope, 'house', id))) throw new Refused('IMPORTS.NOT_FOUND');
    return null;
  },
});

/** Runs the write; a number that another unit of the house has is refused. */
async function withFreeNumbers<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violated(error)?.constraint === 'unit_number') throw new Refused('UNITS.ERRORS.NUMBER_TAKEN');
    throw error;
  }
}
