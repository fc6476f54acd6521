import { Link, type LinkProps } from '@tanstack/react-router';
import { units } from '#contract/units/endpoints.ts';
import { useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import css from './Waits.module.css';

type DoorProps = { count: number; name: string; hint: string; to: LinkProps['to'] };

/** A door on the gallery: lit when something waits behind it. */
const Door = ({ count, name, hint, to }: DoorProps) => (
  <li className={css.bay}>
    <Link to={to} className={css.wait}>
      <span className={count > 0 ? `${css.door} ${css.lit}` : css.door}>{count}</span>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.hint}>{hint}</span>
      </span>
    </Link>
  </li>
);

/** "Čeká na vás": what the person alone can settle. Nothing is drawn until it is known. */
export function Waits() {
  const say = useText();
  const check = useReading(units.check, {}).data;
  if (!check) return null;
  const count = check.problemsTotal || (check.complete ? 0 : 1);
  return (
    <section className={css.section} aria-labelledby="waits">
      <h2 id="waits" className={css.title}>
        {say('HOME.WAITS')}
      </h2>
      <ul className={css.waits}>
        <Door
          count={count}
          name={say('HOME.PROBLEMS', { count })}
          hint={say(count > 0 ? 'HOME.PROBLEMS_HINT' : 'HOME.PROBLEMS_NONE')}
          to="/jednotky/kontrola"
        />
      </ul>
    </section>
  );
}
