import type { ReactNode } from 'react';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Face } from '../kit/Face.tsx';

/** Forms are for those who administer units; others read why not. */
export function NotAdministered({ children }: { children: ReactNode }) {
  const say = useText();
  if (useMay('rooms', 'rw')) return children;
  return <Face kind="lock" alert title={say('FACES.REFUSED_TITLE')} text={say('BASE.ERRORS.NO_PERMISSION')} />;
}
