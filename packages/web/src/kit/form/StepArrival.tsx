import { useEffect, useRef } from 'react';
import { useText } from '../../base/texts.tsx';

type Props = {
  /** Which step it is, from 0, of how many, and what it is called. */
  at: number;
  count: number;
  name: string;
};

/** Another step begins at its top, and is told to who cannot see it. */
export function StepArrival({ at, count, name }: Props) {
  const say = useText();
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current === at) return;
    seen.current = at;
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <p ref={place} tabIndex={-1} className="vh">
      {say('WIZARD.STEP', { at: at + 1, count })}
      {': '}
      {name}
    </p>
  );
}
