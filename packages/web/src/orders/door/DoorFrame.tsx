import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import type { BayKind } from '../../kit/motifs/Bay.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import css from './Door.module.css';

type Props = { title: string; support: string | null; children: ReactNode };

/** The frame of the public form: the mark and whom to ask, nothing of the portal's inside. */
export function DoorFrame({ title, support, children }: Props) {
  const say = useText();
  return (
    <div className={css.page}>
      <title>{`${title} · ${say('BASE.APP')}`}</title>
      <header className={css.slab} data-slab>
        <div className={css.top}>
          <span className={css.brand}>
            <Mark size={34} />
            {say('BASE.APP')}
          </span>
          {support && (
            <a className={css.ask} href={support}>
              {say('ORDERS.DOOR.ASK')}
            </a>
          )}
        </div>
      </header>
      {children}
    </div>
  );
}

/** The foot of the page, over the bar that stays in sight. */
export function DoorFoot() {
  const say = useText();
  return (
    <footer className={css.foot}>
      <span>{say('BASE.VERSION', { version: __VERSION__ })}</span>
      <a href="/podminky" target="_blank" rel="noreferrer">
        {say('BASE.TERMS')}
      </a>
      <a href="/soukromi" target="_blank" rel="noreferrer">
        {say('BASE.PRIVACY')}
      </a>
    </footer>
  );
}

type EndProps = { kind: BayKind; title: string; text: string; support: string | null };
/** A page after which there is nothing to do. */
export const DoorEnd = ({ kind, title, text, support }: EndProps) => (
  <DoorFrame title={title} support={support}>
    <main className={css.end}>
      <div className={css.last} role="status">
        <EmptyState kind={kind} level={1} title={title} text={text} />
      </div>
    </main>
  </DoorFrame>
);
