import type * as z from 'zod/mini';
import { type Building, contents, isBlocking, type Problem } from './reading/rules.ts';
import type { Correction } from './rules-correct.ts';
import type { Entry } from './rules-entries.ts';
import { doubledColumns, type Mapping, missingColumns } from './rules-mapping.ts';
import type { EntryFix, MappedTable, Preview, PreviewEntry, PreviewProblem, PreviewTab } from './schema.ts';

/** Whether the entry stands on the tab; doubtful ones stand on theirs and on that of their kind. */
export const inTab = (e: Entry, tab: PreviewTab): boolean =>
  tab === 'doubtful' ? e.doubts.length > 0 : tab !== 'problems' && e.kind === tab;

/** The entry as it is shown, with what its form starts with. */
export function shownEntry(e: Entry, out: ReadonlySet<string>): PreviewEntry {
  const p = e.noun === 'person' ? e.source : null;
  return {
    key: e.key,
    noun: e.noun,
    kind: e.kind,
    title: e.title,
    unit: e.unit,
    accepted: e.kind !== 'same' && !out.has(e.key),
    changes: e.changes,
    doubts: e.doubts,
    candidates: e.candidates,
    person: p && {
      titleBefore: p.titleBefore,
      firstName: p.firstName,
      lastName: p.lastName,
      titleAfter: p.titleAfter,
      companyName: p.companyName,
      ico: p.ico,
      sex: p.sex,
      memberId: e.id,
    },
    type: e.noun === 'unit' ? (e.source?.type ?? null) : null,
  };
}

const shownProblem = (p: Problem): PreviewProblem => ({ ...p, blocking: isBlocking(p) });

const countsOf = (entries: readonly Entry[], problems: readonly Problem[], out: ReadonlySet<string>) => {
  const kind = (tab: PreviewTab) => entries.filter((e) => inTab(e, tab)).length;
  const differing = entries.filter((e) => e.kind !== 'same');
  return {
    new: kind('new'),
    changed: kind('changed'),
    ended: kind('ended'),
    doubtful: kind('doubtful'),
    waiting: entries.filter((e) => inTab(e, 'doubtful') && out.has(e.key)).length,
    same: kind('same'),
    problems: problems.length,
    blocking: problems.filter(isBlocking).length,
    accepted: differing.filter((e) => !out.has(e.key)).length,
    leftOut: differing.filter((e) => out.has(e.key)).length,
  };
};

type Seen = {
  building: Building | null;
  problems: readonly Problem[];
  entries: readonly Entry[];
  out: ReadonlySet<string>;
  tab: PreviewTab;
  page: { limit: number; offset: number };
};

/** One page of one tab, with the counts of all. */
export function shownPage(s: Seen): Pick<Preview, 'file' | 'counts' | 'entries' | 'problems' | 'total'> {
  const held = contents(s.building ?? { source: 'table', units: [], persons: [] });
  const onTab = s.entries.filter((e) => inTab(e, s.tab));
  const problems = [...s.problems].sort((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)));
  const part = <T>(list: readonly T[]) => list.slice(s.page.offset, s.page.offset + s.page.limit);
  return {
    file: {
      units: held.units,
      owners: held.owners,
      persons: held.persons,
      sum: JSON.stringify({ numerator: `${held.sum.num}`, denominator: `${held.sum.den}` }),
    },
    counts: countsOf(s.entries, s.problems, s.out),
    entries: part(onTab).map((e) => shownEntry(e, s.out)),
    problems: s.tab === 'problems' ? part(problems).map(shownProblem) : [],
    total: s.tab === 'problems' ? problems.length : onTab.length,
  };
}

/** The columns with three samples each and what is still missing. */
export function shownTable(
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] },
  mapping: Mapping,
  remembered: boolean,
): MappedTable {
  const samples = (i: number) => [...new Set(table.rows.slice(0, 50).map((row) => row[i] ?? ''))].filter(Boolean);
  return {
    rows: table.rows.length,
    remembered,
    missing: missingColumns(mapping),
    columns: table.headers.map((header, i) => ({ header, samples: samples(i).slice(0, 3), field: mapping[i] ?? '' })),
  };
}

/** Whether the mapping fits the table: one meaning a column at most, all required ones given. */
export const isComplete = (headers: readonly string[], mapping: Mapping): boolean =>
  mapping.length === headers.length && missingColumns(mapping).length === 0 && doubledColumns(mapping).length === 0;

type Fix = Pick<z.output<typeof EntryFix>, 'person' | 'type'>;
const orNull = (text: string) => text || null;

/** What the fix means for this entry; null when it is a fix of something else. */
export function correctionOf(e: Entry, fix: Fix): Correction | null {
  if (e.noun === 'ownership') return { noun: 'ownership' };
  if (e.noun === 'unit') return e.source ? { noun: 'unit', type: fix.type ?? e.source.type } : null;
  const p = fix.person;
  if (!p) return null;
  return {
    noun: 'person',
    titleBefore: orNull(p.titleBefore),
    firstName: e.source.kind === 'company' ? null : orNull(p.firstName),
    lastName: e.source.kind === 'company' ? null : orNull(p.lastName),
    titleAfter: orNull(p.titleAfter),
    companyName: e.source.kind === 'company' ? (orNull(p.companyName) ?? e.source.companyName) : null,
    ico: orNull(p.ico),
    sex: e.source.kind === 'company' ? null : (p.sex ?? e.source.sex),
    mergeWith: p.mergeWith,
    memberId: p.memberId,
  };
}
