import { messageWordings } from '#contract/messages/endpoints-wordings.ts';
import { useReading } from '../../base/data.ts';

/** What the message said before, as far as the asker may open it. */
export const useWordings = (id: number) => useReading(messageWordings.list, { id });
/** One of those, whole; the one before stays in sight while it comes. */
export const useWording = (id: number | null) =>
  useReading(messageWordings.one, { id: id ?? 0 }, { when: id !== null, keep: true });
