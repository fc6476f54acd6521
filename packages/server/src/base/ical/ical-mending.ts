import ICAL from 'ical.js';

type Component = InstanceType<typeof ICAL.Component>;

const dated = '(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)';
// Each sign fits in one way alone: a row of forty semicolons that fit in several would be tried in all of them, for hours.
const parameters = '(?:;(?:[^;:\\n"]|"[^"\\n]*")*)*';
const bareDays = new RegExp(`^(${dated})(${parameters}):(\\d{8}(?:,\\d{8})*)$`, 'gim');
const nothingSaid = new RegExp(`^(?:${dated}|DURATION|RRULE)${parameters}:[ \\t]*\\n`, 'gim');

/**
 * The lines as they were meant: what is no line belongs to the one before, days may say that they are none, a time may be
 * left empty, a rule may be written small or with spaces, and the name of a zone may hold a colon.
 */
const mended = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?![ \t]|[A-Za-z0-9-]+[;:]|\n|$)/g, '\n ')
    .replace(/\n{2,}/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/;TZID=(tzone:\/\/[\w/]+)(?=[:;])/gi, ';TZID="$1"')
    .replace(nothingSaid, '')
    .replace(bareDays, (_, name: string, said: string, days: string) => {
      return `${name}${said.replace(/;VALUE=[^;:]*/i, '')};VALUE=DATE:${days}`;
    })
    .replace(/^RRULE(?:;[^:\n]*)?:.*$/gim, (rule) => rule.replace(/\s/g, '').toUpperCase());

const parsed = (text: string): unknown[] => {
  const found = ICAL.parse(text) as unknown[];
  return (typeof found[0] === 'string' ? [found] : found) as unknown[];
};

/** Calendars of a text, without events that no one could read; `broken` is how many those were. Throws when none can be read. */
export function calendarsIn(text: string): { calendars: Component[]; broken: number } {
  const whole = mended(text);
  let broken = 0;
  const readable = (event: string): string => {
    try {
      ICAL.parse(`BEGIN:VCALENDAR\n${event}\nEND:VCALENDAR`);
      return event;
    } catch {
      broken += 1;
      return '';
    }
  };
  const heard = (piece: string): string => {
    const end = /^END:VEVENT[ \t]*$/im.exec(piece);
    if (!end) return piece;
    const after = end.index + end[0].length;
    return readable(piece.slice(0, after)) + piece.slice(after);
  };
  let roots: unknown[];
  try {
    roots = parsed(whole);
  } catch {
    const [head = '', ...events] = whole.split(/^(?=BEGIN:VEVENT[ \t]*$)/im);
    roots = parsed([head, ...events.map(heard)].join(''));
  }
  const calendars = (roots as ConstructorParameters<typeof ICAL.Component>[0][])
    .map((root) => new ICAL.Component(root))
    .filter(({ name }) => name === 'vcalendar');
  return { calendars, broken };
}
