import { IconLock, IconUsers } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import css from './SeenBy.module.css';
import type { Sees } from './tree.ts';

/** Who opens it, in words and with a sign. */
export function SeenBy({ sees }: { sees: Sees }) {
  const say = useText();
  const known = sees === 'public' ? 'house' : sees;
  const Sign = known === 'house' || known === 'some' ? IconUsers : IconLock;
  return (
    <span className={css.seen}>
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      {say(`DOCS.SEES.${known}`)}
    </span>
  );
}
