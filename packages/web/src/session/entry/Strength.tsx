import { useEffect, useState } from 'react';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import css from './Strength.module.css';

const levels: readonly TextKey[] = [
  'PASSWORD.STRENGTH.S0',
  'PASSWORD.STRENGTH.S1',
  'PASSWORD.STRENGTH.S2',
  'PASSWORD.STRENGTH.S3',
  'PASSWORD.STRENGTH.S4',
];

/** Five levels under a new password; the judge is loaded only here. */
export function Strength({ password, own = [] }: { password: string; own?: readonly string[] }) {
  const say = useText();
  const [score, setScore] = useState<number | null>(null);
  const words = own.join('\n');
  useEffect(() => {
    let live = true;
    const timer = setTimeout(async () => {
      const { strengthOf } = await import('./strength.ts');
      if (live) setScore(password ? strengthOf(password, words.split('\n')) : null);
    }, 120);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [password, words]);
  const level = score === null ? null : levels[score];
  return (
    <div className={css.meter}>
      <span className={css.bars} aria-hidden="true">
        {levels.map((key, i) => (
          <span key={key} className={score !== null && i <= score ? `${css.bar} ${css[`s${score}`]}` : css.bar} />
        ))}
      </span>
      <span className={css.word} role="status">
        {level && say('PASSWORD.STRENGTH.LABEL', { level: say(level) })}
        {score !== null && score < 2 && ` ${say('PASSWORD.STRENGTH.ADVICE')}`}
      </span>
    </div>
  );
}
