import type { ReactNode } from 'react';
import type { Place } from '#contract/base/links.ts';
import { Loaded, type Reading } from '../../base/Loaded.tsx';
import { PageHead } from './PageHead.tsx';
import { RecordShape } from './Shapes.tsx';

type Part<T> = (record: T) => ReactNode;
type Props<T> = {
  of: Reading<T>;
  /** What it is called; what its list is called until it arrives. */
  title: string;
  /** Where the list is, and what it is called. */
  back: (Place & { name: string }) | undefined;
  /** What stands for the record before its title. */
  sign?: Part<T>;
  sub?: Part<T>;
  /** At most two buttons, the rest in a menu. */
  actions?: Part<T>;
  children: Part<T>;
};

/** One record to read: its head, which waits for nothing, and under it what it holds in the shape it will have. */
export function RecordPage<T>({ of, title, back, sign, sub, actions, children }: Props<T>) {
  const drawn = (part: Part<T> | undefined) => (of.data === undefined ? undefined : part?.(of.data));
  return (
    <>
      <PageHead title={title} record back={back} sign={drawn(sign)} sub={drawn(sub)} actions={drawn(actions)} />
      <Loaded of={of} shape={<RecordShape />}>
        {children}
      </Loaded>
    </>
  );
}
