import { type ClipboardEvent, type KeyboardEvent, useReducer, useRef } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './CodeBoxes.module.css';
import { codeLength, erasedAt, pastedInto, type Typed, typedInto } from './codeDigits.ts';

type Props = {
  /** One character a box; a space is an empty one. */
  onChange: (value: string) => void;
  wrong: boolean;
  describedBy: string;
};

/** Six boxes of a code: paste spreads, Backspace goes back; Enter submits the form around. */
export function CodeBoxes({ onChange, wrong, describedBy }: Props) {
  const say = useText();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // Kept outside of rendering: two keys may come before the first of them is drawn, and both stand on this.
  const value = useRef('');
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const focus = (at: number) => boxes.current[Math.max(0, Math.min(codeLength - 1, at))]?.focus();
  const become = (typed: Typed | null) => {
    if (!typed) return;
    value.current = typed.value;
    draw();
    onChange(typed.value);
    focus(typed.next);
  };
  const paste = (e: ClipboardEvent, at: number) => {
    e.preventDefault();
    become(pastedInto(value.current, at, e.clipboardData.getData('text')));
  };
  const key = (e: KeyboardEvent, at: number) => {
    const plain = !e.ctrlKey && !e.metaKey && !e.altKey;
    if (e.key === 'ArrowLeft') focus(at - 1);
    else if (e.key === 'ArrowRight') focus(at + 1);
    else if (e.key === 'Backspace') {
      e.preventDefault();
      become(erasedAt(value.current, at));
    } else if (plain && /^\d$/.test(e.key)) {
      e.preventDefault();
      become(typedInto(value.current, at, e.key));
    }
  };
  // A dialog gives the focus twice while it opens, the second time when somebody may be typing already.
  const empty = value.current.padEnd(codeLength).indexOf(' ');
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
          data-autofocus={at === empty || undefined}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          value={value.current[at]?.trim() ?? ''}
          onFocus={(e) => e.currentTarget.select()}
          onPaste={(e) => paste(e, at)}
          onKeyDown={(e) => key(e, at)}
          // keyboards of phones and what the system fills in come without keys
          onChange={(e) => become(typedInto(value.current, at, e.currentTarget.value))}
        />
      ))}
    </fieldset>
  );
}
