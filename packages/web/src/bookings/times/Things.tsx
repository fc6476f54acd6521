import { typo } from '#contract/base/words/typo.ts';
import type { Thing } from '#contract/bookings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { thingSigns } from '../rows/signs.ts';
import { useTimeText } from '../rows/useTimeText.ts';
import css from './Things.module.css';

type Props = { things: readonly Thing[]; chosen: Thing; choose: (id: number) => void };

/** What is to be had; one of them is shown below. */
export function Things({ things, chosen, choose }: Props) {
  const say = useText();
  const text = useTimeText();
  return (
    <nav aria-label={say('BOOKING.THINGS')}>
      <ul className={css.things}>
        {things.map((thing) => {
          const Sign = thingSigns[thing.kind];
          const words = [text.by(thing), thing.approval && say('BOOKING.CONSENT')];
          return (
            <li key={thing.id}>
              <button
                type="button"
                className={css.thing}
                aria-current={thing.id === chosen.id ? 'true' : undefined}
                onClick={() => choose(thing.id)}
              >
                <Sign size={24} stroke={1.75} aria-hidden="true" />
                <span>
                  <span className={css.name}>{typo(thing.name)}</span>
                  <span className={css.how}>{words.filter(Boolean).join(', ')}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
