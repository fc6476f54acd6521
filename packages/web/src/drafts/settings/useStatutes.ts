import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { Statutes } from '#contract/association/schema-settings.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';

/** What the statutes say; null until it is known. Where nothing is known of them, the law holds as if they were silent. */
export function useStatutes(): Statutes | null {
  const reads = useMay('svj', 'rw');
  const { data, isLoading } = useReading(houseSettings.read, {}, { when: reads });
  return isLoading ? null : (data?.statutes ?? Statutes.parse({}));
}
