import type { NounId } from '#contract/nouns.ts';
import type { NounWeb } from '../../define-noun.ts';
import { nouns } from '../../nouns.ts';

/** Nouns that bring something to one of the shared pages, with which their sentences come. */
type Parts =
  | 'reportParts'
  | 'contactParts'
  | 'eventParts'
  | 'meetingParts'
  | 'feeParts'
  | 'approvalParts'
  | 'cashParts';
export const bringing = (tab: Parts): NounId[] =>
  Object.entries<NounWeb>(nouns).flatMap(([noun, manifest]) => (manifest[tab] === 'brings' ? [noun as NounId] : []));
