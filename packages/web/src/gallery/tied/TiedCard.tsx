import { Suspense } from 'react';
import { gallery } from '#contract/gallery/endpoints.ts';
import type { Tie } from '#contract/gallery/schema.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';

const TiedAlbums = latePart(async () => (await import('./TiedAlbums.tsx')).TiedAlbums);

/** Albums of a report or of an event; nothing where there are none for who reads. */
function TiedCard(tie: Tie) {
  const reads = useMay('gallery', 'r');
  const { data } = useReading(gallery.tied, tie, { when: reads });
  if (!data || data.galleries.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <TiedAlbums albums={data.galleries} />
    </Suspense>
  );
}

type Of = { id: number };
export const AlbumsOfReport = ({ id }: Of) => <TiedCard kind="report" id={id} />;
export const AlbumsOfEvent = ({ id }: Of) => <TiedCard kind="event" id={id} />;
