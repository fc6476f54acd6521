import { Suspense } from 'react';
import { useAssociation, useMe, usePortal } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';

// In most houses nothing of it holds.
const BannersShown = latePart(async () => (await import('./BannersShown.tsx')).BannersShown);

/** What holds on every page: a visit, the demonstration that keeps nothing, and the free version with the ways out of it. */
export function Banners() {
  const { demo } = usePortal();
  const house = useAssociation().data;
  const isFree = house?.svj.isFree === true;
  const isVisited = useMe().visitUntil !== null || (house?.visits.length ?? 0) > 0;
  if (!demo && !isFree && !isVisited) return null;
  return (
    <Suspense fallback={null}>
      <BannersShown isFree={isFree} isVisited={isVisited} />
    </Suspense>
  );
}
