import { searchKey } from '#contract/base/words/search.ts';
import type { Ask } from './registers-asking.ts';

const made = [
  'Lipová 1247/14, 389 99 Horní Lipnice',
  'Lipová 1248/16, 389 99 Horní Lipnice',
  'Lipová 1301/20, 389 99 Horní Lipnice',
  'Nádražní 312/8, 389 99 Horní Lipnice',
  'Nádražní 314/10, 389 99 Horní Lipnice',
  'Dlouhá 7/3, Za Tratí, 389 99 Horní Lipnice',
  'č.p. 88, 389 98 Dolní Lipnice',
];

/** The register of addresses of the sample: a few that do not exist, and nothing leaves the computer. */
export const simulatedAddresses: Ask = async (path) => {
  const text = searchKey(new URL(path, 'http://localhost').searchParams.get('text') ?? '');
  const suggestions = made
    .filter((one) => text !== '' && searchKey(one).includes(text))
    .map((one, n) => ({ text: one, magicKey: `1_${n}`, isCollection: false }));
  return { status: 200, body: { suggestions } };
};
