import { useReading } from '../../base/data.ts';
import type { Worded } from '../asking.ts';

/** What it said before, as far as the asker may open it. */
export const useWordings = ({ id, calls }: Worded) => useReading(calls.list, { id });
/** One of those, whole; the one before stays in sight while it comes. */
export const useWording = ({ calls }: Worded, id: number | null) =>
  useReading(calls.one, { id: id ?? 0 }, { when: id !== null, keep: true });
