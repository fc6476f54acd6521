import { clock } from '#contract/clock/endpoints.ts';
import type { Term } from '#contract/clock/schema.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';

export const useTerms = () => useReading(clock.view, {});

/** What a term is called. */
export function useTermTitle() {
  const say = useText();
  return ({ kind, name }: Pick<Term, 'kind' | 'name'>) => say(`TERMS.${kind}`, { name: name || 'none' });
}
