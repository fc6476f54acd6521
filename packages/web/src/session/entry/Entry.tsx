import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { Courtyard } from '../../kit/motifs/Courtyard.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import css from './Entry.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Way } from './Way.tsx';

type Props = { title: string; lead?: ReactNode; wide?: boolean; children: ReactNode };

/** The frame of every signed-out form: the courtyard at night on one side, the door on the other. */
export function Entry({ title, lead, wide = false, children }: Props) {
  const say = useText();
  return (
    <div className={wide ? `${css.entry} ${css.broad}` : css.entry}>
      <title>{`${title} · ${say('BASE.APP')}`}</title>
      <header className={css.side} data-slab>
        <Courtyard />
        <div className={css.sign}>
          <span className={css.brand}>
            <Mark size={38} />
            {say('BASE.APP')}
          </span>
          <p className={css.claim}>{say('AUTH.CLAIM')}</p>
        </div>
      </header>
      <div className={css.door}>
        <main className={css.form}>
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={css.foot}>
          <span className={css.version}>{say('BASE.VERSION', { version: __VERSION__ })}</span>
          <Way to="/podminky">{say('BASE.TERMS')}</Way>
          <Way to="/soukromi">{say('BASE.PRIVACY')}</Way>
          <LanguageSwitch />
        </footer>
      </div>
    </div>
  );
}
