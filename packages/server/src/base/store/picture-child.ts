import { stepBack, watchMemory } from '../reading/reading-modesty.ts';
import {
  mostPictureMemory,
  type PictureAsked,
  type Pictured,
  type PictureTold,
  type Unmade,
} from './picture-limits.ts';
import { makeSmaller, writeAnew } from './picture-making.ts';

const million = 1024 * 1024;

/** Told apart only by its words. */
function whyUnmade(error: unknown): Unmade {
  const words = String(error);
  if (/No space left|ENOSPC/i.test(words)) return 'disk';
  return /pixel limit/i.test(words) ? 'pixels' : 'broken';
}

const made = async (asked: PictureAsked): Promise<Pictured | null> => {
  if (asked.kind === 'anew') return writeAnew(asked.from, asked.image, asked.to);
  await makeSmaller(asked.from, asked.to);
  return null;
};

stepBack();
watchMemory(mostPictureMemory);
process.on('message', (asked: PictureAsked) => {
  void made(asked)
    .then(
      (pictured) => ({ pictured }),
      (error: unknown) => ({ why: whyUnmade(error) }),
    )
    .then((told) => {
      const memory = Math.round(process.memoryUsage.rss() / million);
      process.send?.({ ...told, memory } satisfies PictureTold);
    });
});
process.on('disconnect', () => process.exit());
