import { readdirSync } from 'node:fs';
import { typesetAll } from '#contract/base/words/typeset.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { joined } from '#contract/texts/joined.ts';

type Tree = { readonly [key: string]: string | Tree };

const contract = new URL('../../../../contract/src/', import.meta.url);

/** Every file of sentences in the language, found where nouns keep them, with fixed spaces in their places. */
async function catalogueOf(locale: Locale): Promise<Tree> {
  const all = readdirSync(contract, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const own = all.filter((path) => /^[\w-]+\/texts\/[\w-]+\.\w+\.ts$/.test(path) && path.endsWith(`.${locale}.ts`));
  const read = async (path: string) => ((await import(new URL(path, contract).href)) as { default: Tree }).default;
  const trees = await Promise.all(own.map(read));
  return typesetAll(trees.reduce(joined<Tree>, {}));
}

/** What the server says, read once when it starts. */
export const catalogues: Readonly<Record<Locale, Tree>> = { cs: await catalogueOf('cs'), en: await catalogueOf('en') };
