import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import css from './Splash.module.css';

/** What stands on the page until the interface does. */
export function Splash() {
  const say = useText();
  return (
    <div className={css.splash} role="status">
      <span className={css.mark}>
        <Mark size={48} />
      </span>
      {say('BASE.LOADING')}
    </div>
  );
}

const calm = 500;

type Props = { /** Whether the layout was not here before. */ fresh: boolean; children: ReactNode };

/** The splash over a fresh layout; it fades and is gone half a second after the layout stands. */
export function SplashUntilCalm({ fresh, children }: Props) {
  const [over, setOver] = useState(fresh);
  useEffect(() => {
    const timer = setTimeout(() => setOver(false), calm);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      {over && (
        <div className={css.over} aria-hidden="true">
          <Splash />
        </div>
      )}
    </>
  );
}
