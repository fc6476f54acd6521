import { IconArrowUp } from '@tabler/icons-react';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import css from './TableNews.module.css';

/** A quiet line at the edge of the screen, where it covers no control of the list's head: what came since it was read. Nothing moves until it is pressed. */
export function TableNews({ of: { moved } }: { of: Listing<unknown> }) {
  const say = useText();
  return (
    <div className={css.place} role="status">
      {moved && (
        <button type="button" className={css.line} onClick={moved.show}>
          <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
          {moved.more > 0 ? say('TABLE.NEWS', { count: moved.more }) : say('TABLE.CHANGED')}
        </button>
      )}
    </div>
  );
}
