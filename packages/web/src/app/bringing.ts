import type { NounId } from '#contract/nouns.ts';
import type { NounWeb } from '../define-noun.ts';
import { nouns } from '../nouns.ts';

/** Nouns that bring something to one of the shared pages, with which their sentences come. */
type Shared = 'houseTab' | 'personTab' | 'reportParts' | 'contactParts' | 'eventParts' | 'meetingParts';
export const bringing = (tab: Shared): NounId[] =>
  Object.entries<NounWeb>(nouns).flatMap(([noun, manifest]) => (manifest[tab] === 'brings' ? [noun as NounId] : []));
