import type { NounId } from '../nouns.ts';

/**
 * What the browser loads at once: sentences of one noun, what everybody needs who is signed in, what lists, forms and files
 * say on every screen but the dashboard, what fields are called in forms and in the log, what else the log says, what is wrong
 * with an amount, papers addressed to somebody, and three pieces of the signed-out tree. Mails, papers and sheets are written by
 * the server alone.
 */
export type Piece =
  | NounId
  | 'shell'
  | 'screens'
  | 'money'
  | 'fields'
  | 'log'
  | 'addressed'
  | 'public'
  | 'legal'
  | 'entering';

/** Areas of a noun that come apart from the rest of it. */
const apart: Readonly<Record<string, Piece | null>> = {
  everywhere: 'shell',
  files: 'screens',
  picture: 'screens',
  base: 'screens',
  beyond: 'screens',
  fields: 'fields',
  money: 'money',
  log: 'log',
  addressed: 'addressed',
  public: 'public',
  legal: 'legal',
  entering: 'entering',
  // What pages of votes say of a noun that has pages of its own besides.
  votes: 'votes',
  mails: null,
  prints: null,
};

const place = /\/([\w-]+)\/texts\/([\w-]+)\.(?:cs|en)\.ts/;

/** The piece that a file of sentences belongs to; none where the browser never says it. */
export function pieceOf(path: string): Piece | null {
  const [, noun = '', area = ''] = place.exec(path) ?? [];
  const own = noun === 'base' ? 'shell' : (noun as NounId);
  return apart[area] === undefined ? own : apart[area];
}
