import { useEffect, useState } from 'react';
import { loadTexts, useText } from '../../base/texts.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import { LanguageSwitch } from '../entry/LanguageSwitch.tsx';
import css from './LegalScreen.module.css';
import { type Paper, papers } from './legal.ts';

/** Terms or privacy: built-in pages that stand open without signing in. */
export function LegalScreen({ paper }: { paper: Paper }) {
  const say = useText();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['legal']).then(() => setReady(true));
  }, []);
  if (!ready) return null;
  const { title, lead, sections } = papers[paper];
  return (
    <div className={css.page}>
      <title>{`${say(title)} · ${say('BASE.APP')}`}</title>
      <header className={css.slab} data-slab>
        <a href="/" className={css.brand}>
          <Mark />
          {say('BASE.APP')}
        </a>
        <a href="/" className={css.back}>
          {say('LEGAL.BACK')}
        </a>
      </header>
      <main className={css.main}>
        <h1>{say(title)}</h1>
        <p className={css.lead}>{say(lead)}</p>
        {sections.map(({ name, texts }) => (
          <section key={name}>
            <h2>{say(name)}</h2>
            {texts.map((text) => (
              <p key={text}>{say(text)}</p>
            ))}
          </section>
        ))}
        <p className={css.version}>{say('LEGAL.VERSION', { version: __VERSION__ })}</p>
      </main>
      <footer className={css.foot}>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
