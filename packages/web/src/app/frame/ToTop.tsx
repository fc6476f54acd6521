import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './ToTop.module.css';

/** Back to the top of a long page; there for whoever turns back once a screenful is behind. */
export function ToTop() {
  const say = useText();
  const [far, setFar] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      // Whoever reads on is not in need of it, and it would lie over what is read.
      if (now !== last) setFar(now > window.innerHeight && now < last);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const up = () => {
    window.scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.up} aria-label={say('NAV.TOP')} title={say('NAV.TOP')} onClick={up}>
      <IconArrowUp size={22} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
