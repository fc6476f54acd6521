import { handovers } from '#contract/handovers/endpoints.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';

/** In a row of contacts what neighbours say of the firm's work; all rows share one question. */
export function MendedMark({ id }: { id: number }) {
  const say = useText();
  const reads = useMay('reports', 'r');
  const { data } = useReading(handovers.judged, {}, { when: reads });
  const said = data?.contacts.find((c) => c.id === id);
  return said ? <b>{say('HANDOVER.JOBS.MENDED', said)}</b> : null;
}
