import type { AttendanceEvent } from '#contract/presence/schema.ts';
import { inBrowser } from '../../base/stored.ts';

const desk = 'pavlac.desk';
const order = 'pavlac.desk.order';

/** The name of this desk, the same as long as the browser keeps it. */
function device(): string {
  const kept = inBrowser.read(desk);
  if (kept) return kept;
  const made = crypto.randomUUID();
  inBrowser.write(desk, made);
  return made;
}

/** A tap at this desk: made once when it is pressed, and sent again as the same one. */
export function newTap(): AttendanceEvent {
  const next = Number(inBrowser.read(order) ?? '0') + 1;
  inBrowser.write(order, String(next));
  return { id: crypto.randomUUID(), device: device(), order: next };
}
