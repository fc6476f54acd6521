import type { ReactNode } from 'react';
import { Bay, type BayKind } from './Bay.tsx';
import css from './EmptyState.module.css';

type Props = { kind: BayKind; title: string; text?: string; alert?: boolean; level?: 1 | 2; children?: ReactNode };

/** The illustrated face of a region: picture, headline, one sentence, at most one action. */
export const EmptyState = ({ kind, title, text, alert = false, level = 2, children }: Props) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={css.face} role={alert ? 'alert' : undefined}>
      <Bay kind={kind} />
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
};
