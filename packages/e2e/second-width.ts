import { basename } from 'node:path';
import { drawn } from '../server/test/seed.ts';

/** What is walked at both widths in every run, wherever the draw falls. */
export const always = '@both';

/** Whether walks of this file go at their second width too: those of half of the files do, drawn anew for every run. */
export const isWalkedTwice = (file: string): boolean => drawn(`second width of ${basename(file)}`, 2) === 0;
