import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../base/texts.tsx';
import type { Row } from './columns.ts';
import css from './Table.module.css';

/** Rows that stand together under a heading, as the server sorted them. */
export type Groups<R extends Row> = {
  of: (row: R) => string;
  name: (group: string) => string;
  /** How many it has in the whole list, however many of them are on this page. */
  count: (group: string) => number | undefined;
  /** What else stands in the heading. */
  told?: (group: string) => ReactNode;
  /** In a table, what stands under the last columns in its heading. */
  cells?: (group: string) => readonly ReactNode[];
  fold?: {
    /** Whether its rows are hidden under the heading; null where they always show. */
    of: (group: string) => boolean | null;
    /** Hides them, or shows them. */
    turn: (group: string) => void;
    /** What the button that does it is called. */
    name: (group: string) => string;
  };
};

/** Rows in runs, each of one group; without groups they are one. */
export function runsOf<T>(rows: readonly T[], groupOf: ((row: T) => string) | undefined): T[][] {
  const runs: T[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && (!groupOf || groupOf(last[0] as T) === groupOf(row))) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** What the group is called and how many it has. */
export function GroupName<R extends Row>({ groups, row }: { groups: Groups<R>; row: R }) {
  const format = useFormat();
  const group = groups.of(row);
  const count = groups.count(group);
  return (
    <>
      {groups.name(group)} {count !== undefined && <span className={css.groupCount}>{format.number(count)}</span>}
      {groups.told?.(group)}
    </>
  );
}

/** Shows rows of the group, or hides them. */
export function GroupFold<R extends Row>({ groups, row }: { groups: Groups<R>; row: R }) {
  const group = groups.of(row);
  const { fold } = groups;
  const folded = fold?.of(group) ?? null;
  if (!fold || folded === null) return null;
  const Sign = folded ? IconChevronDown : IconChevronUp;
  return (
    <ActionIcon variant="subtle" aria-expanded={!folded} aria-label={fold.name(group)} onClick={() => fold.turn(group)}>
      <Sign size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}

/** Whether the row is hidden under the heading of its group. */
export const isFolded = <R extends Row>(groups: Groups<R> | undefined, row: R): boolean =>
  groups?.fold?.of(groups.of(row)) ?? false;
