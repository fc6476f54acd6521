import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Piece } from '#contract/texts/pieces.ts';
import { latePart } from '../../base/parts.ts';
import { Card } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const rows = (
  <Card>
    <Skeleton rows={4} />
  </Card>
);

/** A section of a page, one of several that stand there by turns: it comes when it is opened, rows stand there meanwhile. */
export function lateSection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  says: readonly Piece[] = [],
  shape: ReactNode = rows,
): (props: P) => ReactNode {
  const Section = latePart(load, says) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense fallback={<div aria-busy="true">{shape}</div>}>
      <Section {...props} />
    </Suspense>
  );
}
