import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const name = 'virtual:common-passwords';
/** The first ten thousand judge our samples as the whole list does, for a sixth of its weight. */
const kept = 10_000;

/** Gives the strength meter a trimmed list of common passwords and the keyboards used here. */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const list = dictionary['passwords-common'].slice(0, kept).join('\n');
      const { qwerty, qwertz, keypad } = adjacencyGraphs;
      return [
        `export const passwords = ${JSON.stringify(list)}.split('\\n');`,
        `export const keyboards = ${JSON.stringify({ qwerty, qwertz, keypad })};`,
      ].join('\n');
    },
  };
}
