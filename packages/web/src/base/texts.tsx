import { files } from 'virtual:texts';
import { createContext, type ReactNode, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider, useFormatter, useTranslations } from 'use-intl';
import publicCzech from '#contract/base/texts/public.cs.ts';
import { spoken } from '#contract/base/words/spoken.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { joined } from '#contract/texts/joined.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Piece } from '#contract/texts/pieces.ts';
import { inBrowser } from './stored.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}

export type Params = Record<string, string | number | Date>;
export type Say = ((key: TextKey, params?: Params) => string) & { has(key: string): boolean };
type Texts = { readonly [key: string]: string | Texts };

const isGroup = (one: unknown): one is Texts => typeof one === 'object' && one !== null && !Array.isArray(one);
const allPieces = [...new Set(Object.keys(files).map((name) => name.slice(0, -'-cs'.length) as Piece))];

// Sentences arrive outside of rendering: React subscribes to all that are here.
const here: Record<Locale, Texts> = { cs: publicCzech, en: {} };
const arriving = new Map<string, Promise<void>>();
/** The language that is shown, and while it is being changed the next one too. */
const shown = new Set<Locale>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function fetchPiece(piece: Piece, locale: Locale): Promise<void> {
  const texts = await files[`${piece}-${locale}`]?.();
  if (texts) here[locale] = joined(here[locale], texts.default);
  for (const tell of listeners) tell();
}

function loadIn(piece: Piece, locale: Locale): Promise<void> {
  const name = `${piece}:${locale}`;
  const coming = arriving.get(name) ?? fetchPiece(piece, locale);
  arriving.set(name, coming);
  // Without a connection it may come at the next try.
  coming.catch(() => arriving.delete(name));
  return coming;
}

/** Pieces that were ever asked for; a change of the language brings them all. */
const opened = new Set<Piece>(['public']);
/** Brings sentences in the language that is shown; what is here already is not asked for again. */
export async function loadTexts(pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) opened.add(piece);
  await Promise.all([...shown].flatMap((locale) => pieces.map((piece) => loadIn(piece, locale))));
}
/** For an address whose screens say them: what the router waits for. */
export const bring = (pieces: readonly Piece[]) => (): Promise<void> => loadTexts(pieces);

/** The language that the page begins in. */
export function startTexts(locale: Locale): Promise<void> {
  shown.add(locale);
  return loadTexts(['public']);
}

/** Each language calls itself by its own name. */
export const languageNames: Record<Locale, string> = { cs: 'Čeština', en: 'English' };

const stored = 'pavlac.lang';
export const savedLocale = (): Locale => (inBrowser.read(stored) === 'en' ? 'en' : 'cs');

type Language = { locale: Locale; setLocale: (next: Locale) => Promise<void> };
const LanguageContext = createContext<Language>({ locale: 'cs', setLocale: async () => {} });
/** The language of the page and the way to change it. */
export const useLanguage = (): Language => use(LanguageContext);

/** Days and numbers of the English portal are European too: the day comes first. */
const formats = { cs: 'cs', en: 'en-GB' as Locale } as const;

async function change(next: Locale): Promise<void> {
  shown.add(next);
  await loadTexts([...opened]);
  for (const other of shown) if (other !== next) shown.delete(other);
}

export function TextsProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, set] = useState(initial);
  const messages = useSyncExternalStore(subscribe, () => here[locale]);
  const setLocale = useCallback(async (next: Locale) => {
    await change(next);
    inBrowser.write(stored, next);
    document.documentElement.lang = next;
    set(next);
  }, []);
  const language = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={formats[locale]} messages={messages} timeZone="Europe/Prague">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

let asksForAll = false;
let allHere = false;
async function loadAll(): Promise<void> {
  asksForAll = true;
  try {
    await loadTexts(allPieces);
    allHere = true;
  } catch {
    asksForAll = false;
  }
}

/** A key that the server named may be another noun's: its sentence comes, and is said as soon as it is here. */
function late(key: string): string {
  if (allHere) return key;
  if (!asksForAll) void loadAll();
  return '';
}

/** Says a text by its key. Keys may come from the server. */
export function useText(): Say {
  const translate = useTranslations();
  return useMemo(() => {
    const has = (key: string) => translate.has(key);
    const plainly = translate as unknown as (key: TextKey, params?: Params) => string;
    const say = (key: TextKey, params?: Params) => (has(key) ? spoken((p) => plainly(key, p), params) : late(key));
    return Object.assign(say, { has });
  }, [translate]);
}

/** What is said under one word, by its last part: a list that nouns fill by their sentences. */
export function useGroup(group: string): Readonly<Record<string, string>> {
  const { locale } = useLanguage();
  const say = useText();
  const all = useSyncExternalStore(subscribe, () => here[locale]);
  return useMemo(() => {
    const found = group
      .split('.')
      .reduce<Texts | string | undefined>((at, name) => (isGroup(at) ? at[name] : undefined), all);
    const names = isGroup(found) ? Object.keys(found) : [];
    return Object.fromEntries(names.map((name) => [name, say(`${group}.${name}` as TextKey)]));
  }, [all, group, say]);
}

/** Numbers, days and times the way the language writes them; a day never breaks between lines. */
export function useFormat(): ReturnType<typeof useFormatter> {
  const format = useFormatter();
  return useMemo(() => {
    const dateTime = (...asked: Parameters<typeof format.dateTime>) =>
      typo(format.dateTime(...asked)).replace(/(\d) (\p{Lu}\p{Ll}+)(?: (\d{4}))?/u, (_, day, month, year) =>
        [day, month, year].filter(Boolean).join('\u00a0'),
      );
    return { ...format, dateTime: dateTime as typeof format.dateTime };
  }, [format]);
}
