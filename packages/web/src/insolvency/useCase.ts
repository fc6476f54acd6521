import { insolvency } from '#contract/insolvency/endpoints.ts';
import type { CaseView } from '#contract/insolvency/schema.ts';
import { useAsk } from '../base/data.ts';

/** The case as it is now, for a form that somebody else was faster than. */
export function useCaseNow(one: CaseView): () => Promise<CaseView> {
  const ask = useAsk();
  return async () => {
    const { insolvency: watches } = await ask(insolvency.list, {});
    return watches.flatMap(({ cases }) => cases).find(({ id }) => id === one.id) ?? one;
  };
}
