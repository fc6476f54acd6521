import { type PartName, partNames, parts, together } from '#contract/home/endpoints-dashboard.ts';
import { useReadingOfAll } from '../base/data.ts';
import { useMe } from '../base/me.tsx';

/** Everything that the first screen asks for, in one request; what broke there is asked for by its own place. */
export function useTogether() {
  const me = useMe();
  const inputOf = (name: PartName) => (name === 'own' ? { id: me.id } : {});
  return useReadingOfAll(together.dashboard, {}, ({ parts: came }) =>
    partNames
      .filter((name) => came[name] !== undefined)
      .map((name) => ({ call: parts[name], input: inputOf(name), answer: came[name] })),
  );
}
