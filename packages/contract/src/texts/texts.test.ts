import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageSizes } from '../base/calls/paging.ts';
import { refusals } from '../refusals.ts';
import { limits } from '../session/rules.ts';

type Tree = { [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([k, v]) =>
    typeof v === 'string' ? [[`${path}${k}`, v] as [string, string]] : leaves(v, `${path}${k}.`),
  );

const contract = new URL('../', import.meta.url);
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(?:cs|en)\.ts$/.test(path),
);

async function catalog(lang: 'cs' | 'en'): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const file of files.filter((path) => path.endsWith(`.${lang}.ts`))) {
    const { default: tree } = (await import(new URL(file, contract).href)) as { default: Tree };
    for (const [k, v] of leaves(tree)) {
      expect(all.has(k), `${k} stands twice`).toBe(false);
      all.set(k, v);
    }
  }
  return all;
}

// A brace after a branch of a plural or a choice holds words, not an argument.
const argument = /(?<!(?:one|few|many|other|female|male|others|=\d+|[,}]\s+\d+)\s*)\{\s*([a-z]\w*)\s*[,}]/g;
const placeholders = (text: string) => [...text.matchAll(argument)].map((m) => m[1]);

it('both languages have the same keys with the same arguments, none empty', async () => {
  const cs = await catalog('cs');
  const en = await catalog('en');
  expect([...en.keys()].sort()).toEqual([...cs.keys()].sort());
  for (const [key, text] of cs) {
    expect(text.trim(), key).not.toBe('');
    // English needs no sex where Czech bends the word; everything else is said in both.
    const needed = (list: (string | undefined)[]) => [...new Set(list)].filter((a) => a !== 'sex').sort();
    expect([key, ...needed(placeholders(en.get(key) as string))]).toEqual([key, ...needed(placeholders(text))]);
  }
});

it('English is English', async () => {
  for (const [key, text] of await catalog('en'))
    expect([key, /[ěščřžýůďťň]/.test(text.replace(/Pavlač|Čeština|Němčina|Řípa|Dvorský|Novák/g, ''))]).toEqual([
      key,
      false,
    ]);
});

/** What a sentence must not hold, and why. */
const stumbles: readonly (readonly ['cs' | 'en' | 'both', RegExp, string])[] = [
  ['both', /(?<![-\w.{])[Ee]mail(?!\w*[@:},])/, 'an e-mail has a hyphen'],
  ['both', /!(?!=)/, 'nobody is shouted at'],
  ['both', /\d\.\d\d (?:h|hod)(?!\p{L})/u, 'time has a colon'],
  ['cs', /[\d}]%/, 'Czech writes a space before a percent'],
  ['en', /[\d}][ \u00a0]%/, 'English writes none'],
  ['en', /\b[Ss]ection \d/, 'a section is said by its sign'],
  ['cs', /(?<!\p{L})(?:jste|byste)(?: si| se| už| ještě| to)* \p{Ll}{2,}(?:l|la)(?!\p{L})/u, 'the reader has no sex'],
  ['cs', /\{(?:who|person|by|author)\}(?: se| si| vás| už| ho| ji)* \p{Ll}+[aeiěy]l(?![\p{L}(])/u, 'no sex is guessed'],
  ['cs', /\p{L}+l \{(?:who|person|by|author)\}/u, 'no sex is guessed'],
  [
    'cs',
    / (?:od|s|k|ke|u|bez|do|proti|mezi) \{(?:name|person|who|owners?|author|agent|member)\}/,
    'a name is not bent',
  ],
];

it('no sentence makes a reader stumble', async () => {
  const found: string[] = [];
  for (const lang of ['cs', 'en'] as const)
    for (const [key, text] of await catalog(lang))
      for (const [of, sign, why] of stumbles)
        if ((of === 'both' || of === lang) && sign.test(text)) found.push(`${lang} ${key}: ${why}: ${text}`);
  expect(found).toEqual([]);
});

it('every refusal has its sentence', async () => {
  const cs = await catalog('cs');
  for (const key of Object.keys(refusals)) expect([key, cs.has(key)]).toEqual([key, true]);
});

it.each([
  'BASE.ERRORS.NO_PERMISSION',
  'TABLE.EMPTY.DEFAULT',
  'BASE.SEARCH.NOT_FOUND',
  'BASE.SELECT.NO_OPTIONS',
  'FORGOT_PASSWORD.ERROR.DESCRIPTION',
])('the specification’s key %s exists', async (key) => expect((await catalog('cs')).has(key)).toBe(true));

it('sentences and numbers of the specification hold', async () => {
  const cs = await catalog('cs');
  expect(cs.get('BASE.ERRORS.FAILED')).toBe('Bohužel se něco nepodařilo. Prosím opakujte akci později znovu.');
  expect(cs.get('PASSWORD.ERRORS.MISMATCH')).toBe('Hesla se neshodují');
  expect(cs.get('BASE.FORM.EMAIL')).toBe('Nesprávný formát e-mailu');
  expect(cs.get('BASE.LOADING')).toBe('Načítám ...');
  expect(limits.passwordLength).toBe(8);
  expect(pageSizes).toEqual([25, 50, 'all']);
});
