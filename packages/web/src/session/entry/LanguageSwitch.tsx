import type { Locale } from '#contract/texts/catalog.ts';
import { languageNames, useLanguage, useText } from '../../base/texts.tsx';
import css from './LanguageSwitch.module.css';

/** Language of the signed-out screens; after sign-in the account's own holds. */
export function LanguageSwitch() {
  const say = useText();
  const { locale, setLocale } = useLanguage();
  return (
    <fieldset className={css.switch}>
      <legend className="vh">{say('BASE.LANGUAGE')}</legend>
      {(Object.entries(languageNames) as [Locale, string][]).map(([lang, name]) => (
        <button
          key={lang}
          type="button"
          lang={lang}
          className={css.one}
          aria-pressed={locale === lang}
          onClick={() => void setLocale(lang)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
