import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Module } from '#contract/access.ts';
import { Loaded, type Reading } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { type Back, PageHead } from './PageHead.tsx';
import { RecordShape } from './Shapes.tsx';

type Part<T> = (record: T) => ReactNode;
type Props<T> = {
  of: Reading<T>;
  /** What it is called; what its list is called until it arrives. */
  title: string;
  /** Where the list is, and what it is called. */
  back: Back | undefined;
  /** The module it is of, whose star stands beside its title. */
  star?: Module;
  /** What stands for the record before its title. */
  sign?: Part<T>;
  sub?: Part<T>;
  /** At most two buttons, the rest in a menu. */
  actions?: Part<T>;
  children: Part<T>;
};

/** A number that names nothing leads to the list, and the server's answer says why. */
function Missing({ back }: { back: Back }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ ...linkTo(back, back.search), replace: true } as never);
  }, [navigate, back]);
  return null;
}

/** One record to read: its head, which waits for nothing, and under it what it holds in the shape it will have. */
export function RecordPage<T>({ of, title, back, star, sign, sub, actions, children }: Props<T>) {
  if (back && of.data === undefined && of.error?.status === 404) return <Missing back={back} />;
  const drawn = (part: Part<T> | undefined) => (of.data === undefined ? undefined : part?.(of.data));
  return (
    <>
      <PageHead
        title={title}
        record
        back={back}
        // Behind the name of its list it would move once its own comes.
        {...(star && of.data !== undefined && { star })}
        sign={drawn(sign)}
        sub={drawn(sub)}
        actions={drawn(actions)}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {children}
      </Loaded>
    </>
  );
}
