import { readdirSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { withZe } from './spoken.ts';
import { typeset, typesetAll, unbroken } from './typeset.ts';
import { typo } from './typo.ts';

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree): string[] => Object.values(tree).flatMap((v) => (typeof v === 'string' ? [v] : leaves(v)));

it.each([
  ['v {place}', 'v_{place}'],
  [
    '{count, plural, one {# byt v domě} other {# bytů v {place}}} a dvůr',
    '{count, plural, one {#_byt v_domě} other {#_bytů v_{place}}} a_dvůr',
  ],
  ['{share} % hlasů', '{share}_% hlasů'],
  ['{n, number} z(e) {all, number}', '{n, number} z(e) {all, number}'],
  ['{floor}. patro, č. {number}', '{floor}._patro, č._{number}'],
  ['{who}. {other}', '{who}. {other}'],
  ['{years, plural, one {# rok} other {# let}}', '{years, plural, one {#_rok} other {#_let}}'],
  ['{sex, select, k {k domu} other {{name} u domu}}', '{sex, select, k {k_domu} other {{name} u_domu}}'],
  [
    '{how, select, mail {Poštou.\n\n} other {}}O čem se hlasuje',
    '{how, select, mail {Poštou.\n\n} other {}}O_čem se hlasuje',
  ],
  ['{size} MB', '{size}_MB'],
  ['§ {section}', '§_{section}'],
])('%s', (written, set) => {
  expect(typeset(written).replaceAll('\u00a0', '_')).toBe(set);
  expect(typeset(typeset(written))).toBe(typeset(written));
});

it('no line ends inside an e-mail, in a short heading either; a word alone stays as it is typed', () => {
  expect(unbroken('Odkaz jsme poslali na e-mail, který znáte.')).toBe(
    'Odkaz jsme poslali na e-\u2060mail, který znáte.',
  );
  expect(['Nový e-mail', 'E-maily', 'Adresa je {email}, píše sem celý dům'].map(unbroken)).toEqual([
    'Nový e-\u2060mail',
    'E-maily',
    'Adresa je {email}, píše sem celý dům',
  ]);
});

describe('all sentences of the portal', async () => {
  const contract = new URL('../../', import.meta.url);
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((f) => /\.(?:cs|en)\.ts$/.test(f));
  const argument = /\{\s*([a-zA-Z]\w*)\s*[,}](?:\s*(\w+))?/g;
  /** Says it with numbers, with every branch, and with words that bring no typography of their own. */
  const saying = (locale: 'cs' | 'en', message: string) => {
    // Before a unit and behind "č." stands a number, whatever its argument is called; it counts nothing behind it.
    const word = /[ \u00a0](?:%|m²)|č\.[ \u00a0]/.test(message) ? '5,0' : 'Slovo';
    const rank = { number: 2, plural: 2, select: 1 } as Record<string, number>;
    const kinds = [...message.matchAll(argument)].map(([, name = '', type = '']) => [name, rank[type] ?? 0] as const);
    const valued = kinds.toSorted(([, one], [, other]) => one - other);
    const say = createTranslator({
      locale,
      messages: { k: message } as never,
      timeZone: 'Europe/Prague',
      onError(error) {
        throw error;
      },
    }) as unknown as (key: string, params: object) => string;
    return (number: number, branch: string) =>
      say('k', Object.fromEntries(valued.map(([name, kind]) => [name, [word, branch, number][kind]])));
  };
  const branches = (message: string) => [
    ...new Set(['Slovo', ...[...message.matchAll(/(\w{2,}) \{/g)].map(([, name]) => name as string)]),
  ];
  it.each(files)('%s is set once as it would be at every say', async (file) => {
    const { default: tree } = (await import(new URL(file, contract).href)) as { default: Tree };
    const locale = file.endsWith('.cs.ts') ? 'cs' : 'en';
    const before = leaves(tree);
    const after = leaves(typesetAll(tree) as Tree);
    before.forEach((message, i) => {
      const set = after[i] as string;
      expect(set.replaceAll('\u00a0', ' ')).toBe(message.replaceAll('\u00a0', ' '));
      const [saidSet, saidWritten] = [saying(locale, set), saying(locale, message)];
      for (const number of [0, 1, 2, 5, 2500])
        for (const branch of branches(message)) {
          const heard = withZe(saidSet(number, branch));
          expect(heard).toBe(typo(withZe(saidWritten(number, branch))));
          expect(typo(heard)).toBe(heard);
        }
    });
  });
});
