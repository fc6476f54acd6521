import { IconLock } from '@tabler/icons-react';
import type { AlbumVisibility } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

/** Said of an album that only the committee sees; of others nothing. */
export function PrivateTag({ visibility }: { visibility: AlbumVisibility }) {
  const say = useText();
  if (visibility === 'public') return null;
  return (
    <Tag icon={IconLock} tone="info">
      {say('GALLERY.PRIVATE')}
    </Tag>
  );
}
