import type { Module } from '../access.ts';
import { momentAt, wallTime } from '../base/time/dates.ts';
import { type Pace, paces, type Quiet } from './schema.ts';

/** Modules that send news by e-mail; votes are told by law and cannot be muted. */
export const tellingModules: readonly Module[] = [
  'messages',
  'events',
  'documents',
  'discussion',
  'reports',
  'survey',
  'gallery',
  'requirement_for_approval',
  'roomFees',
];

/** How soon people may be told of a module: of photographs once a week at most. */
export const pacesOf = (module: Module): readonly Pace[] => (module === 'gallery' ? ['weekly', 'never'] : paces);

/** How soon they are told of a module when news of all parts are asked for in one pace. */
export const paceIn = (module: Module, all: Pace): Pace => (pacesOf(module).includes(all) ? all : 'weekly');

/** The one pace in which all these modules are told, null when they differ. */
export function paceOfAll(settings: unknown, modules: readonly Module[]): Pace | null {
  const told = (all: Pace) => modules.every((module) => wishesOf(settings, module).pace === paceIn(module, all));
  return paces.find(told) ?? null;
}

/** When digests go, on clocks in Prague. */
export const digestTime = '07:00';
/** Day of the weekly digest, 1 is Monday. */
export const digestDay = 1;

type Wishes = {
  pace: Pace;
  quiet: Quiet | null;
  /** Must not wait: it goes through mutes, digests and quiet hours. */
  urgent?: boolean;
};

const dayAfter = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const on = (day: string, time: string): Date => momentAt(`${day}T${time}`) as Date;

/** The next digest after the moment: 7:00 in Prague, the weekly one on Monday. */
function nextDigest(pace: 'daily' | 'weekly', now: Date): Date {
  const today = wallTime(now).slice(0, 10);
  for (let days = 0; ; days += 1) {
    const day = dayAfter(today, days);
    if (pace === 'weekly' && weekday(day) !== digestDay) continue;
    if (on(day, digestTime) > now) return on(day, digestTime);
  }
}

/** The end of the quiet hours that the moment lies in; the moment itself outside of them. */
function afterQuiet({ from, to }: Quiet, at: Date): Date {
  const [day = '', time = ''] = wallTime(at).split('T');
  const overMidnight = from > to;
  const inside = overMidnight ? time >= from || time < to : time >= from && time < to;
  if (!inside) return at;
  const end = on(overMidnight && time >= from ? dayAfter(day, 1) : day, to);
  // Clocks that go back show the same hour twice: the end is never before now.
  return end > at ? end : at;
}

/**
 * When news of this moment go to somebody with these wishes; null when never. A digest that falls into quiet hours waits
 * for their end.
 */
export function dueAt({ pace, quiet, urgent = false }: Wishes, now: Date): Date | null {
  if (urgent) return now;
  if (pace === 'never') return null;
  const at = pace === 'now' ? now : nextDigest(pace, now);
  return quiet ? afterQuiet(quiet, at) : at;
}

const isClock = (v: unknown): v is string => typeof v === 'string' && /^\d{2}:\d{2}$/.test(v);

/** Wishes for a module as a member's kept settings say them: as soon as may be until they say otherwise. */
export function wishesOf(settings: unknown, module: Module): { pace: Pace; quiet: Quiet | null } {
  const { notifications, quiet } = (settings ?? {}) as {
    notifications?: Partial<Record<Module, unknown>>;
    quiet?: Partial<Quiet> | null;
  };
  const [soonest = 'now', ...later] = pacesOf(module);
  const pace = later.find((one) => one === notifications?.[module]) ?? soonest;
  return {
    pace,
    quiet: isClock(quiet?.from) && isClock(quiet?.to) ? { from: quiet.from, to: quiet.to } : null,
  };
}
