import { homeLinks } from '#contract/home/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** First steps of the house that were handed to me; nothing while none are. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.stepsForMe ?? 0;
  const at = homeLinks.steps;
  return count > 0 ? [{ count, name: say('HOME.STEP'), first: { of: 'stepsForMe', at }, at: at() }] : [];
}
