import { useEffect, useState } from 'react';
import { wallTime } from '#contract/base/time/dates.ts';

const now = () => wallTime(new Date()).slice(11, 16);

/** The hour as clocks in Prague show it, also while nobody touches the screen. */
export function useClock(): string {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
