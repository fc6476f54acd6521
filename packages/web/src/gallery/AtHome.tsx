import { galleryLinks } from '#contract/gallery/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Photographs of neighbours that wait for the committee; nothing while none do. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.photosOffered ?? 0;
  if (count === 0) return [];
  return [
    {
      count,
      name: say('HOME.PHOTOS', { count }),
      hint: say('HOME.PHOTOS_HINT'),
      first: { of: 'photosOffered', at: galleryLinks.one },
      at: galleryLinks.list(),
    },
  ];
}
