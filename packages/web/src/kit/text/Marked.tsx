import { spansIn } from '#contract/base/words/search.ts';
import css from './Marked.module.css';

/** A text with what was asked marked in it, also across diacritics. */
export function Marked({ text, asked }: { text: string; asked: string }) {
  const spans = spansIn(text, asked);
  return (
    <>
      {spans.map(([from, to], i) => (
        <span key={from}>
          {text.slice(spans[i - 1]?.[1] ?? 0, from)}
          <mark className={css.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  );
}
