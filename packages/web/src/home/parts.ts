import type { AtHome } from '../define-noun.ts';
import { nouns } from '../nouns.ts';

const files = import.meta.glob<AtHome>('../*/AtHome.tsx', { eager: true });

/** What the nouns bring to the dashboard, in their order. */
export const parts: readonly AtHome[] = Object.keys(nouns).flatMap((noun) => files[`../${noun}/AtHome.tsx`] ?? []);
