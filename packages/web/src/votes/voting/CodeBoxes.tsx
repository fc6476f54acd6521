import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './CodeBoxes.module.css';

export const codeLength = 6;

type Props = {
  /** One character a box; a space is an empty one. */
  value: string;
  onChange: (value: string) => void;
  wrong: boolean;
  describedBy: string;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Digits put in from this box on, as typing or pasting does. */
const spread = (value: string, from: number, digits: string) =>
  [...value.padEnd(codeLength)].map((was, i) => digits[i - from] ?? was).join('');

/** Six boxes of a code: paste spreads, Backspace goes back; Enter submits the form around. */
export function CodeBoxes({ value, onChange, wrong, describedBy }: Props) {
  const say = useText();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (at: number) => boxes.current[Math.max(0, Math.min(codeLength - 1, at))]?.focus();
  const put = (from: number, digits: string) => {
    if (digits === '') return;
    onChange(spread(value, from, digits));
    focus(from + digits.length);
  };
  const paste = (e: ClipboardEvent, at: number) => {
    e.preventDefault();
    const digits = digitsOf(e.clipboardData.getData('text')).slice(0, codeLength);
    put(digits.length === codeLength ? 0 : at, digits);
  };
  const key = (e: KeyboardEvent, at: number) => {
    if (e.key === 'ArrowLeft') focus(at - 1);
    else if (e.key === 'ArrowRight') focus(at + 1);
    else if (e.key === 'Backspace') {
      e.preventDefault();
      const here = value[at]?.trim() ? at : at - 1;
      if (here < 0) return;
      onChange(spread(value, here, ' '));
      focus(here);
    }
  };
  return (
    <fieldset className={css.boxes} aria-describedby={describedBy}>
      <legend className="vh">{say('VOTE_DETAIL.CODE.BOXES')}</legend>
      {Array.from({ length: codeLength }, (_, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
          key={at}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          className={css.box}
          aria-label={say('VOTE_DETAIL.CODE.DIGIT', { at: at + 1 })}
          aria-invalid={wrong}
          data-autofocus={at === 0 || undefined}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          value={value[at]?.trim() ?? ''}
          onFocus={(e) => e.currentTarget.select()}
          onPaste={(e) => paste(e, at)}
          onKeyDown={(e) => key(e, at)}
          onChange={(e) => {
            const typed = digitsOf(e.currentTarget.value);
            // a phone fills a whole code into the first box
            if (typed.length >= codeLength) put(0, typed.slice(0, codeLength));
            else put(at, typed.length > 1 ? (typed.replace(value[at] ?? '', '')[0] ?? typed[0] ?? '') : typed);
          }}
        />
      ))}
    </fieldset>
  );
}
