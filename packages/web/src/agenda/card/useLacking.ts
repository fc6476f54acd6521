import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useAgenda } from './data.ts';

/** What the invitation would lack of its agenda; it warns whoever calls the meeting, and blocks nothing. */
export function useLacking(id: number): readonly string[] {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const { data } = useAgenda(id);
  if (!administers || !data) return [];
  if (data.points.length === 0) return [say('AGENDA.EMPTY_CALLING')];
  const lacking = data.points.filter((p) => p.lacks.length > 0).map((p) => p.label);
  return lacking.length > 0 ? [say('AGENDA.LACKING', { count: lacking.length, points: lacking.join(', ') })] : [];
}
