import { mostFound } from '#contract/base/search.ts';
import { type FoundRow, useFindings } from '../../base/found.ts';
import { may, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import type { Entry } from '../../define-noun.ts';
import { moduleEntries } from '../menu/modules.tsx';
import { finders } from './finders.ts';

export type Group = { id: string; entry: Entry; rows: FoundRow[]; isFull: boolean };

/** What is nothing but signs is in no text that people look for. */
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What every module that the person sees has found, in the order of the menu; empty groups are left out. */
export function useGroups(asked: string) {
  const me = useMe();
  const say = useText();
  const { day } = useWhen();
  const offered = hasWord(asked) ? finders.filter(([module]) => may(me, module, 'r')) : [];
  const findings = useFindings(
    offered.map(([, finder]) => finder),
    asked,
  );
  const all = offered.flatMap(([module, { rows, as }], i) => {
    const entry = moduleEntries.find((e) => e.module === module);
    const finding = findings[i];
    return entry && finding ? [{ id: `${module}-${i}`, entry: { ...entry, ...as }, finding, rowsOf: rows }] : [];
  });
  const groups: Group[] = all.flatMap(({ id, entry, finding, rowsOf }) => {
    const rows = finding.data === undefined ? [] : rowsOf(finding.data, { say, day });
    return rows.length > 0 ? [{ id, entry, rows, isFull: rows.length >= mostFound }] : [];
  });
  const silent = all.filter(({ finding }) => finding.isError);
  return {
    groups,
    isWaiting: all.some(({ finding }) => finding.isPending || finding.isPlaceholderData),
    /** Names of modules that did not answer. */
    silent: silent.map(({ entry }) => say(entry.name)),
    again: () => {
      for (const { finding } of silent) void finding.refetch();
    },
  };
}
