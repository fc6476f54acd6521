import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { NoteSign } from '../../kit/page/Note.tsx';
import css from './DemoBar.module.css';
import { endGuide, type Guided, useGuide } from './guide.ts';

/** One of seven stops: what is seen here, and the way on. */
function Stop({ n, of, stop, at, go, placeOf }: Guided) {
  const say = useText();
  const navigate = useNavigate();
  const words = useRef<HTMLHeadingElement>(null);
  const step = async (to: number) => {
    go(to);
    await navigate(linkTo(placeOf(to)));
    words.current?.focus();
  };
  const isLast = n === of - 1;
  return (
    <section className={css.stop} aria-label={say('DEMO.PATH.LABEL')}>
      <div className={css.words}>
        <p className={css.place}>{say('DEMO.PATH.PLACE', { n: n + 1, of })}</p>
        <h2 ref={words} tabIndex={-1} className={css.title}>
          <Link {...linkTo(at)}>{say(`DEMO.PATH.AT.${stop}.TITLE`)}</Link>
        </h2>
        <p>{say(`DEMO.PATH.AT.${stop}.TEXT`)}</p>
      </div>
      <div className={css.ways}>
        <Button variant="subtle" color="stone" onClick={endGuide}>
          {say('DEMO.PATH.CLOSE')}
        </Button>
        {n > 0 && (
          <Button variant="default" onClick={() => void step(n - 1)}>
            {say('DEMO.PATH.BACK')}
          </Button>
        )}
        <Button variant="default" onClick={isLast ? endGuide : () => void step(n + 1)}>
          {say(isLast ? 'DEMO.PATH.DONE' : 'DEMO.PATH.NEXT')}
        </Button>
      </div>
    </section>
  );
}

/** Stands on every page of a demonstration: that nothing is saved, the way out, and the guide of who wished one. */
export function DemoBar({ onLeave, guides = true }: { onLeave: () => unknown; guides?: boolean }) {
  const say = useText();
  const guide = useGuide();
  const end = () => {
    endGuide();
    onLeave();
  };
  return (
    <div className={css.demo}>
      <div className={css.bar}>
        <NoteSign tone="warn" />
        <span className={css.said}>{say('DEMO.BAR')}</span>
        <button type="button" className={css.leave} onClick={end}>
          {say('DEMO.LEAVE')}
        </button>
      </div>
      {guides && guide && <Stop {...guide} />}
    </div>
  );
}
