import type { Day } from '#contract/base/time/dates.ts';
import { events } from '#contract/events/endpoints.ts';
import { dayOfWall } from '#contract/events/rules-times.ts';
import type { EventDetail, Occurrence } from '#contract/events/schema.ts';
import { asAnswer } from '../../base/answer.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { changeOf, type Meant, valuesOf, withStart } from '../form/eventValues.ts';
import { keyOf } from '../rows/shown.ts';
import { useFalling, useScope } from '../rows/useScope.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import { carried } from './hours.ts';
import type { Slot } from './useDragging.ts';

type Span = Pick<Occurrence, 'startsAt' | 'endsAt'>;
/** The event at other hours, with the rule of its series from the new day on. */
function movedTo(event: EventDetail, { startsAt, endsAt }: Span, meant: Meant) {
  const shown = (wall: string) => (event.allDay ? dayOfWall(wall) : wall);
  const values = { ...withStart(valuesOf(event), shown(startsAt)), end: shown(endsAt) };
  return changeOf(values, event, event.updatedAt, meant);
}

const alone: Meant = { day: null, typeUpdate: null, fall: false };

/** Carries an event to another day or hour: asks which occurrences where there are several, and offers the way back. */
export function useMoving(all: readonly Occurrence[]): (key: string, from: Slot, to: Slot) => Promise<void> {
  const ask = useAsk();
  const scope = useScope();
  const falls = useFalling();
  const text = useSpanText();
  const update = useChange(events.update, { quiet: true });
  const meantOf = async (event: EventDetail, to: Span): Promise<Meant | null> => {
    const day: Day | null = event.occurrence;
    if (day === null) return alone;
    const typeUpdate = await scope('MOVE', event.title, {
      isLast: event.next === null,
      isAlone: event.parentId !== null,
    });
    const meant: Meant = { day, typeUpdate, fall: typeUpdate !== 'this' };
    if (typeUpdate === null) return null;
    return typeUpdate === 'this' || (await falls(movedTo(event, to, meant))) ? meant : null;
  };
  /** Back where it was: of a series all that was moved. */
  const undo = async (saved: EventDetail, back: Span) => {
    const meant = saved.repeat ? { day: saved.occurrence, typeUpdate: 'thisAndFuture' as const, fall: true } : alone;
    await update.run(movedTo(saved, back, meant));
    notify('ok', 'CALENDAR.MOVED.BACK');
  };
  const failed = (error: unknown) => {
    const { key, params } = asAnswer(error);
    notify('bad', key, params);
  };
  const move = async (found: Occurrence, from: Slot, to: Slot) => {
    const { id, occurrence } = found;
    const event = await ask(events.one, { id, ...(occurrence && { day: occurrence }) });
    const span = carried(event, from, to);
    const meant = await meantOf(event, span);
    const saved = meant && (await update.run(movedTo(event, span, meant)));
    if (!saved) return;
    // What comes after the one that stays was moved by as much.
    const before = carried(saved, to, from);
    const back = { name: 'CALENDAR.MOVED.UNDO', run: () => undo(saved, before).catch(failed) } as const;
    // What follows one that was changed by itself stood elsewhere than it: nothing that is carried brings that back.
    const hasBack = event.parentId === null || !saved.repeat;
    notify('ok', 'CALENDAR.MOVED.DONE', { when: text.when(saved) }, hasBack ? back : undefined);
  };
  return async (key, from, to) => {
    const found = all.find((one) => keyOf(one) === key);
    if (found) await move(found, from, to).catch(failed);
  };
}
