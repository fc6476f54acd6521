import { useFormat, useText } from '../base/texts.tsx';
import css from './Greeting.module.css';
import { greetingAt } from './greeting.ts';

/** The greeting carries no name: Czech would want it in the vocative. */
export function Greeting() {
  const say = useText();
  const format = useFormat();
  const now = new Date();
  const day = format.dateTime(now, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div>
      <title>{`${say('MODULES.HOME')} · ${say('BASE.APP')}`}</title>
      <h1 className={css.greeting}>{say(greetingAt(now))}</h1>
      <p className={css.day}>{day}</p>
    </div>
  );
}
