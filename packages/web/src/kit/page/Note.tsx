import type { ReactNode } from 'react';
import css from './Note.module.css';

/** The four tones, drawn here so that the sign-in screen needs no icon package. */
const signs = {
  info: 'M12 8h.01M11 12h1v4h1',
  ok: 'M9 12l2 2 4-4',
  warn: 'M12 8v4M12 16h.01',
  bad: 'M12 8v4M12 16h.01',
} as const;
export type NoteTone = keyof typeof signs;

type Props = { tone?: NoteTone; live?: boolean; children: ReactNode };
/** A tinted note in the flow of a page; `live` says it aloud when it appears. */
export const Note = ({ tone = 'info', live = false, children }: Props) => (
  <div className={`${css.note} ${css[tone]}`} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
    <NoteSign tone={tone} />
    <div className={css.text}>{children}</div>
  </div>
);

export const NoteSign = ({ tone }: { tone: NoteTone }) => (
  <svg className={`${css.sign} ${css[tone]}`} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    {tone === 'warn' ? <path d="M12 4L3 20h18z" /> : <circle cx="12" cy="12" r="9" />}
    <path d={signs[tone]} />
  </svg>
);
