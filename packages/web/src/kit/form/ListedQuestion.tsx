import { Button } from '@mantine/core';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import css from './ListedQuestion.module.css';

type Line = { id: number; name: string; detail: string };
type Props = {
  title: string;
  text: string;
  /** Whom it concerns, one line each. */
  lines: readonly Line[];
  linesLabel: string;
  /** Whom it does not, with why. */
  left: readonly Line[];
  leftTitle: string;
  yes: string;
  no: string;
  answer: (sure: boolean) => void;
};

/** A question about several people that names every one of them; without anybody left it can only be closed. */
export function ListedQuestion({ title, text, lines, linesLabel, left, leftTitle, yes, no, answer }: Props) {
  return (
    <Dialog opened onClose={() => answer(false)} title={title}>
      <p className={css.text}>{text}</p>
      {lines.length > 0 && (
        // A long list scrolls, so that it is reached by the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus
        <section className={css.lines} aria-label={linesLabel} tabIndex={0}>
          <ul className={css.list}>
            {lines.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>
                <span>{one.detail}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <>
          <p className={css.text}>
            <b>{leftTitle}</b>
          </p>
          <ul className={css.list}>
            {left.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>
                <span>{one.detail}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogButtons>
        <Button variant="default" onClick={() => answer(false)}>
          {no}
        </Button>
        {lines.length > 0 && <Button onClick={() => answer(true)}>{yes}</Button>}
      </DialogButtons>
    </Dialog>
  );
}
