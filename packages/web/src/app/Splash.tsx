import { useText } from '../base/texts.tsx';
import { Mark } from '../kit/Mark.tsx';
import css from './Splash.module.css';

/** What stands on the page until the interface does. */
export function Splash() {
  const say = useText();
  return (
    <div className={css.splash} role="status">
      <Mark size={48} />
      {say('BASE.LOADING')}
    </div>
  );
}
