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
