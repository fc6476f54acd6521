import { surveyLinks } from '#contract/surveys/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Surveys that wait for my answer; nothing while none does. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.surveysToAnswer ?? 0;
  if (count === 0) return [];
  const said = { name: say('HOME.SURVEYS', { count }) };
  return [
    {
      ...{ count, ...said, first: { of: 'surveysToAnswer', at: surveyLinks.one }, at: surveyLinks.list() },
      search: { tab: 'active', filters: { toAnswer: 'yes' }, filter: 1 },
    },
  ];
}
