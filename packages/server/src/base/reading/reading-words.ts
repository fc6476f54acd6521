import { wordsOf } from '#contract/base/words/words.ts';
import type { Page } from './reading.ts';

/** Letters of one piece; a longer page comes in several. */
const pieceLetters = 8000;
/** Pieces of one file; a number of them fits into ten bits. */
export const mostPieces = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a database holds a zero
const control = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** A word that was divided at the end of a line. */
const divided = /(\p{L})[-\u2010]\n\s*(\p{Ll})/gu;

/** A text as people read it: without what does not show, divided words joined, letters and their marks one. */
export const clean = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(control, '').replace(divided, '$1$2').replace(/\s+/g, ' ').trim();

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const space = text.length - at > pieceLetters ? text.lastIndexOf(' ', at + pieceLetters) : -1;
    const to = space > at ? space : at + pieceLetters;
    yield text.slice(at, to).toWellFormed();
    at = to;
  }
}

/** Pieces of the pages, in their order; a page without words is none. */
export function piecesOf(pages: readonly Page[]): Page[] {
  const pieces: Page[] = [];
  for (const { page, text } of pages)
    for (const piece of cut(clean(text))) if (pieces.length < mostPieces) pieces.push({ page, text: piece.trim() });
  return pieces;
}

/** Each word with the first piece that holds it, by its place from 0. */
export function wordsIn(pieces: readonly Page[]): { words: string[]; firsts: number[] } {
  const found = new Map<string, number>();
  for (const [at, { text }] of pieces.entries())
    for (const word of wordsOf(text)) if (!found.has(word)) found.set(word, at);
  return { words: [...found.keys()], firsts: [...found.values()] };
}
