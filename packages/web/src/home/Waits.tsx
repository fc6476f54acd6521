import { Link, type LinkProps } from '@tanstack/react-router';
import { register as entitled } from '#contract/members/endpoints-register.ts';
import { units } from '#contract/units/endpoints.ts';
import { useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { askAgain } from '../confirmations/postponed.ts';
import css from './Waits.module.css';

type DoorProps = {
  count: number;
  name: string;
  hint: string;
  to: LinkProps['to'];
  search?: object;
  /** Done here instead of going there. */
  onOpen?: () => void;
};

/** A door on the gallery: lit when something waits behind it. */
const Door = ({ count, name, hint, to, search, onOpen }: DoorProps) => (
  <li className={css.bay}>
    <Link
      to={to}
      search={search as never}
      className={css.wait}
      onClick={(e) => {
        if (!onOpen) return;
        e.preventDefault();
        onOpen();
      }}
    >
      <span className={count > 0 ? `${css.door} ${css.lit}` : css.door}>{count}</span>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.hint}>{hint}</span>
      </span>
    </Link>
  </li>
);

/** What is not right in the register; only who can mend it is told. */
function Problems() {
  const say = useText();
  const check = useReading(units.check, {}).data;
  if (!check) return null;
  const count = check.problemsTotal || (check.complete ? 0 : 1);
  return (
    <Door
      count={count}
      name={say('HOME.PROBLEMS', { count })}
      hint={say(count > 0 ? 'HOME.PROBLEMS_HINT' : 'HOME.PROBLEMS_NONE')}
      to="/jednotky/kontrola"
    />
  );
}

/** Who would lose access by the register; no door while nobody would. */
function Falls() {
  const say = useText();
  const count = useReading(entitled.list, {}).data?.users.length ?? 0;
  if (count === 0) return null;
  return (
    <Door count={count} name={say('REGISTER.DOOR', { count })} hint={say('REGISTER.DOOR_HINT')} to="/sousede/pristup" />
  );
}

/** Votes in which a seat of mine has not voted yet. */
function Votes({ count }: { count: number }) {
  const say = useText();
  return (
    <Door
      count={count}
      name={say('HOME.VOTES', { count })}
      hint={say(count > 0 ? 'HOME.VOTES_HINT' : 'HOME.VOTES_NONE')}
      to="/hlasovani"
      search={{ tab: 'active' }}
    />
  );
}

/** What waits for me as a second person; no door while there is nothing. */
function Second({ count }: { count: number }) {
  const say = useText();
  return (
    <Door
      count={count}
      name={say('HOME.SECOND', { count })}
      hint={say('HOME.SECOND_HINT')}
      to="/hlasovani/druha-osoba"
    />
  );
}

/** Messages for me that I have not opened. */
function Messages({ count }: { count: number }) {
  const say = useText();
  return (
    <Door
      count={count}
      name={say('MESSAGE.HOME.WAITS', { count })}
      hint={say(count > 0 ? 'MESSAGE.HOME.WAITS_HINT' : 'MESSAGE.HOME.WAITS_NONE')}
      to="/zpravy"
      search={count > 0 ? { filters: { unread: 'yes' }, filter: 1 } : undefined}
    />
  );
}

/** What I have not confirmed that I have read, also what I put off; no door while there is none. */
function Accepts({ count }: { count: number }) {
  const say = useText();
  return (
    <Door
      count={count}
      name={say('CONFIRMATIONS.HOME.DOOR', { count })}
      hint={say('CONFIRMATIONS.HOME.HINT')}
      to="/zpravy"
      onOpen={askAgain}
    />
  );
}

/**
 * `messages` and `votes` are how many wait for the person; null for whom a module is closed. `second` wait for their word as a
 * second person, `accepts` for their word that they have read.
 */
type Props = {
  register: boolean;
  /** Whether they administer members. */
  people: boolean;
  messages: number | null;
  votes: number | null;
  second: number;
  accepts: number;
};
/** "Čeká na vás": what the person alone can settle. Nothing is drawn until it is known. */
export function Waits({ register, people, messages, votes, second, accepts }: Props) {
  const say = useText();
  if (!register && messages === null && votes === null && second === 0 && accepts === 0) return null;
  return (
    <section className={css.section} aria-labelledby="waits">
      <h2 id="waits" className={css.title}>
        {say('HOME.WAITS')}
      </h2>
      <ul className={css.waits}>
        {messages !== null && <Messages count={messages} />}
        {accepts > 0 && <Accepts count={accepts} />}
        {votes !== null && <Votes count={votes} />}
        {second > 0 && <Second count={second} />}
        {register && <Problems />}
        {people && <Falls />}
      </ul>
    </section>
  );
}
