import { urlOf } from '#contract/base/calls/links.ts';
import type { CalendarEntry } from '../../base/ical/ical-writing.ts';
import { speak } from '../../base/text/speak.ts';
import type { SentFrom } from '../../events/ical/steps.ts';
import { type Layered, titleIn } from '../../events/listing/steps-layers.ts';

/** What falls on days in other modules as entries of a file; each leads where it belongs. */
export const layerEntries = ({ url, svjId, lang }: SentFrom, layers: readonly Layered[]): CalendarEntry[] => {
  const say = speak(lang);
  const host = new URL(url).host;
  return layers.flatMap(({ layer, notes }) =>
    notes.map((note) => {
      const { id, turn, startsAt, endsAt, allDay, version, updatedAt, at } = note;
      const clock = (wall: string) => (allDay ? wall.slice(0, 10) : wall);
      return {
        ...{
          uid: `${svjId}.${turn ? `${id}-${turn}` : id}.${layer}@${host}`,
          sequence: version,
          createdAt: updatedAt,
          updatedAt,
        },
        ...{
          title: say(`FEED_FILE.LAYERS.${layer}`, { title: titleIn(lang, note) }),
          place: '',
          description: '',
          label: '',
        },
        ...{ start: clock(startsAt), end: clock(endsAt), url: urlOf(url, at, { svj: svjId }), isCancelled: false },
      };
    }),
  );
};
