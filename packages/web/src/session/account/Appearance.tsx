import { Radio, useMantineColorScheme } from '@mantine/core';
import type { Locale } from '#contract/texts/catalog.ts';
import { type Look, lookNames, looks } from '../../base/look.ts';
import { languageNames, useLanguage, useText } from '../../base/texts.tsx';
import { SavedAt, useSavedAt } from '../../kit/page/SavedAt.tsx';
import css from './Appearance.module.css';
import { useKeepLanguage } from './language.ts';

/** Language and look; both hold at once. */
export function Appearance() {
  const say = useText();
  const { locale } = useLanguage();
  const keep = useKeepLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { outcome, save } = useSavedAt();
  return (
    <div className={css.groups}>
      <Radio.Group
        label={say('ACCOUNT.LANGUAGE')}
        value={locale}
        onChange={(lang) => void save(() => keep(lang as Locale))}
      >
        <div className={css.choices}>
          {Object.entries(languageNames).map(([lang, name]) => (
            <Radio key={lang} value={lang} label={name} lang={lang} classNames={{ body: css.choice }} />
          ))}
        </div>
        <SavedAt outcome={outcome} />
      </Radio.Group>
      <Radio.Group label={say('ACCOUNT.SCHEME')} value={colorScheme} onChange={(look) => setColorScheme(look as Look)}>
        <div className={css.choices}>
          {looks.map((look) => (
            <Radio key={look} value={look} label={say(lookNames[look])} classNames={{ body: css.choice }} />
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}
