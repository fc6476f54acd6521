import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { homeLinks } from '#contract/home/links.ts';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import type { Answer } from './answer.ts';
import { Refused } from './Refused.tsx';
import { useText } from './texts.tsx';

export type Reading<T> = { data: T | undefined; error: Answer | null; isFetching: boolean; refetch: () => unknown };
type Props<T> = {
  of: Reading<T>;
  /** Skeleton in the final shape; rows by default. */
  shape?: ReactNode;
  /** The face instead of the full one, when there is nothing to show. */
  empty?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** True once `ms` have passed: a quick answer never flashes a skeleton. */
function useLate(ms: number): boolean {
  const [late, set] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => set(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
}

function Waiting({ shape }: { shape: ReactNode }) {
  const say = useText();
  const late = useLate(200);
  return (
    <div aria-busy="true">
      <span className="vh" role="status">
        {late && say('BASE.LOADING')}
      </span>
      {late && shape}
    </div>
  );
}

function Failed({ error, again }: { error: Answer; again: () => unknown }) {
  const say = useText();
  const navigate = useNavigate();
  if (error.status === 403) return <Refused why={error.key} told />;
  if (error.status === 404)
    return (
      <EmptyState kind="lock" alert title={say('FACES.MISSING_TITLE')} text={say(error.key, error.params)}>
        <Button variant="default" onClick={() => void navigate({ ...homeLinks.dashboard() })}>
          {say('FACES.BACK_HOME')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState kind="error" alert title={say('FACES.ERROR_TITLE')} text={say(error.key, error.params)}>
      <Button onClick={() => void again()}>{say('BASE.TRY_AGAIN')}</Button>
    </EmptyState>
  );
}

/** The four faces of a region: waiting, refused, empty, full. The only place that decides which. */
export function Loaded<T>({ of, shape = <Skeleton />, empty, children }: Props<T>) {
  if (of.data === undefined)
    return of.error ? <Failed error={of.error} again={of.refetch} /> : <Waiting shape={shape} />;
  const nothing = empty?.(of.data);
  return <>{nothing || children(of.data)}</>;
}
