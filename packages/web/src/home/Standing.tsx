import { Link } from '@tanstack/react-router';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { StandingCard } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardLink } from '../kit/card/CardLink.tsx';
import css from './HomePage.module.css';

type Brings = { useStanding: () => readonly StandingCard[] };
const files = import.meta.glob<Brings>('../*/standing.ts', { eager: true });
const brought = Object.values(files);

// biome-ignore lint/correctness/useHookAtTopLevel: the list never changes, so all are called always and in one order
const useCards = () => brought.flatMap(({ useStanding }) => useStanding());

const OneCard = ({ name, all, lines }: StandingCard) => (
  <Card title={name} aside={<CardLink at={all.at} name={all.name} long={all.long} />}>
    <ul className={css.lines}>
      {lines.map(({ id, mark, text, hint, at, search, isBad, act }) => (
        <li key={id} className={css.row}>
          <Link {...linkTo(at, search)} className={css.line}>
            <b className={isBad ? `${css.mark} ${css.bad}` : css.mark}>{mark}</b>
            <span className={css.about}>
              {text}
              {hint && <span className={css.hint}>{hint}</span>}
            </span>
          </Link>
          {act && (
            <button type="button" className={css.act} aria-label={act.long} onClick={act.run}>
              {act.name}
            </button>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

/** "Stav domu": what stands open in what the asker administers; a calm house when nothing does. */
export function Standing() {
  const say = useText();
  const cards = useCards().filter(({ lines }) => lines.length > 0);
  return (
    <section className={css.standing} aria-labelledby="standing">
      <h2 id="standing" className={css.heading}>
        {say('STANDING.TITLE')}
      </h2>
      {cards.length > 0 ? (
        <div className={css.two}>
          {cards.map((card) => (
            <OneCard key={card.id} {...card} />
          ))}
        </div>
      ) : (
        <Card padded>
          <p className={css.calm}>{say('STANDING.CALM')}</p>
        </Card>
      )}
    </section>
  );
}
