import type { At } from './queries-files.ts';
import { readable } from './queries-files.ts';
import type { Talks } from './queries-talks.ts';
import { addTurn, type Made } from './queries-turns.ts';

/**
 * Keeps that something new came of what was said. What the maker may not read, or what was hidden or taken back meanwhile, is passed
 * over in silence: what they wrote stands whatever became of the words, and nobody learns from it what is there.
 */
export async function keepTurn(talks: Talks, at: At, commentId: number | null, made: Made): Promise<void> {
  const said = commentId === null ? undefined : await readable(talks, at, commentId);
  if (commentId !== null && said && !said.hidden) await addTurn(at.db, at.scope, commentId, made, at.now);
}
