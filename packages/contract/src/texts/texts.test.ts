import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageSizes } from '../base/paging.ts';
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
