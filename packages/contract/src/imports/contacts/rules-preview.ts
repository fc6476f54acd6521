import type { ContactProblem } from './rules.ts';
import type { ContactMapping } from './rules-columns.ts';
import { addedTo, type ContactDecisions, type ContactEntry, newOf } from './rules-entries.ts';
import type { ContactPreview, ContactPreviewEntry, ContactTab, ContactTable } from './schema.ts';

/** Whether the entry stands on the tab; doubtful people stand on theirs and on that of their kind. */
export const onTab = (e: ContactEntry, tab: ContactTab): boolean =>
  tab === 'doubtful' ? e.doubts.length > 0 : tab !== 'problems' && e.kind === tab;

const shown = (e: ContactEntry, added: ReadonlySet<string>): ContactPreviewEntry => ({
  key: e.key,
  noun: e.noun,
  kind: e.kind,
  title: e.title,
  units: e.noun === 'person' ? [...e.units] : e.unit ? [e.unit] : [],
  accepted: added.has(e.key),
  row: e.row,
  isChosen: e.noun === 'person' && e.isChosen,
  doubts: e.doubts,
  contacts: e.contacts,
  kept: e.noun === 'person' ? e.kept : [],
  candidates: e.noun === 'row' ? e.candidates : [],
});

type Seen = {
  entries: readonly ContactEntry[];
  problems: readonly ContactProblem[];
  said: ContactDecisions;
  tab: ContactTab;
  page: { limit: number; offset: number };
};

/** One page of one tab, with the counts of all. */
export function contactPage(s: Seen): Pick<ContactPreview, 'counts' | 'entries' | 'problems' | 'total'> {
  const added = addedTo(s.entries, s.said);
  const keys = new Set(added.map((e) => e.key));
  const given = added.flatMap(newOf);
  const here = s.entries.filter((e) => onTab(e, s.tab));
  const count = (tab: ContactTab) => s.entries.filter((e) => onTab(e, tab)).length;
  const part = <T>(list: readonly T[]) => list.slice(s.page.offset, s.page.offset + s.page.limit);
  return {
    counts: {
      new: count('new'),
      doubtful: count('doubtful'),
      same: count('same'),
      problems: s.problems.length,
      accepted: added.length,
      emails: given.filter((c) => c.kind === 'email').length,
      phones: given.filter((c) => c.kind === 'phone').length,
    },
    entries: part(here).map((e) => shown(e, keys)),
    problems: s.tab === 'problems' ? part(s.problems) : [],
    total: s.tab === 'problems' ? s.problems.length : here.length,
  };
}

/** The columns with three samples each. */
export function contactTable(
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] },
  mapping: ContactMapping,
  remembered: boolean,
): ContactTable {
  const samples = (i: number) => [...new Set(table.rows.slice(0, 50).map((row) => row[i] ?? ''))].filter(Boolean);
  return {
    rows: table.rows.length,
    remembered,
    columns: table.headers.map((header, i) => ({ header, samples: samples(i).slice(0, 3), field: mapping[i] ?? '' })),
  };
}
