import { typo } from '#contract/base/words/typo.ts';
import { events } from '#contract/events/endpoints.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import type { SeriesScope } from '#contract/events/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { choose, confirm } from '../../kit/dialog/confirm.tsx';
import { useScope } from './useScope.ts';

/** Deletes an event after asking which occurrences, and whether those who were told of it are to hear; whether it is gone. */
export function useRemoval(now = new Date()) {
  const say = useText();
  const scope = useScope();
  const change = useChange(events.remove, { ends: [events.one] });
  const tells = (event: EventDetail) =>
    choose({
      title: say('CALENDAR.DELETE.TELL_TITLE'),
      text: say('CALENDAR.DELETE.TELL_TEXT', { title: typo(event.title) }),
      instead: say('CALENDAR.DELETE.TELL'),
      yes: say('CALENDAR.DELETE.QUIETLY'),
      no: say('FORM.KEEP'),
    });
  const sure = (event: EventDetail) =>
    confirm({
      title: say('CALENDAR.DELETE.TITLE', { title: typo(event.title) }),
      text: say('CALENDAR.DELETE.TEXT'),
      yes: say('CALENDAR.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
  return async (event: EventDetail): Promise<boolean> => {
    const { id, occurrence: day } = event;
    const isSeries = day !== null;
    let type: SeriesScope | null = null;
    if (isSeries) type = await scope('DELETE', event.title, { isLast: event.next === null });
    if (isSeries ? type === null : !(await sure(event))) return false;
    const told = event.notify && new Date(event.end) > now ? await tells(event) : 'yes';
    if (told === 'no') return false;
    const gone = await change
      .run({ id, day, type, notify: told === 'instead' ? 'true' : 'false' })
      .catch(() => undefined);
    return gone !== undefined;
  };
}
