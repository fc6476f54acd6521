import { useText } from '../../base/texts.tsx';
import css from './Footer.module.css';

/** Version and the two documents everybody may read. */
export function Footer() {
  const say = useText();
  return (
    <footer className={css.footer}>
      <span>{say('BASE.VERSION', { version: __VERSION__ })}</span>
      <a href="/podminky">{say('BASE.TERMS')}</a>
      <a href="/soukromi">{say('BASE.PRIVACY')}</a>
    </footer>
  );
}
