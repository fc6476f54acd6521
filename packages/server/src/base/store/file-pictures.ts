import { Refused } from '#contract/refusals.ts';
import { anAside, ReaderDied } from '../reading/reading-aside.ts';
import {
  type Image,
  mostMillions,
  type PictureAsked,
  type Pictured,
  type PictureTold,
  restingMemory,
  type Smaller,
  type Unmade,
} from './picture-limits.ts';

/** Milliseconds of work on one picture. */
const patience = 120_000;
/** Megabytes of what is said about pictures; their points lie outside. */
const heap = 60;

/** One picture at a time, in a process of its own: each takes memory by its points, and a processor that people want. */
const aside = anAside<PictureAsked, PictureTold>(new URL('./picture-child.ts', import.meta.url), {
  ...{ heap, patience, rests: restingMemory },
  draws: true,
});

/** As a refusal; a full disk is none. */
function unmade(why: Unmade): Error {
  if (why === 'disk') return Object.assign(new Error('No room for a picture'), { code: 'ENOSPC' });
  return why === 'pixels'
    ? new Refused('FILES.ERRORS.PIXELS', { params: { millions: mostMillions } })
    : new Refused('FILES.ERRORS.BROKEN');
}

/** A process that was ended from outside is not the fault of the picture: it gets another one. */
async function made(asked: PictureAsked): Promise<Pictured | null> {
  const ask = () => aside.ask(asked);
  const died = (error: unknown) => {
    if (error instanceof ReaderDied) return null;
    throw error;
  };
  const told = (await ask().catch(died)) ?? (await ask().catch(died));
  if (!told) throw unmade('broken');
  if ('why' in told) throw unmade(told.why);
  return told.pictured;
}

/**
 * Writes the picture anew, turned as it was taken and without metadata, and beside it a smaller WebP to show. Refuses more
 * than 80 million pixels (all frames together) and what cannot be read. Answers what it was.
 */
export async function rewritePicture(
  from: string,
  image: Image,
  to: { whole: string; preview: string },
): Promise<Pictured> {
  return (await made({ kind: 'anew', from, image, to })) as Pictured;
}

/** Smaller pictures of a kept one, each at most so long on its longer side, as WebP. Refuses what cannot be read. */
export async function shrinkPicture(from: string, to: readonly Smaller[]): Promise<void> {
  await made({ kind: 'smaller', from, to });
}
