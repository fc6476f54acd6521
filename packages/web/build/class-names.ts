import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const plain = (path: string) => path.replaceAll('\\', '/');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(plain)
  .filter((file) => file.endsWith('.module.css'))
  .sort();
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A class by its own name and two letters of its file: what repeats is compressed away, a hash never is. */
export function classNameOf(name: string, file: string): string {
  const at = files.findIndex((one) => plain(file).endsWith(`/src/${one}`));
  const [first, second] = [letters[Math.floor(at / letters.length)], letters[at % letters.length]];
  if (!first || !second) throw new Error(`${file} is not a sheet of a screen`);
  return `${first}${second}_${name}`;
}
