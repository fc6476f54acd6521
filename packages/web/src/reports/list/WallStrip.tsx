import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { wallLinks } from '#contract/walls/links.ts';
import { useCounts, useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** What came from codes on the wall and waits for who administers reports; nothing while none does. */
export function WallStrip() {
  const say = useText();
  const administers = useMay('reports', 'rw');
  const count = useCounts()?.wallWaiting ?? 0;
  if (!administers || count === 0) return null;
  return (
    <Note>
      {say('WALLS.WAITING', { count })}{' '}
      <Anchor renderRoot={(props) => <Link {...props} {...wallLinks.notes()} />}>{say('WALLS.LOOK')}</Anchor>
    </Note>
  );
}
