import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import css from './Steps.module.css';

const names = ['ENTER.PASSWORD', 'ENTER.CHECK', 'ENTER.SUMMARY'] as const satisfies readonly TextKey[];

const Done = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12l5 5L20 7" />
  </svg>
);

/** Where the person is: arches joined by a post; on a phone a thin rail with the words. */
export function Steps({ at }: { at: number }) {
  const say = useText();
  const classOf = (i: number) => (i < at ? css.passed : i === at ? css.now : '');
  return (
    <>
      <ol className={css.steps} aria-label={say('ENTER.STEPS')}>
        {names.map((name, i) => (
          <li key={name} className={`${css.step} ${classOf(i)}`} aria-current={i === at ? 'step' : undefined}>
            <span className={css.arch} aria-hidden="true">
              {i < at ? <Done /> : i + 1}
            </span>
            <span className={css.name}>
              {say(name)}
              {i < at && <span className="vh"> {say('ENTER.STEP_DONE')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.where}>
        <span className={css.rail} aria-hidden="true">
          {names.map((name, i) => (
            <span key={name} className={i <= at ? `${css.bar} ${css.reached}` : css.bar} />
          ))}
        </span>
        {say('ENTER.STEP', { at: at + 1, name: say(names[at] as TextKey) })}
      </p>
    </>
  );
}
