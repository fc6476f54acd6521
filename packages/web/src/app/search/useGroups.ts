import { type GroupName, groupNames, moduleOfGroup } from '#contract/home/schema.ts';
import { type FoundRow, useFindings } from '../../base/found.ts';
import { may, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import type { Entry } from '../../define-noun.ts';
import { moduleEntries } from '../menu/modules.tsx';
import { finders } from './finders.ts';

export type Group = { id: GroupName; entry: Entry; rows: FoundRow[]; isFull: boolean };

/** What is nothing but signs is in no text that people look for. */
const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What a kind is called and drawn with: as its module in the menu, unless it says otherwise. */
function entryOf(kind: GroupName): Entry | undefined {
  const entry = moduleEntries.find((e) => e.module === moduleOfGroup(kind));
  return entry && { ...entry, ...finders.get(kind)?.as };
}

/** What the house has found, kind by kind; empty ones are left out. */
export function useGroups(asked: string) {
  const me = useMe();
  const say = useText();
  const { day } = useWhen();
  const isAsked = hasWord(asked);
  const { data, isError, isPending, isPlaceholderData, refetch } = useFindings(asked, isAsked);
  const answer = isAsked ? data : undefined;
  const groups = (answer?.groups ?? []).flatMap(({ noun, rows, more }): Group[] => {
    const entry = entryOf(noun);
    const shown = finders.get(noun)?.rows(rows, { say, day }) ?? [];
    return entry && shown.length > 0 ? [{ id: noun, entry, rows: shown, isFull: more }] : [];
  });
  const offered = groupNames.filter((name) => may(me, moduleOfGroup(name), 'r'));
  const silent = isError ? offered : (answer?.silent ?? []);
  return {
    groups,
    isWaiting: isAsked && (isPending || isPlaceholderData),
    /** Names of kinds that did not answer. */
    silent: silent.flatMap((name) => entryOf(name)?.name ?? []).map((name) => say(name)),
    again: () => void refetch(),
  };
}
