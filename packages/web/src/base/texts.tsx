import { createContext, type ReactNode, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider, useFormatter, useTranslations } from 'use-intl';
import { withOneStop } from '#contract/base/stops.ts';
import { typo } from '#contract/base/typo.ts';
import type { Catalog, Locale } from '#contract/texts/catalog.ts';
import publicCzech from '#contract/texts/cs/public.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { inBrowser } from './stored.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Catalog;
  }
}

/** `public` is what the signed-out tree says, `legal` the two papers, `entering` what mailed links open, `app` everything else. */
const scopes = ['public', 'app', 'legal', 'entering'] as const;
export type Scope = (typeof scopes)[number];
export type Params = Record<string, string | number | Date>;
export type Say = (key: TextKey, params?: Params) => string;

const loaders = {
  public: { cs: async () => publicCzech, en: async () => (await import('#contract/texts/en/public.ts')).default },
  legal: {
    cs: async () => (await import('#contract/texts/cs/legal.ts')).default,
    en: async () => (await import('#contract/texts/en/legal.ts')).default,
  },
  entering: {
    cs: async () => (await import('#contract/texts/cs/entering.ts')).default,
    en: async () => (await import('#contract/texts/en/entering.ts')).default,
  },
  app: {
    cs: async () => (await import('./czech.ts')).texts,
    en: async () => (await import('./english.ts')).texts,
  },
};

// catalogues arrive outside of rendering: React subscribes to the version
const loaded = new Map<string, object>([['public:cs', publicCzech]]);
const listeners = new Set<() => void>();
let version = 0;
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export async function loadTexts(scope: Scope, locale: Locale): Promise<void> {
  const name = `${scope}:${locale}`;
  if (loaded.has(name)) return;
  loaded.set(name, await loaders[scope][locale]());
  version++;
  for (const tell of listeners) tell();
}

/** Each language calls itself by its own name. */
export const languageNames: Record<Locale, string> = { cs: 'Čeština', en: 'English' };

const stored = 'pavlac.lang';
export const savedLocale = (): Locale => (inBrowser.read(stored) === 'en' ? 'en' : 'cs');

type Language = { locale: Locale; setLocale: (next: Locale) => Promise<void> };
const LanguageContext = createContext<Language>({ locale: 'cs', setLocale: async () => {} });
/** The language of the page and the way to change it. */
export const useLanguage = (): Language => use(LanguageContext);

const openScopes = (): Scope[] => scopes.filter((s) => [...loaded.keys()].some((k) => k.startsWith(s)));

/** Days and numbers of the English portal are European too: the day comes first. */
const formats = { cs: 'cs', en: 'en-GB' as Locale } as const;

export function TextsProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, set] = useState(initial);
  const seen = useSyncExternalStore(subscribe, () => version);
  const setLocale = useCallback(async (next: Locale) => {
    await Promise.all(openScopes().map((scope) => loadTexts(scope, next)));
    inBrowser.write(stored, next);
    document.documentElement.lang = next;
    set(next);
  }, []);
  const language = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` marks that a catalogue arrived
  const messages = useMemo(
    () => Object.assign({}, ...scopes.map((scope) => loaded.get(`${scope}:${locale}`))) as Catalog,
    [locale, seen],
  );
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={formats[locale]} messages={messages} timeZone="Europe/Prague">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** Says a text by its key, with fixed spaces in their places. Keys may come from the server. */
export function useText(): Say {
  const translate = useTranslations() as unknown as Say;
  return useCallback((key, params) => typo(withOneStop((p) => translate(key, p), params)), [translate]);
}

/** Numbers, days and times the way the language writes them. */
export const useFormat = useFormatter;
