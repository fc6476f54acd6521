/** What a calendar means by a name of a zone: how far clocks there are ahead at a moment, in minutes. */
export type Zone = { ahead(at: number): number };

const minute = 60_000;
const day = 24 * 3600_000;

/** Zones of Windows that calendars of this part of the world carry. */
const ofWindows: Readonly<Record<string, string>> = {
  'Central Europe Standard Time': 'Europe/Prague',
  'Central European Standard Time': 'Europe/Warsaw',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kiev',
  'GTB Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'India Standard Time': 'Asia/Kolkata',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/** Cities of Europe by which Windows names a zone to people, "(UTC+01:00) Belgrade, Bratislava, Budapest, Ljubljana, Prague". */
const cities = ['Prague', 'Berlin', 'Paris', 'Warsaw', 'London', 'Helsinki', 'Athens', 'Istanbul', 'Moscow'];

/** The same zone as the world calls it. */
function worldly(bare: string): string {
  const windows = ofWindows[bare];
  if (windows) return windows;
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(bare)) return 'UTC';
  const [, ahead = '', rest = ''] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\)(.*)$/.exec(bare) ?? [];
  const city = cities.find((one) => rest.includes(one));
  if (city) return `Europe/${city}`;
  if (ahead) return ahead;
  const [, sign, hours = '', minutes = '00'] = /^(?:UTC|GMT)([+-])(\d\d?):?(\d\d)?$/.exec(bare) ?? [];
  if (sign) return `${sign}${hours.padStart(2, '0')}:${minutes}`;
  // Some programs put a path of their own before the name.
  const tail = /[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_]+){1,2}$/.exec(bare)?.[0];
  return bare.startsWith('/') && tail ? tail : bare;
}

const known = new Map<string, Zone | null>();

function zoneOf(name: string): Zone | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const ahead = (at: number): number => {
      const text = parts.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
      const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
      return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
    };
    return { ahead: inHours(ahead) };
  } catch {
    return null;
  }
}

/** Remembered for a quarter of an hour: no zone changes its clocks in between. */
function inHours(ahead: (at: number) => number): (at: number) => number {
  const found = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / (15 * minute));
    const before = found.get(quarter);
    if (before !== undefined) return before;
    if (found.size > 50_000) found.clear();
    const now = ahead(quarter * 15 * minute);
    found.set(quarter, now);
    return now;
  };
}

/** A zone by its name, as the world, Windows or some program before it calls it; null where nobody knows it. */
export function zoneNamed(name: string): Zone | null {
  if (known.has(name)) return known.get(name) ?? null;
  const bare = name.replace(/^"|"$/g, '').trim();
  const zone = zoneOf(worldly(bare));
  if (known.size < 1000) known.set(name, zone);
  return zone;
}

/** The moment when clocks of the zone show this: one skipped in spring comes later by the hour, one that comes twice is the first. */
export function momentIn(zone: Zone, wall: number): number {
  const [before, after] = [zone.ahead(wall - day), zone.ahead(wall + day)];
  const early = wall - before * minute;
  if (zone.ahead(early) === before) return early;
  const late = wall - after * minute;
  return zone.ahead(late) === after ? late : early;
}

/** What clocks of the zone show at the moment. */
export const wallIn = (zone: Zone, at: number): number => at + zone.ahead(at) * minute;
